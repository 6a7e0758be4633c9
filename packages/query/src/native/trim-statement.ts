import type { Lexis } from '../dialect/lexis.ts'
import { spanFinder } from './lexer/spans.ts'

/**
 * The statement without blanks and semicolons after it. Comments there stay, and a comment to the end of its line gets
 * that end: whatever is put after the statement is then not part of it.
 */
export function trimStatement(text: string, lexis: Lexis): string {
  const spans = spanFinder(text, lexis)
  const lastTagEnd = text.lastIndexOf('}}')
  const solid = /[^\s;]/g
  let end = 0
  /** What follows the statement so far: comments with the blanks before them. */
  let tail = ''
  let tailEnd = 0
  let endsLine = false
  for (let match = solid.exec(text); match; match = solid.exec(text)) {
    const span = spans.at(match.index)
    // A tag's name is no SQL, whatever it holds.
    const isTag = !span && match.index < lastTagEnd && text.startsWith('{{', match.index)
    const next = span?.end ?? (isTag ? text.indexOf('}}', match.index) + 2 : match.index + 1)
    if (span?.kind === 'comment') {
      tail += text.slice(tailEnd, match.index).replaceAll(';', '') + text.slice(match.index, next)
      endsLine = span.isLine
    } else {
      end = next
      tail = ''
      endsLine = false
    }
    tailEnd = next
    solid.lastIndex = next
  }
  return text.slice(0, end) + tail + (endsLine ? '\n' : '')
}
