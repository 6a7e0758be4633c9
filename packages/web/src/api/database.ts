/** Databases, their tables and fields. */
import { queryOptions } from '@tanstack/react-query'
import type {
  CardSuggestions,
  DatabaseAnswer,
  FieldAnswer,
  RelatedToTable,
  Suggestions,
  TableAnswer,
} from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post } from './client.ts'

type StoredDatabase = Answer<typeof DatabaseAnswer>
export type Database = Pick<StoredDatabase, 'id' | 'name' | 'engine'> &
  Partial<StoredDatabase> & { readonly tables?: readonly Table[] }

type StoredTable = Answer<typeof TableAnswer>
/** A table, or a card as one: its id is then `card__` with the card's. */
export type Table = Pick<StoredTable, 'name' | 'display_name' | 'schema' | 'db_id'> &
  Partial<Omit<StoredTable, 'id'>> & { readonly id: number | string; readonly fields?: readonly Field[] }

type StoredField = Answer<typeof FieldAnswer>
/** Of a card as a table, a field lacks what only stored ones have. */
export type Field = Pick<StoredField, 'id' | 'name' | 'display_name' | 'base_type' | 'semantic_type' | 'table_id'> &
  Partial<Omit<StoredField, 'dimensions'>>

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
  const found = await get<Answer<typeof Suggestions>>(path, { [way]: text }, signal)
  return found.map(([label = '', detail = '']) => ({ label, detail }))
}

/** Questions and models of a database that SQL may name, by the begin of an id or by words. */
export const suggestCards = (databaseId: number, query: string, signal?: AbortSignal) =>
  get<Answer<typeof CardSuggestions>>(`/api/database/${databaseId}/card_autocomplete_suggestions`, { query }, signal)

/** Tables that a table is tied to by keys. */
export const relatedTablesOptions = (id: number) =>
  queryOptions({
    queryKey: ['table', id, 'related'],
    queryFn: ({ signal }) => get<Answer<typeof RelatedToTable>>(`/api/table/${id}/related`, undefined, signal),
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
