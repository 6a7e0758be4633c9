/** What the server knows of a query while it is edited. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { describeOptions } from '../../../api/dataset.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import type { Description, Json, StagedQuery } from '../../../models/question/index.ts'

const QUIET_MS = 150

interface Known {
  /** Of this query or, while it is asked, of the one before; null until the first answer. */
  description: Description | null
  /** The query in the older form, that what is saved can be read by every client; null while it has faults. */
  legacy: Json | null
  /** The description is that of the query now. */
  isFresh: boolean
  canRun: boolean
}

export function useDescribed(query: StagedQuery | null): Known {
  const quiet = useDebounced(query, QUIET_MS)
  const { data, isPlaceholderData } = useQuery({
    ...describeOptions(quiet ?? {}),
    enabled: quiet !== null,
    placeholderData: keepPreviousData,
  })
  const isFresh = quiet === query && !isPlaceholderData && data !== undefined
  return {
    description: query === null || data === undefined ? null : data,
    legacy: isFresh ? data.legacy : null,
    isFresh,
    canRun: isFresh && data.can_run,
  }
}
