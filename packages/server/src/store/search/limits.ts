/** Numbers of documents that decide how the index is read. */

/** Results that are kept (contract: search, section 2). */
export const MAX_RESULTS = 1_000

export interface SearchLimits {
  /** Documents that are kept of one text. */
  results: number
  /** As many are sooner read and sorted than passed by on the way to as many results. */
  few: number
  /** Documents of a model that are looked at one by one before the index of words is. */
  probed: number
}

export const LIMITS: SearchLimits = { results: MAX_RESULTS, few: 5_000, probed: 1_000 }
