/** A flag that forms and older clients send as text; undefined for nothing and null. */
export function flag(value: boolean | 'true' | 'false' | null | undefined): boolean | undefined {
  return value == null ? undefined : value === true || value === 'true'
}
