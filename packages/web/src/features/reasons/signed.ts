/** A change with its sign: `+12` or `−12`. */
export function signed(change: string, say: (value: string) => string): string {
  const sign = signOf(change)
  if (sign === 'none') return say(change)
  return `${sign === 'up' ? '+' : '−'}${say(change.replace('-', ''))}`
}

export function signOf(change: string): 'up' | 'down' | 'none' {
  const value = Number(change)
  if (value === 0) return 'none'
  return value > 0 ? 'up' : 'down'
}
