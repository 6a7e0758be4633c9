/** Some engines want a name for every subquery in FROM; the author of `from {{#12}}` may have given none. */
import type { NativeToken } from '../lexer/tokenize.ts'

/** Words that can follow a table and are no name for it. */
const CLAUSES: ReadonlySet<string> = new Set(
  (
    'where group order having limit offset fetch for union intersect except minus window qualify sample tablesample ' +
    'join inner left right full outer cross natural lateral straight_join asof positional semi anti on using pivot unpivot ' +
    'returning procedure into lock partition use force ignore indexed not at'
  ).split(' '),
)

/** True for a word that goes on with the query and names nothing. */
export function isClauseWord(word: string): boolean {
  return CLAUSES.has(word.toLowerCase())
}

/** True for a tag between `from` or `join` and something that is no alias. */
export function needsAlias(tokens: readonly NativeToken[], index: number): boolean {
  const before = tokens[index - 1]
  if (before?.kind !== 'text' || !/\b(?:from|join)\s*$/i.test(before.text.slice(-200))) return false
  const following = tokens.slice(index + 1)
  const next = firstText(following[0])
  if (next === undefined) return following.length === 0
  const [blanks, word] = AHEAD.exec(next.slice(0, MAX_AHEAD)) ?? []
  // After blanks alone may come a tag that gives the name.
  if (blanks === next && following[1]?.kind === 'tag') return false
  return word === undefined || isClauseWord(word)
}

/** Characters in which a name for the subquery must begin. */
const MAX_AHEAD = 5_000
const AHEAD = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*([A-Za-z_"`[\u0080-\uffff][\w\u0080-\uffff]*)?/

/** What comes next, also as the beginning of an optional block; undefined for another tag and at the end. */
function firstText(token: NativeToken | undefined): string | undefined {
  if (token?.kind === 'block') return firstText(token.tokens[0])
  return token?.kind === 'text' ? token.text : undefined
}
