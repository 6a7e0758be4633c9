/** Comments and quoted text in SQL, by the rules of its engine. */
import type { Lexis } from '../../dialect/lexis.ts'

/** What stands between quotes: a text, a name, or text whose end is a mark of the author's own (`$$`). */
export interface Quote {
  holds: 'text' | 'name' | 'dollar text'
  /** The sign that ends it, doubled where it stands inside. */
  mark: string
  hasBackslashEscapes: boolean
}

interface Comment {
  kind: 'comment'
  end: number
  isLine: boolean
}

export interface Quoted {
  kind: 'quoted'
  end: number
  bodyStart: number
  bodyEnd: number
  quote: Quote
  /** False when the text is over before the quote is. */
  isClosed: boolean
}

type Span = Comment | Quoted

/** More marks than this that never come are not looked for: the search would take the square of the length. */
const MAX_MISSING_MARKS = 50

interface SpanFinder {
  /** The comment or quoted text that begins at a place; null for anything else. */
  at(place: number): Span | null
}

/** Looks for spans in one text. The places must be asked in order: what was found is kept for the next search. */
export function spanFinder(text: string, lexis: Lexis): SpanFinder {
  const next = createSearch(text)

  function lineComment(place: number): Comment {
    const ends = (lexis.returnEndsLine ? ['\n', '\r'] : ['\n'])
      .map((mark) => next(mark, place))
      .filter((end) => end >= 0)
    return { kind: 'comment', end: Math.min(text.length, ...ends), isLine: true }
  }

  function blockComment(place: number): Comment {
    let depth = 1
    let at = place + 2
    while (depth > 0) {
      const end = next('*/', at)
      if (end < 0) return { kind: 'comment', end: text.length, isLine: false }
      const inner = lexis.nestedComments ? next('/*', at) : -1
      const isInner = inner >= 0 && inner < end
      depth += isInner ? 1 : -1
      at = (isInner ? inner : end) + 2
    }
    return { kind: 'comment', end: at, isLine: false }
  }

  function quoted(place: number, quote: Quote): Quoted {
    const isPrefixed = quote.hasBackslashEscapes && lexis.backslashEscapes === 'prefixed'
    const span = { kind: 'quoted', bodyStart: place + 1, quote } as const
    let at = place + 1
    for (;;) {
      const end = next(quote.mark, at)
      const escape = quote.hasBackslashEscapes ? next('\\', at) : -1
      if (escape >= 0 && (end < 0 || escape < end)) at = escape + 2
      else if (end < 0) return { ...span, end: text.length, bodyEnd: text.length, isClosed: false }
      else if (text[end + 1] === quote.mark && quote.mark !== ']') at = end + 2
      else if (isPrefixed && continuation(end + 1) > 0) at = continuation(end + 1)
      else return { ...span, end: end + 1, bodyEnd: end, isClosed: true }
    }
  }

  /** Where a text goes on that was interrupted by a line break, by the rules of its beginning; -1 when it does not. */
  function continuation(place: number): number {
    CONTINUATION.lastIndex = place
    return CONTINUATION.test(text) ? CONTINUATION.lastIndex : -1
  }

  function dollarQuoted(place: number): Quoted | null {
    if (isWordPart(text, place - 1)) return null
    DOLLAR.lastIndex = place
    const mark = DOLLAR.exec(text)?.[0]
    if (mark === undefined) return null
    const bodyStart = place + mark.length
    const bodyEnd = next(mark, bodyStart)
    if (bodyEnd < 0) return null
    const quote: Quote = { holds: 'dollar text', mark, hasBackslashEscapes: false }
    return { kind: 'quoted', end: bodyEnd + mark.length, bodyStart, bodyEnd, quote, isClosed: true }
  }

  function hasEscapes(place: number): boolean {
    if (lexis.backslashEscapes !== 'prefixed') return lexis.backslashEscapes === 'always'
    return /e/i.test(text[place - 1] ?? '') && !isWordPart(text, place - 2)
  }

  function at(place: number): Span | null {
    switch (text[place]) {
      case '-':
        return isDashComment(text, place, lexis) ? lineComment(place) : null
      case '#':
        return lexis.hashComments ? lineComment(place) : null
      case '/':
        return text[place + 1] === '*' ? blockComment(place) : null
      case "'":
        return quoted(place, { holds: 'text', mark: "'", hasBackslashEscapes: hasEscapes(place) })
      case '"':
        return quoted(place, {
          holds: lexis.doubleQuotedText ? 'text' : 'name',
          mark: '"',
          hasBackslashEscapes: lexis.doubleQuotedText && lexis.backslashEscapes === 'always',
        })
      case '`':
        return lexis.backtickNames ? quoted(place, name('`')) : null
      case '[':
        return lexis.bracketNames && text[place + 1] !== '[' ? quoted(place, name(']')) : null
      case '$':
        return lexis.dollarQuotes ? dollarQuoted(place) : null
      default:
        return null
    }
  }

  return { at }
}

/** Where a mark comes next, -1 for nowhere; each search goes on from the one before. */
function createSearch(text: string): (mark: string, from: number) => number {
  const found = new Map<string, number>()
  let missing = 0
  return (mark, from) => {
    const known = found.get(mark)
    if (known !== undefined && (known < 0 || known >= from)) return known
    if (missing > MAX_MISSING_MARKS && known === undefined) return -1
    const place = text.indexOf(mark, from)
    if (place < 0) missing++
    found.set(mark, place)
    return place
  }
}

/** Between two parts of one text: blanks and comments with a line break among them, and the next quote. */
const CONTINUATION = /[ \t\f\v]*(?:--[^\n\r]*)?[\n\r](?:[ \t\n\r\f\v]|--[^\n\r]*[\n\r])*'/y
/** The mark that begins a text whose end is the same mark. */
export const DOLLAR = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y

function name(mark: string): Quote {
  return { holds: 'name', mark, hasBackslashEscapes: false }
}

function isDashComment(text: string, place: number, lexis: Lexis): boolean {
  if (text[place + 1] !== '-') return false
  return !lexis.dashNeedsBlank || place + 2 >= text.length || isBlankOrControl(text.charCodeAt(place + 2))
}

function isBlankOrControl(code: number): boolean {
  return code <= 0x20 || code === 0x7f
}

function isWordPart(text: string, place: number): boolean {
  return place >= 0 && /[\w$\u0080-\uffff]/.test(text[place] ?? '')
}
