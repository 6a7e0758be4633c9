/** Whole numbers that a number would not hold are sent as their digits, which the server reads exactly. */
export function withoutBigints<T>(value: T): T {
  return replaced(value) as T
}

function replaced(value: unknown): unknown {
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : JSON.rawJSON(String(value))
  return Array.isArray(value) ? value.map(replaced) : value
}
