import type { SqlParam } from '../driver.ts'
import { QueryError } from '../errors.ts'
import type { Sql } from './fragment.ts'

/** How an engine writes names, text and places for bound values. */
export interface SqlSyntax {
  quoteIdentifier(name: string): string
  quoteText(text: string): string
  /** The place of the bound value with this zero-based number. */
  placeholder(index: number, value: SqlParam): string
  /** A bound value as text of the statement. */
  paramLiteral(value: SqlParam): string
  /** The most bound values that a statement may have; with more of them, all are written as literals. */
  readonly maxParams: number
}

/** Printed SQL. `chunks` is the text around the values: one more than there are params. */
interface RenderedSql {
  sql: string
  params: SqlParam[]
  chunks: string[]
}

/** Larger statements come from input that multiplies itself; no engine would take them. */
const MAX_PARTS = 1_000_000

/** Prints a piece of SQL for an engine. @throws {QueryError} `invalid-query` when the statement grows beyond reason. */
export function render(piece: Sql, syntax: SqlSyntax): RenderedSql {
  const params: SqlParam[] = []
  const chunks: string[] = []
  // Joined at the end: a text that grew piece by piece stays a tree inside V8, which writes it as JSON slowly.
  let pieces: string[] = []
  let count = 0

  const endChunk = () => {
    chunks.push(pieces.join(''))
    pieces = []
  }

  const visit = (node: Sql): void => {
    for (const part of node.parts) {
      if (++count > MAX_PARTS) throw new QueryError('invalid-query', 'The query is too large.')
      if (typeof part === 'string') pieces.push(part)
      else if ('parts' in part) visit(part)
      else if ('identifier' in part) pieces.push(part.identifier.map((name) => syntax.quoteIdentifier(name)).join('.'))
      else if ('literal' in part) pieces.push(syntax.quoteText(part.literal))
      else {
        endChunk()
        params.push(part.param)
      }
    }
  }

  visit(piece)
  endChunk()
  if (params.length > syntax.maxParams) {
    const inlined = inlineParams({ chunks, params }, syntax)
    return { sql: inlined, params: [], chunks: [inlined] }
  }
  const sql = interleaved(chunks, (index) => syntax.placeholder(index, params[index] ?? null))
  return { sql, params, chunks }
}

/** The statement with its values written as literals, quoted by the engine's rules. */
export function inlineParams(
  { chunks, params }: Pick<RenderedSql, 'chunks' | 'params'>,
  syntax: Pick<SqlSyntax, 'paramLiteral'>,
): string {
  return interleaved(chunks, (index) => syntax.paramLiteral(params[index] ?? null))
}

/** The chunks with what belongs between each two. */
function interleaved(chunks: readonly string[], between: (index: number) => string): string {
  return chunks.flatMap((chunk, index) => (index === 0 ? [chunk] : [between(index - 1), chunk])).join('')
}
