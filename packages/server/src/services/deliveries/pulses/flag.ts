/** A flag that forms and older clients send as text. @param otherwise What nothing and null stand for. */
export function flag(value: boolean | 'true' | 'false' | null | undefined, otherwise: boolean): boolean {
  return value == null ? otherwise : value === true || value === 'true'
}
