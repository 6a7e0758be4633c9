/** The lines of a load (`Load.rows`), for engines that do not read them by themselves. */

export const [TAB, LF, BACKSLASH] = [9, 10, 92]
const NULL_LETTER = 78
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['\\', '\\'],
])
/** The sign that a letter behind a backslash means; 0 for one that means itself. */
export const VALUE_ESCAPES = new Uint8Array(256)
for (const [letter, sign] of ESCAPED) VALUE_ESCAPES[letter.charCodeAt(0)] = sign.charCodeAt(0)

/** Whether a value is null. */
export function isNullAt(lines: Uint8Array, start: number, end: number): boolean {
  return lines[start] === BACKSLASH && lines[start + 1] === NULL_LETTER && end === start + 2
}

/** Writes a value without its escapes over itself, and gives its end. */
export function unescapeValue(lines: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && lines[at] !== BACKSLASH) at += 1
  let to = at
  for (; at < end; at += 1) {
    if (lines[at] === BACKSLASH && at + 1 < end) {
      at += 1
      lines[to++] = VALUE_ESCAPES[lines[at]!] || lines[at]!
    } else lines[to++] = lines[at]!
  }
  return to
}

/** How many values the line has that begins at `start`. */
export function valueCount(lines: Uint8Array, start: number): number {
  let count = 1
  for (let at = start; at < lines.length && lines[at] !== LF; at += 1) if (lines[at] === TAB) count += 1
  return count
}
