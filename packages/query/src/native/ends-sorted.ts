import type { Lexis } from '../dialect/lexis.ts'
import { outlineSql } from './select-around.ts'

const ORDER = /\border\s+by\b/gi
/** What may stand behind the order; each of these keeps a limit from being put there. */
const BEHIND = /\b(?:limit|offset|fetch|for|lock|into|procedure|union|except|intersect|minus)\b/i
/** Comments that the server runs. */
const RUN_COMMENT = /\/\*M?!/

/** True for SQL that ends, outside of all parentheses, with the columns that it is sorted by. */
export function endsSorted(text: string, lexis: Lexis): boolean {
  if (RUN_COMMENT.test(text)) return false
  const outer = outsideParentheses(outlineSql(text, lexis).masked())
  const last = [...outer.matchAll(ORDER)].at(-1)
  return last !== undefined && !BEHIND.test(outer.slice(last.index))
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
