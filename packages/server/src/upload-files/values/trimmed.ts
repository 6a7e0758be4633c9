const LAST_BLANK = 32
const FIRST_BEYOND_ASCII = 127

/** The text without blanks around it. Most have none, which two looks show. */
export function trimmed(text: string): string {
  return isOrdinary(text.charCodeAt(0)) && isOrdinary(text.charCodeAt(text.length - 1)) ? text : text.trim()
}

function isOrdinary(code: number): boolean {
  return code > LAST_BLANK && code < FIRST_BEYOND_ASCII
}
