import { STORED_SCHEMA_PREFIX, type SchemaDescription } from '@querent/query'
import { analyze } from './analyze/index.ts'
import type { SyncContext } from './context.ts'
import { describeSampleDatabase } from './describe-sample-database.ts'
import { syncFieldValues } from './field-values.ts'
import { unfoldColumns } from './nested/index.ts'
import { syncServerInfo } from './server-info.ts'
import { syncFields } from './metadata/sync-fields.ts'
import { syncForeignKeys } from './metadata/sync-foreign-keys.ts'
import { syncTables } from './metadata/sync-tables.ts'

export interface SyncStep {
  name: string
  /** What a failure means: `all` ends the sync, `step` goes on with the next. */
  failure: 'all' | 'step'
  /** @returns counts for the log. */
  run(context: SyncContext): Promise<Record<string, number>>
}

/** The steps of a sync. The order matters: a sample is taken of known tables, and values of fields with a known kind. */
export const SYNC_STEPS = [
  { name: 'server', failure: 'step', run: syncServerInfo },
  { name: 'metadata', failure: 'all', run: syncMetadata },
  { name: 'nested-fields', failure: 'step', run: (context) => unfoldColumns(context) },
  { name: 'analyze', failure: 'step', run: (context) => analyze(context) },
  { name: 'field-values', failure: 'step', run: syncFieldValues },
  { name: 'descriptions', failure: 'step', run: describeSampleDatabase },
] as const satisfies readonly SyncStep[]

export type SyncStepName = (typeof SYNC_STEPS)[number]['name']

/** Tables, columns and keys, from a fixed number of catalog queries and a few statements per thousand fields. */
async function syncMetadata(context: SyncContext): Promise<Record<string, number>> {
  const found = withoutStored(await context.connection.dataSource.describe(context.signal))
  const tables = await syncTables(context, found.tables, await context.store.tables.listOfDatabase(context.databaseId))
  const fields = await syncFields(context, tables.byKey, found.columns)
  const keys = await syncForeignKeys(context, tables.byKey, fields, found.foreignKeys)
  return { tables: tables.byKey.size, ...tables.counts, ...fields.counts, ...keys }
}

/** Tables that the server itself keeps the rows of models in are data of nobody's. */
function withoutStored({ tables, columns, foreignKeys }: SchemaDescription): SchemaDescription {
  const isStored = ({ schema, table }: { schema: string | null; table: string }) =>
    (schema ?? table).startsWith(STORED_SCHEMA_PREFIX)
  return {
    tables: tables.filter(({ schema, name }) => !isStored({ schema, table: name })),
    columns: columns.filter((column) => !isStored(column)),
    foreignKeys: foreignKeys.filter((key) => !isStored(key)),
  }
}
