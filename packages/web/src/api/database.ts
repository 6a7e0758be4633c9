/** Databases, their tables and fields. */
import { queryOptions } from '@tanstack/react-query'
import { get, post } from './client.ts'

export interface Database {
  id: number
  name: string
  engine: string
  description?: string | null
  features?: readonly string[]
  initial_sync_status?: 'complete' | 'incomplete' | 'aborted'
  is_sample?: boolean
  native_permissions?: 'write' | 'none'
  tables?: readonly Table[]
  [key: string]: unknown
}

export interface Table {
  id: number | string
  name: string
  display_name: string
  description?: string | null
  schema: string | null
  db_id: number
  entity_type?: string | null
  visibility_type?: string | null
  fields?: readonly Field[]
  initial_sync_status?: string
  [key: string]: unknown
}

export interface Field {
  id: number
  name: string
  display_name: string
  description?: string | null
  base_type: string
  effective_type?: string
  semantic_type: string | null
  table_id: number
  position?: number
  visibility_type?: string
  fk_target_field_id?: number | null
  has_field_values?: 'list' | 'search' | 'none' | 'auto-list' | null
  settings?: Readonly<Record<string, unknown>> | null
  fingerprint?: unknown
  [key: string]: unknown
}

const METADATA_FRESH_MS = 300_000

export const databasesOptions = queryOptions({
  queryKey: ['database'],
  queryFn: async ({ signal }) =>
    (await get<{ data: Database[] }>('/api/database', { saved: false, include_analytics: false }, signal)).data,
  staleTime: METADATA_FRESH_MS,
})

export const databaseOptions = (id: number) =>
  queryOptions({
    queryKey: ['database', id],
    queryFn: ({ signal }) => get<Database>(`/api/database/${id}`, undefined, signal),
    staleTime: METADATA_FRESH_MS,
  })

export const schemasOptions = (databaseId: number) =>
  queryOptions({
    queryKey: ['database', databaseId, 'schemas'],
    queryFn: ({ signal }) => get<string[]>(`/api/database/${databaseId}/schemas`, undefined, signal),
    staleTime: METADATA_FRESH_MS,
  })

export const schemaTablesOptions = (databaseId: number, schema: string) =>
  queryOptions({
    queryKey: ['database', databaseId, 'schema', schema],
    queryFn: ({ signal }) =>
      get<Table[]>(
        schema === ''
          ? `/api/database/${databaseId}/schema/`
          : `/api/database/${databaseId}/schema/${encodeURIComponent(schema)}`,
        undefined,
        signal,
      ),
    staleTime: METADATA_FRESH_MS,
  })

/** A table or `card__<id>`, with its fields. */
export const tableMetadataOptions = (id: number | string) =>
  queryOptions({
    queryKey: ['table', id, 'metadata'],
    queryFn: ({ signal }) => get<Table>(`/api/table/${id}/query_metadata`, undefined, signal),
    staleTime: METADATA_FRESH_MS,
  })

/** Names of tables and columns that begin so or hold the text, for completion. */
export async function suggestNames(
  databaseId: number,
  text: string,
  way: 'prefix' | 'substring' = 'prefix',
  signal?: AbortSignal,
): Promise<{ label: string; detail: string }[]> {
  const path = `/api/database/${databaseId}/autocomplete_suggestions`
  const found = await get<[string, string][]>(path, { [way]: text }, signal)
  return found.map(([label, detail]) => ({ label, detail }))
}

/** Questions and models of a database that SQL may name, by the begin of an id or by words. */
export const suggestCards = (databaseId: number, query: string, signal?: AbortSignal) =>
  get<{ id: number; name: string; type: string; collection_name: string }[]>(
    `/api/database/${databaseId}/card_autocomplete_suggestions`,
    { query },
    signal,
  )
/** Tables that a table is tied to by keys. */
export const relatedTablesOptions = (id: number) =>
  queryOptions({
    queryKey: ['table', id, 'related'],
    queryFn: ({ signal }) =>
      get<{ 'linking-to': Table[]; 'linked-from': Table[] }>(`/api/table/${id}/related`, undefined, signal),
    staleTime: METADATA_FRESH_MS,
  })

export const syncSchema = (databaseId: number) => post(`/api/database/${databaseId}/sync_schema`)

/** All tables of all databases, without their fields. */
export const tablesOptions = queryOptions({
  queryKey: ['table'],
  queryFn: ({ signal }) => get<Table[]>('/api/table', undefined, signal),
  staleTime: METADATA_FRESH_MS,
})

/** All tables of a database that the reader may see, of every schema. */
export const databaseTablesOptions = (id: number) =>
  queryOptions({
    queryKey: ['database', id, 'tables'],
    queryFn: async ({ signal }) => {
      const { tables = [] } = await get<Database>(`/api/database/${id}`, { include: 'tables' }, signal)
      return tables
    },
    staleTime: METADATA_FRESH_MS,
  })
