/** Which SELECTs of an SQL text a place lies in: a condition there can name what they read from, and nothing else. */
import type { Lexis } from '../dialect/lexis.ts'
import { spanFinder } from './lexer/spans.ts'

/** Made when it is first asked. */
export interface SqlOutline {
  /** The text with blanks for comments and quoted text, and signs that are part of no name for tags. */
  masked(): string
  /** Texts of the nearest SELECTs around a place, innermost first, each without the subqueries in it. */
  selectsAt(place: number): string[]
}

/** What stands between the parentheses of a subquery, or the whole text. */
interface Level {
  start: number
  end: number
  parent: Level | null
  depth: number
  /** Subqueries in order. */
  children: Level[]
  /** Where UNION and the like divide it. */
  cuts: number[]
  /** Texts of its parts, made when they are asked for. */
  texts: Map<number, string>
}

/** Parts of a SELECT that are longer than this are looked at no further. */
const MAX_TEXT = 100_000
/** Subqueries within subqueries beyond this are read as part of the one around them. */
const MAX_DEPTH = 100
/** SELECTs around a place that are looked at. */
const MAX_SELECTS = 20
const MARK = /[()]|\b(?:union|except|intersect|minus)\b/gi
const SUBQUERY = /\s*(?:\(\s*){0,8}(?:select|with|values|from)\b/iy

export function outlineSql(text: string, lexis: Lexis): SqlOutline {
  let made: { masked: string; root: Level } | undefined
  const read = () => {
    if (made) return made
    const masked = mask(text, lexis)
    return (made = { masked, root: readLevels(masked) })
  }
  return {
    masked: () => read().masked,
    selectsAt(place) {
      const { masked, root } = read()
      const found: string[] = []
      for (let at: Level | null = innermost(root, place); at && found.length < MAX_SELECTS; at = at.parent) {
        found.push(partAt(at, place, masked))
      }
      return found
    },
  }
}

function mask(text: string, lexis: Lexis): string {
  const spans = spanFinder(text, lexis)
  const special = /[-#/'"`$[{]/g
  let result = ''
  let done = 0
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const span = spans.at(match.index)
    const close = text.startsWith('{{', match.index) ? text.indexOf('}}', match.index) : -1
    const end = span?.end ?? (close < 0 ? match.index + 1 : close + 2)
    if (span || close >= 0) {
      const inner = text.slice(match.index, end)
      result += text.slice(done, match.index)
      if (!span) result += '?'.repeat(inner.length)
      else if (span.kind === 'quoted' && span.quote.holds === 'name') result += inner.replaceAll(/[()]/g, '_')
      else result += ' '.repeat(inner.length)
      done = end
    }
    special.lastIndex = end
  }
  return result + text.slice(done)
}

function readLevels(masked: string): Level {
  const root = level(0, null)
  root.end = masked.length
  let current = root
  /** What each open parenthesis opened: a level, or nothing of its own. */
  const open: (Level | null)[] = []
  for (const { 0: sign, index } of masked.matchAll(MARK)) {
    if (sign === '(') {
      SUBQUERY.lastIndex = index + 1
      const inner = current.depth < MAX_DEPTH && SUBQUERY.test(masked) ? level(index + 1, current) : null
      if (inner) {
        inner.end = masked.length
        current.children.push(inner)
        current = inner
      }
      open.push(inner)
    } else if (sign === ')') {
      const closed = open.pop()
      if (closed) {
        closed.end = index
        current = closed.parent ?? root
      }
    } else {
      current.cuts.push(index)
    }
  }
  return root
}

function level(start: number, parent: Level | null): Level {
  return { start, end: start, parent, depth: (parent?.depth ?? -1) + 1, children: [], cuts: [], texts: new Map() }
}

function innermost(root: Level, place: number): Level {
  let found = root
  for (;;) {
    const inner = found.children[countUpTo(found.children, place, ({ start }) => start) - 1]
    if (!inner || inner.end < place) return found
    found = inner
  }
}

/** How many items stand at the limit or before it; they ascend. */
function countUpTo<Item>(items: readonly Item[], limit: number, placeOf: (item: Item) => number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(items[middle]!) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The level's part with the place, its subqueries left out. */
function partAt(given: Level, place: number, masked: string): string {
  const { start, end, children, cuts, texts } = given
  const index = countUpTo(cuts, place, (cut) => cut)
  const known = texts.get(index)
  if (known !== undefined) return known
  const [from, to] = [cuts[index - 1] ?? start, cuts[index] ?? end]
  let text = ''
  let done = from
  for (let next = countUpTo(children, from, ({ start: first }) => first); text.length < MAX_TEXT; next++) {
    const child = children[next]
    if (!child || child.start > to) break
    text += masked.slice(done, child.start)
    done = child.end
  }
  text = (text + masked.slice(done, to)).slice(0, MAX_TEXT)
  texts.set(index, text)
  return text
}
