/** Numbers as people type them. */

/**
 * The number that a text stands for in the reader's way of writing.
 * @returns null for what is not (yet) a number
 */
export function readNumber(text: string, locale: string): number | null {
  const plain = plainNumber(text, locale)
  return plain === null ? null : Number(plain)
}

/** The same with all its digits, as JSON writes numbers. */
export function plainNumber(text: string, locale: string): string | null {
  const plain = text
    .replaceAll(/[\s\u200e\u200f]/g, '')
    .replaceAll(signOf(locale, 'group'), '')
    .replace(signOf(locale, 'decimal'), '.')
    .replace(/^[\u2212\u2013]/, '-')
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain : null
}

/** A number of JSON as a reader would type it. */
export function typedNumber(plain: string, locale: string): string {
  return plain.replace('.', signOf(locale, 'decimal'))
}

function signOf(locale: string, type: 'group' | 'decimal'): string {
  return new Intl.NumberFormat(locale).formatToParts(-1234567.8).find((part) => part.type === type)?.value ?? ''
}
