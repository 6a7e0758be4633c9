import { isMap } from '@querent/contract'
import type { QueryContext, QueryRequest } from '../context.ts'
import type { Query } from '../model/query.ts'
import { parseQuery } from '../parse/parse-query.ts'

/** The query that is asked for, on the database that the caller of the pipeline names. */
export function parseRequest(request: QueryRequest, { database }: QueryContext): Query {
  return { ...parseQuery(withRequest(request)), database: database.id }
}

/** The outer query with what the caller of the pipeline adds. */
function withRequest({ query, parameters, middleware }: QueryRequest): unknown {
  if (!isMap(query)) return query
  return {
    ...query,
    ...(parameters === undefined ? {} : { parameters }),
    ...(middleware === undefined ? {} : { middleware: { ...Object(query['middleware']), ...middleware } }),
  }
}
