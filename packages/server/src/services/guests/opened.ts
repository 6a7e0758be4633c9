import type { CacheVersions, JsonObject } from '../../store/index.ts'
import type { Caller } from '../asking/queries/index.ts'

/** A card or dashboard that a guest was let in to, and with which values. */
export interface Opened<Content> {
  content: Content
  /** The change counters as the request found them. */
  versions: CacheVersions
  caller: Extract<Caller, { user: null }>
  /** What it is run with: for each parameter `id` and `value`, and what else the guest may say of it. */
  values: readonly JsonObject[]
  /** Whether the guest sees the parameter, given as it is declared. */
  shows: (parameter: JsonObject) => boolean
  /** Values that the guest cannot change, by the ids of their parameters. */
  fixed: ReadonlyMap<string, unknown>
  /** Whether the guest may see no more than such values leave: nothing tells then of values that could be others. */
  isConfined: boolean
  /**
   * What a guest who wants the values of a parameter asks for. @param query Of the request: values of others, by their ids.
   * @throws {ApiError} 400 for a parameter whose values are not for the guest.
   */
  asks: (key: string, query: Readonly<Record<string, unknown>>, wanted: 'values' | 'remapping') => AskedParameter
}

/** A parameter whose values a guest asks for. */
interface AskedParameter {
  key: string
  /** Values of other parameters, by their ids. */
  others: Readonly<Record<string, unknown>>
}
