/** The query that asks a model for all of its rows. */
import type { QueryContext, QueryRequest } from '../context.ts'
import type { ResolvedMbql } from '../model/resolved.ts'
import { normalizeQuery } from '../normalize/normalize-query.ts'
import { loadMetadata } from '../resolve/metadata/load-metadata.ts'
import type { ResolveContext } from '../resolve/context.ts'
import type { Clock } from '../time/clock.ts'
import { completeQuery } from './parameters.ts'
import { parseRequest } from './parse.ts'
import { resolveContext, resolveQuery } from './resolve.ts'

/** All rows of a model, read from it as a source. */
export interface OnModel {
  cardId: number
  resolved: ResolvedMbql
  resolving: ResolveContext
  clock: Clock
}

/** @throws {QueryError} for a model whose query cannot be resolved. */
export async function allRowsOf(
  cardId: number,
  context: QueryContext,
  middleware?: QueryRequest['middleware'],
): Promise<OnModel> {
  const query = { database: context.database.id, type: 'query', query: { 'source-table': `card__${cardId}` } }
  const request: QueryRequest = { query, ...(middleware === undefined ? {} : { middleware }) }
  const asked = normalizeQuery(parseRequest(request, context))
  const metadata = await loadMetadata(asked, context.metadata)
  const complete = completeQuery(asked, metadata, context)
  const resolving = resolveContext({ ...complete, metadata }, request, context)
  const { resolved } = resolveQuery(complete, request, resolving)
  if (resolved.kind === 'native') throw new TypeError('A query on a card is not SQL.')
  return { cardId, resolved, resolving, clock: complete.clock }
}
