/** Long texts in slices, so that each takes a moment only. */

/** Characters of one slice. */
const SLICE = 500_000

/** The text in slices. None ends between the two halves of a character. */
export function* textSlices(text: string, size = SLICE): Generator<string> {
  for (let at = 0; at < text.length;) {
    const end = at + size - (isFirstHalf(text.charCodeAt(at + size - 1)) ? 1 : 0)
    yield text.slice(at, end)
    at = end
  }
}

/** What `JSON.stringify` writes for the text between the quotes, in slices. */
export function* jsonSlices(text: string): Generator<string> {
  for (const slice of textSlices(text)) yield JSON.stringify(slice).slice(1, -1)
}

/** Whether this is the first of the two code units of one character. */
function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}
