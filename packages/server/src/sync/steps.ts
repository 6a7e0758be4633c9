import { analyze } from './analyze/index.ts'
import type { SyncContext } from './context.ts'
import { describeSampleDatabase } from './describe-sample-database.ts'
import { syncFieldValues } from './field-values.ts'
import { unfoldColumns } from './nested/index.ts'
import { syncServerInfo } from './server-info.ts'
import { syncMetadata } from './metadata/sync-metadata.ts'

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
