/** Letters that do not come apart into an ASCII letter and a mark. */
const BASES = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['ŋ', 'n'],
  ['ŧ', 't'],
  ['ĸ', 'k'],
])
const WITHOUT_PARTS = new RegExp(`[${[...BASES.keys()].join('')}]`, 'g')

/** Lower case, with the ASCII base of letters that have one; `Größe (m)` gives `grosse (m)`. */
export function asciiLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/([a-z])[\u0300-\u036f]+/g, '$1')
    .replaceAll(WITHOUT_PARTS, (letter) => BASES.get(letter) ?? letter)
    .normalize('NFC')
}

/** The beginning of a name that takes at most so many bytes in UTF-8. */
export function cutToBytes(name: string, most: number): string {
  if (Buffer.byteLength(name) <= most) return name
  let kept = ''
  let bytes = 0
  for (const sign of name) {
    bytes += Buffer.byteLength(sign)
    if (bytes > most) break
    kept += sign
  }
  return kept
}
