import type { DatabaseMetadata, PivotRequest, QuerySettings, RowOrder } from '@querent/query'
import type { CurrentUser } from '../permissions/current-user.ts'
import type { CacheVersions } from '../store/index.ts'
import type { CacheDefaults } from './cache/cache-terms.ts'

/** Settings that change how queries are built, limited and cached. */
export interface RunnerSettings extends QuerySettings {
  /** Rows of an answer without aggregation; 2,000 unless set otherwise. */
  unaggregatedRowLimit: number
  /** Rows of an answer with aggregation; 10,000 unless set otherwise. */
  aggregatedRowLimit: number
  /** A statement that runs longer is cancelled in the database. */
  timeoutMs: number
  isCachingEnabled: boolean
  /** For how long results are cached that no rule is for. */
  cacheDefaults: CacheDefaults
  /** Larger results are not cached. */
  cacheLimitBytes: number
  /** Setting `custom-formatting`. */
  customFormatting: Record<string, unknown>
  /** Setting `csv-escape-formulas`. */
  escapesFormulas: boolean
}

/**
 * Which row limits hold: those of the settings for a screen, or only the largest number that is ever read; of a `file`,
 * and of an `answer` with all rows, also what the caller may download.
 */
export type Limits = 'screen' | 'maximum' | 'file' | 'answer'

/** A query to run, with who asks and on whose behalf. */
export interface RunRequest {
  /** Null for queries without a logged-in user (public links, embeds, jobs). */
  user: CurrentUser | null
  /** The answer goes to somebody who opens shared content: it shows rows and columns, and not how they were read. */
  forGuest?: boolean
  /**
   * The caller reads content that shows this data, e.g. the values of a card's parameter. That takes no right to query
   * the tables; all else holds: rights to cards, and what hides rows and columns.
   */
  throughContent?: boolean
  /** The outer query as sent; still untrusted. */
  query: Record<string, unknown>
  /** Parameter values; they replace those in the query. */
  parameters?: unknown
  /** `ad-hoc`, `question`, `csv-download` … (contract: query-language, section 1). */
  context: string
  /** The dashboard that the card stands on. */
  dashboard?: { id: number; cache_ttl: number | null }
  /** Aborted when the caller goes away; the statement then stops in the database. */
  signal: AbortSignal
  middleware?: Record<string, unknown>
  /** Asks for the totals of a pivot table too; made by `pivotRows` or `pivotTable`. */
  pivot?: PivotRequest
  /** Columns of the answer by which its rows are sorted. */
  order?: readonly RowOrder[]
  card?: {
    id: number
    name: string
    cache_ttl: number | null
    /** Of a model: its columns with what users edited. */
    modelMetadata?: readonly Record<string, unknown>[] | null
    /** True when the query is the model's own, as it is saved. */
    isOwnModel?: boolean
  }
  /** The change counters as the caller has just read them; else they are read again. */
  versions?: CacheVersions
  /** True: reads neither copies nor stored models, but what they are made of. */
  readsSource?: boolean
  /** False: is answered by the source, whatever is copied. */
  useCopies?: boolean
  /** Of one time that a dashboard is shown: its cards read the same copies. */
  load?: string
  /** False: neither reads nor writes the results cache. */
  useCache?: boolean
  /** Runs the query even when a cached result would do, and caches the new one. */
  ignoreCache?: boolean
}

export interface DatabaseContext extends DatabaseMetadata {
  cache_ttl: number | null
}
