/**
 * The number that a text stands for in the reader's way of writing.
 * @returns null for what is not (yet) a number
 */
export function readNumber(text: string, locale: string): number | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.8)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const plain = text
    .replaceAll(/[\s\u200e\u200f]/g, '')
    .replaceAll(sign('group'), '')
    .replace(sign('decimal'), '.')
    .replace(/^[\u2212\u2013]/, '-')
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}
