/** What clients send for an action, as it is stored. */
import { badRequest, invalidField, type ImplicitActionKind } from '@querent/contract'
import { normalizeForStorage, QueryError, queryKind } from '@querent/query'
import type { ActionRow, JsonObject, StoredTemplate } from '../../../store/index.ts'
import { handleFault } from '../handles/index.ts'
import { requiredTemplate, storedTemplate } from '../http/index.ts'

/** Null and absent leave what an action must have, and clear the rest. */
export interface ActionInput {
  name?: string | null
  description?: string | null
  type?: ActionRow['type'] | null
  parameters?: JsonObject[] | null
  parameter_mappings?: JsonObject | null
  visualization_settings?: JsonObject | null
  database_id?: number | null
  dataset_query?: JsonObject | null
  kind?: ImplicitActionKind | null
  template?: StoredTemplate | null
  response_handle?: string | null
  error_handle?: string | null
}

/** What of an action depends on its type. */
export type TypedParts = Pick<
  ActionRow,
  'type' | 'database_id' | 'dataset_query' | 'kind' | 'template' | 'response_handle' | 'error_handle'
>

const NO_QUERY = { database_id: null, dataset_query: null, kind: null }
const NO_REQUEST = { template: null, response_handle: null, error_handle: null }

/**
 * @param before The action that is changed; left out for a new one.
 * @throws {ApiError} 400 for what its type needs and does not have.
 */
export function typedParts(input: ActionInput, before?: TypedParts): TypedParts {
  const type = input.type ?? before?.type ?? 'query'
  if (type === 'http') return { type, ...NO_QUERY, ...requestParts(input, before) }
  if (type === 'implicit') {
    const kind = input.kind ?? before?.kind
    if (kind == null) throw invalidField('kind', 'An implicit action needs a kind.')
    return { type, ...NO_QUERY, ...NO_REQUEST, kind }
  }
  const database_id = input.database_id ?? before?.database_id
  if (database_id == null) throw badRequest('Must provide a database_id for query actions')
  const sent = input.dataset_query ?? before?.dataset_query
  if (sent == null) throw invalidField('dataset_query', 'A query action needs a query.')
  return { type, ...NO_REQUEST, kind: null, database_id, dataset_query: storedQuery(sent, database_id) }
}

function requestParts(input: ActionInput, before: TypedParts | undefined) {
  const known = before?.template ?? null
  const template = input.template == null ? requiredTemplate(known) : storedTemplate(input.template, known)
  return {
    template,
    response_handle: handle('response_handle', input, before),
    error_handle: handle('error_handle', input, before),
  }
}

/** An empty one is none. @throws {ApiError} 400 for anything but an expression. */
function handle(key: 'response_handle' | 'error_handle', input: ActionInput, before: TypedParts | undefined) {
  const sent = input[key]
  if (sent === undefined) return before?.[key] ?? null
  if (sent === null || sent.trim() === '') return null
  const fault = handleFault(sent)
  if (fault !== undefined) throw invalidField(key, fault)
  return sent
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
