/** Which refreshes are begun when, where several things ask for them. */
import type { ListedCopy, PersistenceRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { REFRESHED } from './states.ts'
import { REFRESH } from './tasks.ts'

/** A copy of fewer rows is nothing to spare. */
const MANY_ROWS = 100_000
/** Writes have a copy filled during a tenth of the time at most. */
const REST = 10

export function refreshQueue({ store, jobs, now }: Pick<Deps, 'store' | 'jobs' | 'now'>) {
  const ended = ({ refresh_end }: PersistenceRow) => (refresh_end === null ? now() : Date.parse(refresh_end))

  async function queue({ id, state }: Pick<PersistenceRow, 'id' | 'state'>): Promise<void> {
    if (REFRESHED.includes(state)) await jobs.enqueue(REFRESH, { id })
  }

  /** Where this server writes all day, a large copy is not filled all day. What a load says is done at once. */
  async function queueSparing(copy: ListedCopy): Promise<void> {
    const isSpared = Number(copy.row_count ?? 0) >= MANY_ROWS && Number(copy.version_writes) < copy.writes
    const rest = isSpared ? ended(copy) + REST * (copy.fill_ms ?? 0) - now() : 0
    if (rest <= 0) return queue(copy)
    const waiting = await store.jobs.find(REFRESH.keyOf(copy))
    const isWaiting = waiting !== undefined && waiting.locked_by === null
    if (!isWaiting && REFRESHED.includes(copy.state)) await jobs.enqueue(REFRESH, { id: copy.id }, rest)
  }

  return { queue, queueSparing }
}
