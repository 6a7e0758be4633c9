/** The refusal of a save that would write over a later one (contract: revisions, section 5). */
import { ApiError } from '@querent/contract'
import { personRecord, type Person } from './person.ts'

interface LaterChange {
  /** Null when the person is gone. */
  by: Person | null
  /** ISO-8601. */
  at: string | null
  /** Null for content that has no revisions. */
  revisionId: number | null
}

export function changedSince({ by, at, revisionId }: LaterChange): ApiError {
  return new ApiError(412, {
    message: 'Somebody has changed this since you opened it.',
    error_code: 'changed',
    by: by === null ? null : personRecord(by),
    at,
    revision_id: revisionId,
  })
}
