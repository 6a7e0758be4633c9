/** SQL in words, names in quotes, texts and signs, as far as completion needs it. */

export interface Token {
  kind: 'word' | 'name' | 'open' | 'text' | 'other'
  text: string
}

/** Comments, texts, names in quotes, words, and single characters; a quote that never closes reaches to the end. */
export const TOKENS =
  /--[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|[\p{L}_][\p{L}\p{N}_$]*|[^\s]/gu
export function tokensOf(text: string, textQuote: string): Token[] {
  return [...text.matchAll(TOKENS)].flatMap(([found]): Token[] => {
    if (found.startsWith('--') || found.startsWith('/*')) return []
    const quote = found.charAt(0)
    if (quote === "'" || quote === textQuote) return [{ kind: 'text', text: found }]
    if (quote !== '"' && quote !== '`') return [{ kind: /^[\p{L}_]/u.test(found) ? 'word' : 'other', text: found }]
    const isClosed = found.length > 1 && found.endsWith(quote)
    return [{ kind: isClosed ? 'name' : 'open', text: found }]
  })
}

export const isName = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'name'

export function nameOf({ kind, text }: Token): string {
  const quote = text.charAt(0)
  return kind === 'name' ? text.slice(1, -1).replaceAll(quote + quote, quote) : text
}
