/** Which rows of a list are chosen. */

export interface SelectedRows {
  keys: ReadonlySet<string>
  /** From where a range reaches. */
  anchor: string | null
}

export const NOTHING_SELECTED: SelectedRows = { keys: new Set(), anchor: null }

/** @param how `only` this one, `toggle` it, or the `range` from the one before */
export function pick(
  { keys, anchor }: SelectedRows,
  order: readonly string[],
  key: string,
  how: 'only' | 'toggle' | 'range' = 'only',
): SelectedRows {
  if (how === 'range' && anchor !== null && order.includes(anchor)) {
    const [from = 0, to = 0] = [order.indexOf(anchor), order.indexOf(key)].sort((a, b) => a - b)
    return { keys: new Set(order.slice(from, to + 1)), anchor }
  }
  if (how !== 'toggle') return { keys: new Set([key]), anchor: key }
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return { keys: next, anchor: key }
}

/** All rows, or none when all are chosen. */
export function selectAll({ keys }: SelectedRows, order: readonly string[]): SelectedRows {
  const isAll = order.length > 0 && order.every((key) => keys.has(key))
  return isAll ? NOTHING_SELECTED : { keys: new Set(order), anchor: order[0] ?? null }
}

/** Without rows that are not there any more. */
export function withoutGone(selected: SelectedRows, order: readonly string[]): SelectedRows {
  const there = new Set(order)
  const keys = [...selected.keys].filter((key) => there.has(key))
  return keys.length === selected.keys.size ? selected : { ...selected, keys: new Set(keys) }
}
