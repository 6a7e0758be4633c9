/** The pipeline's result: a statement ready to run, with what is known of its columns. */
import type { BaseType } from '@querent/contract'
import type { DownloadRight } from './context.ts'
import type { CopyReason } from './copies/reasons.ts'
import type { SessionSettings, SqlParam } from './driver.ts'

/** A column of the result; the wire's names (contract: results, section 2). */
export interface ResultColumn {
  name: string
  display_name: string
  base_type: BaseType
  effective_type: BaseType
  semantic_type: string | null
  source: 'breakout' | 'aggregation' | 'fields' | 'native'
  field_ref: unknown[]
  /** Null for a column made of labels. */
  id?: number | null
  table_id?: number | string | null
  description?: string | null
  visibility_type?: string
  settings?: Record<string, unknown> | null
  fingerprint?: Record<string, unknown> | null
  coercion_strategy?: string | null
  fk_target_field_id?: number | null
  nfc_path?: string[] | null
  parent_id?: number | null
  position?: number
  database_type?: string
  unit?: string
  binning_info?: BinningInfo
  expression_name?: string
  aggregation_index?: number
  source_alias?: string
  fk_field_id?: number
  remapped_from?: string
  remapped_to?: string
  converted_timezone?: string
}

/** The bins of a column as they were chosen, never `default`. */
export interface BinningInfo {
  binning_strategy: 'num-bins' | 'bin-width'
  bin_width: number
  num_bins: number
  min_value: number
  max_value: number
}

/** A column that is not in the statement but made from another one: stored values shown by custom labels. */
export interface ValueRemapping {
  /** Index of the column that holds the stored values. */
  from: number
  /** Name of the column that shows the labels. */
  name: string
  /** Its display name. */
  title: string
  labels: [unknown, string][]
  /** Rows of a pivot whose cell `place` has this bit are totals over the column: they have no label. */
  total?: { place: number; bit: number }
}

/** A breakout of a pivot table. */
export interface PivotColumn {
  /** Set in a row's group number when the row is a total over the breakout's values. */
  bit: number
  /** Its places in a row: the column itself, after those shown in place of it. */
  places: number[]
}

/** How the rows of a pivot query form a table. */
export interface PivotLayout {
  /** Place of the group number. */
  grouping: number
  /** Breakouts at the left of the table, outermost first. */
  rows: PivotColumn[]
  /** Breakouts at its head, outermost first. */
  columns: PivotColumn[]
  /** Places of the aggregations, in the order in which they are shown. */
  values: number[]
  showRowTotals: boolean
  showColumnTotals: boolean
}

/** Middleware flags that shape the answer and not the statement. */
export interface AnswerOptions {
  /** `js-int-to-string?`: integers and decimals beyond ±(2^53 − 1) become text; the default. */
  bigNumbersAsText: boolean
  /** Fingerprints and insights are made of the rows, unless `skip-results-metadata?`. */
  isAnalyzed: boolean
}

/** A stored model that a statement reads. */
export interface StoredUse {
  cardId: number
  name: string
  version: number
  /** ISO-8601: when its rows were read. */
  asOf: string
}

/** A copy that a statement reads. */
export interface CopyUse {
  copyId: number
  /** Of the table or the card that is copied. */
  name: string
  version: number
  /** ISO-8601: when its rows were read. */
  asOf: string
  /** When all rows were last read; null for rows that were all read at `asOf`. */
  fullAsOf: string | null
  /** Name under which the statement expects its file. */
  schema: string
}

/** A statement with its values. */
export interface RenderedStatement {
  sql: string
  params: SqlParam[]
  /** The statement's text around its params, one more than there are params. */
  chunks: string[]
}

/**
 * On which engine a statement runs: that of the source, with why it does where copies are at hand; or that of copies, with the
 * statement that asks the source, null where only the copies can be asked.
 */
export type StatementPlace =
  | { at: 'source'; why: CopyReason | null }
  | { at: 'copies'; uses: CopyUse[]; source: RenderedStatement | null }

/** A query that is ready to run; plain data. */
export interface PreparedQuery extends RenderedStatement {
  kind: 'mbql' | 'native'
  databaseId: number
  place: StatementPlace
  /** Stored models that the statement reads, and the statement that reads the source instead; null where it does. */
  stored: { uses: StoredUse[]; source: RenderedStatement } | null
  /** Columns of the answer: the statement's, then one per entry of `remappings`. Null for native: the driver tells. */
  columns: ResultColumn[] | null
  remappings: ValueRemapping[]
  /** What users wrote about the columns of a model, to be shown once the driver told which there are; else null. */
  columnEdits: readonly Record<string, unknown>[] | null
  /** For queries that were asked as a pivot. */
  pivot: PivotLayout | null
  /** The reader stops after so many rows; null when nothing limits it. */
  rowLimit: number | null
  /** True when `rowLimit` is the server's and not the query's own: as many rows then mean `rows_truncated`. */
  defaultLimitApplied: boolean
  /** Effective zone of the results, IANA name. */
  timeZone: string
  session: SessionSettings
  /** The report zone when one is set. */
  requestedTimeZone: string | null
  /** True when the statement holds for the moment of its making alone: it says where today is. */
  isOfMoment: boolean
  /** What the caller wants of the answer (contract: query-language, section 1). */
  answer: AnswerOptions
  /** The query as run, with the row limits that hold for it: legacy form unless staged was sent. */
  json_query: Record<string, unknown>
  /** True when a policy hides rows or columns from the caller: others may see more. */
  isRestricted: boolean
  downloads: DownloadRight
  /** The table that the innermost stage reads; null when that reads a card or is SQL. */
  sourceTableId: number | null
}
