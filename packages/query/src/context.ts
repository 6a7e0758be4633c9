/** What the pipeline is handed from outside, all as plain data or interfaces: it does no I/O of its own. */
import type { CopiedTable } from './copies/copied-table.ts'
import type { Dialect } from './dialect/dialect.ts'
import type { DatabaseMetadata, MetadataProvider, TableMetadata } from './metadata.ts'
import type { PivotRequest } from './pivot/options.ts'
import type { RowOrder } from './stages/reorder.ts'

/** What a caller asks. `query` is the outer query as sent (legacy or staged JSON), still untrusted. */
export interface QueryRequest {
  query: unknown
  /** Parameter values; they replace `query.parameters` when given. */
  parameters?: unknown
  /** Row limits within which those of `query.constraints` hold; null for none of either. */
  constraints?: { 'max-results'?: number; 'max-results-bare-rows'?: number } | null
  /** Middleware flags (contract: query-language, section 1); they win over `query.middleware`. */
  middleware?: Record<string, unknown>
  /** Columns of the model that this query is: what users wrote about them is shown in place of what is known. */
  modelMetadata?: readonly Record<string, unknown>[] | null
  /** Asks for the totals of a pivot table too, with a column that tells the groups apart. */
  pivot?: PivotRequest
  /** The model whose own query this is, as it is saved: its stored rows may answer it. */
  model?: number
  /** Columns of the answer by which its rows are sorted before the query's own order; not with `pivot`. */
  order?: readonly RowOrder[]
}

/** The least and the greatest value of a field. */
export interface ValueRange {
  min: number
  max: number
}

export interface QuerySettings {
  startOfWeek: 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'
  /** IANA name; null when not set. */
  reportTimeZone: string | null
  /** Bins of `default` binning of plain numbers. */
  binsNum: number
  /** Width of a bin in degrees for `default` binning of coordinates. */
  binWidth: number
}

/** A table that holds the rows of a model as they were at some time. */
export interface StoredModel {
  /** Of what is stored: another one after each refresh. */
  version: number
  /** ISO-8601: when its rows were read. */
  asOf: string
  schema: string | null
  table: string
  /** Names of its columns. */
  columns: ReadonlySet<string>
  /** Whether it holds what this definition gives ({@link ModelStatement}). */
  isOf(definition: string): boolean
}

/** A copy of the rows of a model or a question. */
export interface CopiedCard extends CopiedTable {
  /** Whether it holds what this definition gives ({@link ModelStatement}). */
  isOf(definition: string): boolean
}

/** A copy of a table. */
export interface CopiedSource extends CopiedTable {
  /** Whether its rows are those of the table, by what is known of it now. */
  isOf(table: TableMetadata): boolean
}

/** The copies of a database, which queries read in place of their source where the answer is provably the same. */
export interface Copies {
  /** How copies are asked. */
  dialect: Dialect
  /** By the id of the table. */
  tables: ReadonlyMap<number, CopiedSource>
  /** By the id of the card. */
  cards: ReadonlyMap<number, CopiedCard>
}

/** A copy that is itself what a query names; there is no source to ask in its place. */
export interface AttachedCopy {
  /** What people call it. */
  name: string
  /** Its rows, or why they cannot be read now, in words that say what to do. */
  copy: CopiedTable | { refusal: string }
}

export interface QueryContext {
  database: DatabaseMetadata
  dialect: Dialect
  metadata: MetadataProvider
  policies: Policies
  /** In which role of the database the query runs; left out for the rights of the connection. */
  role?: string
  /**
   * Least and greatest values of fields among the rows that the caller sees; only of those whose bins failed with
   * {@link UnknownRange} without.
   */
  ranges?: ReadonlyMap<number, ValueRange>
  /** Models whose rows are stored in the database, by the id of the card; left out for none. */
  stored?: ReadonlyMap<number, StoredModel>
  /** Left out to read the source in any case. */
  copies?: Copies
  /** For a database that has nothing but copies: all of its tables, by their ids. */
  attached?: ReadonlyMap<number, AttachedCopy>
  settings: QuerySettings
  /** Epoch milliseconds. */
  now: number
  /** IANA name of the server's own zone. */
  systemTimeZone: string
  /** Waited for between stages, so that other work gets its turn; left out for a query whose stages take no time. */
  pause?: () => Promise<void>
}

/** One place in the query that reads a table, on any level. */
export interface TableAccess {
  table: TableMetadata
  /** Fields that are read there. */
  fieldIds: ReadonlySet<number>
  /** The outermost source card through which the table is read; null when the query names the table itself. */
  cardId: number | null
}

/** Everything a query touches, as the authorize stage sees it. */
export interface QueryAccess {
  databaseId: number
  tables: readonly TableAccess[]
  /** Source cards that the query names itself, each needing read permission. */
  cardIds: ReadonlySet<number>
  /** True when the query holds SQL of the caller's own (not that of a source card). */
  native: boolean
  /** Source cards on any level that hold SQL. SQL may read any table of the database. */
  sqlCardIds: ReadonlySet<number>
  /** Fields that are binned: their least and greatest values say where the bins lie. */
  binnedFieldIds: ReadonlySet<number>
}

/** SQL whose rows a caller sees in place of a table. */
export interface PolicySql {
  /** An outer query that is one SQL statement. Its columns have the names of the fields that they stand for. */
  query: unknown
  /** Parameters for its tags, with their values. The caller's own never reach it. */
  parameters: readonly Record<string, unknown>[]
}

/** What a caller may see of one table. */
export interface TablePolicy {
  /** A filter clause (legacy or staged form) over the table's fields, AND-ed below everything else. */
  filter: unknown
  /** Stands for the table; `filter` is then null. */
  sql?: PolicySql
  /** Ids of the fields that may be read; null for all. Others vanish from defaults and are refused when named. */
  fieldIds: ReadonlySet<number> | null
  /**
   * Least and greatest values of fields among the rows that pass the filter. What sync knows of the whole table would
   * tell of the others: with a filter, fields that are not here cannot be binned.
   */
  ranges?: ReadonlyMap<number, ValueRange>
}

/** How much of an answer its caller may save as a file. */
export type DownloadRight = 'full' | 'limited' | 'none'

export interface Policies {
  /**
   * Decides on a whole query before it is compiled.
   * @returns policies by table id for tables that are restricted; an empty map for none.
   * @throws {QueryError} `missing-required-permissions` to refuse.
   */
  authorize(access: QueryAccess): Promise<ReadonlyMap<number, TablePolicy>> | ReadonlyMap<number, TablePolicy>
  /**
   * Whether the caller may have a column of the table shown in place of a foreign key, for which the query does not ask;
   * left out for any. The query is answered either way.
   */
  showsLabelsOf?(table: TableMetadata): boolean
  /**
   * The most rows that the caller may have of a query that `authorize` let pass; undefined for no limit of its own.
   * @throws to refuse.
   */
  rowLimit?(access: QueryAccess): number | undefined
  /** How many of the query's rows the caller may save as a file; all when left out. */
  downloads?(access: QueryAccess): DownloadRight
  /**
   * True when SQL may run although tables are restricted. Its table variables and source questions are then filtered
   * like everything else; what its text reads by itself is not. Otherwise a query that holds SQL is refused as soon
   * as there is any policy, so `authorize` has to give those of all tables of the database for such a query.
   */
  readonly allowsSql?: boolean
}

/** Lets everything pass. */
export const ALLOW_ALL: Policies = { authorize: () => new Map() }

/** The message that clients know for a refused query. */
export const NO_PERMISSION = 'You do not have permissions to run this query.'
