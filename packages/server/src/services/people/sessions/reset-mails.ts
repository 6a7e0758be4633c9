/** How many mails with reset links one person gets: a stranger who asks for them again and again fills nobody's mailbox. */
import { hash } from 'node:crypto'
import { isWithin } from '../../shared/stored-time.ts'
import type { Store } from '../../../store/index.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const PER_DAY = 10

interface ResetMailDeps {
  store: Pick<Store, 'throttledTries'>
  now: () => number
}

/** Counts a mail to the user if there may be one now: one a minute and ten a day, of all processes together. */
export function resetMailLimit({ store, now }: ResetMailDeps): (userId: number) => Promise<boolean> {
  const iso = (time: number) => new Date(time).toISOString()
  return async (userId) => {
    const key = hash('sha256', `reset mail ${userId}`)
    const time = now()
    const id = await store.throttledTries.add(key, iso(time))
    const rows = await store.throttledTries.list(key, iso(time - DAY_MS))
    // Of several at one moment the first is sent.
    const earlier = rows.filter((row) => row.id < id).map(({ timestamp }) => Date.parse(timestamp))
    const within = (lifeMs: number) => earlier.filter((at) => isWithin(at, time, lifeMs - 1)).length
    if (within(MINUTE_MS) === 0 && within(DAY_MS) < PER_DAY) return true
    await store.throttledTries.remove(id)
    return false
  }
}
