/** Ranges of characters, as style sheets write them. */

/** True when a text has a character of a range such as `U+0-FF, U+131, U+4??`; an empty range holds all. */
export function holdsAny(range: string, text: string): boolean {
  const parts = range
    .split(',')
    .map((part) => /^\s*U\+([\dA-F?]+)(?:-([\dA-F]+))?\s*$/i.exec(part))
    .filter((part) => part !== null)
    .map(([, from = '', to]): [number, number] => [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
    ])
  if (parts.length === 0) return text !== ''
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return parts.some(([from, to]) => code >= from && code <= to)
  })
}
