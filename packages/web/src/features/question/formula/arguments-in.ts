/** The parts of a signature such as `substring(text, start, [length])`; without arguments all of it stands before them. */
export function argumentsIn(text: string): { before: string; names: string[]; after: string } {
  const found = /^([^(]*\()(.*)(\))$/s.exec(text)
  if (found === null) return { before: text, names: [], after: '' }
  const [, before = '', inside = '', after = ''] = found
  return { before, names: inside === '' ? [] : inside.split(', '), after }
}
