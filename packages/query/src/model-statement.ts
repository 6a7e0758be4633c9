/** The statement whose rows are a model's: what is stored when a model is kept as a table. */
import './clauses/registry.ts'
import { ALLOW_ALL, type QueryContext } from './context.ts'
import { QueryError } from './errors.ts'
import { allRowsOf } from './stages/on-model.ts'
import { definitionOf, modelSql } from './stages/definition.ts'
import type { SessionSettings } from './driver.ts'
import { said } from './said.ts'

export interface ModelStatement {
  /** The SELECT, with its values as literals. */
  sql: string
  /** How it differs from every other model: {@link StoredModel.isOf} compares it. */
  definition: string
  /** What the columns are called in the SQL, with their base types; those of SQL as far as they are known. */
  columns: { name: string; type: string }[]
  session: SessionSettings
}

/**
 * Reads all rows: no limit of the server and no rule of anybody. Stored rows of other models are not read.
 * @throws {QueryError} for a model whose query or columns are not known.
 */
export async function modelStatement(
  cardId: number,
  context: Omit<QueryContext, 'policies' | 'stored' | 'role'>,
): Promise<ModelStatement> {
  const own: QueryContext = { ...context, policies: ALLOW_ALL }
  const { resolved, resolving, clock } = await allRowsOf(cardId, own)
  const { source } = resolved
  if (source.content.kind !== 'stage' || source.columns === null) {
    throw new QueryError('invalid-query', said('The columns of the model are not known yet: run it first.'))
  }
  const { stage } = source.content
  const holdsSql = resolving.found.sqlCardIds.size > 0
  const timeZone = holdsSql ? clock.timeZone : own.dialect.sessionZone(clock.timeZone)
  return {
    sql: modelSql(stage, clock, own.dialect),
    definition: definitionOf(stage, clock, own.dialect),
    columns: source.columns.map(({ name, type }) => ({ name, type })),
    session: { timeZone, holdsSql },
  }
}
