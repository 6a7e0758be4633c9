/**
 * A table that is asked with whatever text: it has its own keys and no others, where a plain object also answers to
 * `constructor` and `__proto__`. `test/boundaries` has tables that are asked so made by it.
 */
export function lookup<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries)
}

/** A table without keys, to be filled with keys of any text. */
export function emptyTable<Value>(): Record<string, Value> {
  return Object.create(null)
}

/** What a table has under a key of any text; undefined for what every object inherits, such as `constructor`. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** What a map has under a key; if it has nothing there, what `make` returns, which is kept. */
export function remember<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => NoInfer<Value>,
): Value {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}
