/** What SQL of people looks like at its beginning and its end. */
import type { Lexis } from '../dialect/lexis.ts'
import { outlineSql } from './select-around.ts'

const ORDER = /\border\s+by\b/gi
/** What may stand after the order; each of these keeps a limit from being put there. */
const AFTER = /\b(?:limit|offset|fetch|for|lock|into|procedure|union|except|intersect|minus)\b/i
/** Comments that the server runs. */
const RUN_COMMENT = /\/\*M?!/
const WITH = /^[\s(]*with\b/i

/** True for SQL that ends, outside of all parentheses, with the columns that it is sorted by. */
export function endsSorted(text: string, lexis: Lexis): boolean {
  if (RUN_COMMENT.test(text)) return false
  const outer = outsideParentheses(outlineSql(text, lexis).masked())
  const last = [...outer.matchAll(ORDER)].at(-1)
  return last !== undefined && !AFTER.test(outer.slice(last.index))
}

/** True for SQL that begins with tables of its own: `WITH …`. */
export function beginsWithTables(text: string, lexis: Lexis): boolean {
  return WITH.test(outlineSql(text, lexis).masked())
}

function outsideParentheses(text: string): string {
  let depth = 0
  return text.replaceAll(/[()]|[^()]+/g, (piece) => {
    if (piece === '(') depth++
    else if (piece === ')') depth--
    else if (depth === 0) return piece
    return ' '
  })
}
