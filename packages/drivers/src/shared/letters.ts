/** Letters as most engines change their case: one by one, whatever stands beside them, and none becomes two. Imports nothing. */

/** A sigma at the end of a word is the same as within it, and `İ` becomes `i`. */
export function lowerCase(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase()
    return small.length > letter.length ? small.slice(0, letter.length) : small
  }).join('')
}

/** A letter that has no capital of its own stays. */
export function upperCase(text: string): string {
  return Array.from(text, (letter) => {
    const capital = letter.toUpperCase()
    return capital.length === letter.length ? capital : letter
  }).join('')
}
