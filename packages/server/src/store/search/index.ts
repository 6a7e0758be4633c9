/**
 * The index of the search: a document for everything that can be found, with its words, and what ranks and filters it.
 * `documents` says what is found, `apply-marks.ts` keeps it current, `rebuild.ts` makes it anew, `find.ts` reads it.
 */
import type { StoreContext } from '../context.ts'
import { find } from './find.ts'
import type { SearchLimits } from './limits.ts'
import { clearIndex, INDEX_VERSION, mergeWords, rebuildSome, type RebuildStep } from './rebuild.ts'
import { searchRecords } from './records.ts'
import type { SearchRequest } from './request.ts'

export { applyMarks } from './apply-marks.ts'
export type { SearchEntity } from './document-id.ts'
export type { Found } from './find.ts'
export { MAX_RESULTS } from './limits.ts'
export type { FoundDocument } from './found.ts'
export { rebuildIndex, type RebuildStep } from './rebuild.ts'
export type { FoundCard, FoundDashboard, FoundDatabase, FoundSegment, FoundTable } from './records.ts'
export type { IdSet, SearchFilter, SearchRequest, SearchScope, SearchTarget, TimeRange } from './request.ts'
export * from './weights.ts'
export { nameKey, wordsOf } from './words.ts'

export function searchRepository(context: StoreContext) {
  const { db } = context
  return {
    records: searchRecords(db),

    find: (request: SearchRequest, limits?: SearchLimits) => find(context, request, limits),

    /** False for a write that no transaction surrounded: what it changed is not indexed yet. */
    async isSettled(): Promise<boolean> {
      const mark = await db.selectFrom('search_marks').select('model_id').limit(1).executeTakeFirst()
      return mark === undefined
    },

    /** Whether this version has made the index of all that is there. */
    async isComplete(): Promise<boolean> {
      const state = await db.selectFrom('search_index').select('version').executeTakeFirst()
      return state?.version === INDEX_VERSION
    },

    /** Empties the index. Call it in a transaction. */
    clear: () => clearIndex(context),

    /** Makes some documents anew; gives the next step, and undefined when all are made. Call it in a transaction. */
    rebuild: (step?: RebuildStep) => rebuildSome(context, step),

    /** Does some of the work that keeps searches quick after many writes; tells whether something is left to do. */
    merge: (isFirst: boolean) => mergeWords(context, isFirst),
  }
}
