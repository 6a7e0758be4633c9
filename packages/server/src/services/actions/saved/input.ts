/** What clients send for an action, as it is stored. */
import { badRequest, invalidField, type ImplicitActionKind } from '@querent/contract'
import { normalizeForStorage, QueryError, queryKind } from '@querent/query'
import type { ActionRow, JsonObject } from '../../../store/index.ts'

/** Null and absent leave what an action must have, and clear the rest. */
export interface ActionInput {
  name?: string | null
  description?: string | null
  type?: 'query' | 'implicit' | null
  parameters?: JsonObject[] | null
  parameter_mappings?: JsonObject | null
  visualization_settings?: JsonObject | null
  database_id?: number | null
  dataset_query?: JsonObject | null
  kind?: ImplicitActionKind | null
}

/** What of an action depends on its type. */
export type TypedParts = Pick<ActionRow, 'type' | 'database_id' | 'dataset_query' | 'kind'>

/**
 * @param before The action that is changed; left out for a new one.
 * @throws {ApiError} 400 for what its type needs and does not have.
 */
export function typedParts(input: ActionInput, before?: TypedParts): TypedParts {
  const type = input.type ?? before?.type ?? 'query'
  if (type === 'implicit') {
    const kind = input.kind ?? before?.kind
    if (kind == null) throw invalidField('kind', 'An implicit action needs a kind.')
    return { type, kind, database_id: null, dataset_query: null }
  }
  const database_id = input.database_id ?? before?.database_id
  if (database_id == null) throw badRequest('Must provide a database_id for query actions')
  const sent = input.dataset_query ?? before?.dataset_query
  if (sent == null) throw invalidField('dataset_query', 'A query action needs a query.')
  return { type, kind: null, database_id, dataset_query: storedQuery(sent, database_id) }
}

/** SQL in the form that it came in, for the database of the action. */
function storedQuery(sent: JsonObject, database: number): JsonObject {
  try {
    const stored = normalizeForStorage({ ...sent, database })
    if (queryKind(stored) === 'native') return stored
  } catch (error) {
    if (error instanceof QueryError) throw invalidField('dataset_query', error.message)
    throw error
  }
  throw invalidField('dataset_query', 'A query action needs a native query.')
}
