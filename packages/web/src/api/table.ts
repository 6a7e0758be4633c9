/** Tables and their fields as those who describe them see them: hidden ones too. */
import { queryOptions } from '@tanstack/react-query'
import type { DimensionAnswer, FieldAnswer, KeyFieldList, TableMetadataAnswer } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post, put } from './client.ts'

/** What stands in place of a field: another column behind its key, or words of people for its values. */
export type Dimension = Pick<Answer<typeof DimensionAnswer>, 'type' | 'name' | 'human_readable_field_id'>

export type ManagedField = Omit<Answer<typeof FieldAnswer>, 'dimensions'> & {
  readonly dimensions: readonly Dimension[]
}

type StoredTable = Answer<typeof TableMetadataAnswer>
export type ManagedTable = Omit<StoredTable, 'fields'> & { readonly fields: readonly ManagedField[] }
export type FieldOrder = ManagedTable['field_order']
export type TableVisibility = ManagedTable['visibility_type']

/** A table without its fields, of a tree. */
export type ListedTable = Pick<ManagedTable, 'id' | 'name' | 'display_name' | 'schema' | 'db_id' | 'visibility_type'>

/** All tables of a database, hidden ones too. */
export const listedTablesOptions = (databaseId: number) =>
  queryOptions({
    queryKey: ['database', databaseId, 'tables', 'listed'],
    queryFn: async ({ signal }) => {
      const { tables } = await get<{ readonly tables: readonly ListedTable[] }>(
        `/api/database/${databaseId}/metadata`,
        { include_hidden: true, skip_fields: true },
        signal,
      )
      return tables
    },
  })

/** Refused to those who may not describe the table. */
export const managedTableOptions = (id: number) =>
  queryOptions({
    queryKey: ['table', id, 'managed'],
    queryFn: ({ signal }) =>
      get<ManagedTable>(
        `/api/table/${id}/query_metadata`,
        { include_hidden_fields: true, include_sensitive_fields: true, include_editable_data_model: true },
        signal,
      ),
  })

export interface TableChanges {
  display_name?: string
  description?: string | null
  visibility_type?: TableVisibility
  field_order?: FieldOrder
}

export const changeTable = (id: number, changes: TableChanges) => put(`/api/table/${id}`, changes)
/** The same changes for all. */
export const changeTables = (ids: readonly number[], changes: Omit<TableChanges, 'field_order'>) =>
  put('/api/table', { ids, ...changes })
/** Makes the order the table's own. */
export const orderFields = (id: number, fieldIds: readonly number[]) => put(`/api/table/${id}/fields/order`, fieldIds)

export const rescanTableValues = (id: number) => post(`/api/table/${id}/rescan_values`)
export const discardTableValues = (id: number) => post(`/api/table/${id}/discard_values`)
/** Ends when its columns are read. */
export const syncTable = (id: number) => post(`/api/table/${id}/sync_schema`)

/** What foreign keys of a database can lead to. */
export const keyFieldsOptions = (databaseId: number) =>
  queryOptions({
    queryKey: ['database', databaseId, 'keys'],
    queryFn: ({ signal }) =>
      get<Answer<typeof KeyFieldList>>(`/api/database/${databaseId}/idfields`, undefined, signal),
  })
