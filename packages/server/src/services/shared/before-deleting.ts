import type { UserWork } from './work.ts'

/** Content that is deleted for good, by its ids. */
interface Deleted {
  cards: readonly number[]
  dashboards: readonly number[]
}

/** Has people learn what goes with content. It is called in the change, before the rows are gone. */
export type BeforeDeleting = (work: UserWork, deleted: Deleted) => Promise<void>
