/** Which refreshes are begun when, where several things ask for them. */
import type { ListedCopy, PersistenceRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { REFRESHED } from './states.ts'
import { REFRESH } from './tasks.ts'

/** A fill that takes less is nothing to spare. */
const QUICK_MS = 5000
/** Changes have a copy filled during a tenth of the time at most. */
const REST = 10

export function refreshQueue({ store, jobs, now }: Pick<Deps, 'store' | 'jobs' | 'now'>) {
  const ended = ({ refresh_end }: PersistenceRow) => (refresh_end === null ? now() : Date.parse(refresh_end))

  async function queue({ id, state }: Pick<PersistenceRow, 'id' | 'state'>): Promise<void> {
    if (REFRESHED.includes(state)) await jobs.enqueue(REFRESH, { id })
  }

  /** Where rows are changed all day, a copy that takes long is not filled all day. */
  async function queueSparing(copy: ListedCopy): Promise<void> {
    const fillMs = copy.fill_ms ?? 0
    const rest = fillMs < QUICK_MS ? 0 : ended(copy) + REST * fillMs - now()
    if (rest <= 0) return queue(copy)
    const waiting = await store.jobs.find(REFRESH.keyOf(copy))
    const isWaiting = waiting !== undefined && waiting.locked_by === null
    if (!isWaiting && REFRESHED.includes(copy.state)) await jobs.enqueue(REFRESH, { id: copy.id }, rest)
  }

  return { queue, queueSparing }
}
