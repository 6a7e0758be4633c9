/** How often somebody may have something sent: everybody who receives it gets a message each time. */
import { ApiError } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import { countTry, throttle, throttledText, type Throttle } from '../../shared/throttle.ts'

const PERIOD_MS = 60_000
/** Of one that is not saved, since people try it, change it and try it again. */
const MOST_TRIES = 5

export function sendLimits({ store, now }: Pick<Deps, 'store' | 'now'>) {
  const counted = { keptMs: PERIOD_MS, delayMs: () => PERIOD_MS, store, now }
  const saved = throttle({ name: 'send delivery', free: 1, ...counted })
  const unsaved = throttle({ name: 'send draft', free: MOST_TRIES, ...counted })

  return {
    /** Of a saved one. @throws {ApiError} 429 for the second time in a minute. */
    require: (user: CurrentUser, id: number) => requireOne(saved, `${id} ${user.id}`),
    /** Of whatever is not saved. @throws {ApiError} 429 for the sixth time in a minute. */
    requireUnsaved: (user: CurrentUser) => requireOne(unsaved, String(user.id)),
  }
}

async function requireOne(limit: Throttle, key: string): Promise<void> {
  const seconds = await countTry([[limit, key]])
  if (seconds > 0) throw new ApiError(429, throttledText(seconds), { 'retry-after': String(seconds) })
}
