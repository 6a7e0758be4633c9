/** Workers lose the app database together, and it comes back to all of them: one tells. */
import type { Observe, ServerEvent } from '../observe/events.ts'
import { reachability, type Reachability } from '../observe/reachability.ts'
import type { Peers } from './peers.ts'

interface SharedReachabilityDeps {
  /** One cheap read of the app database. */
  ask(): Promise<unknown>
  observe: Observe
  peers: Peers
}

/** That of this process. A loss that several have is told by the first of them, unless another has told it already. */
export function sharedReachability({ ask, observe, peers }: SharedReachabilityDeps): Reachability {
  if (peers.count === 1) return reachability({ ask, observe })
  let isTold = false
  let lastTold = Promise.resolve()
  const own = reachability({
    ask,
    observe: (event) => {
      // In their order: who else has noticed takes a moment to find out.
      lastTold = lastTold.then(() => tell(event))
    },
  })

  async function tell(event: ServerEvent): Promise<void> {
    const isMine = event.type === 'app-database.restored' ? isTold : await isMineToTell()
    isTold = isMine && event.type !== 'app-database.restored'
    if (isMine) observe(event)
  }

  async function isMineToTell(): Promise<boolean> {
    const losses = await peers.ask('appDatabaseLoss', undefined)
    const others = losses.filter(({ place }) => place !== peers.place)
    return !others.some((other) => other.isTold || (other.isLost && other.place < peers.place))
  }

  peers.answer('appDatabaseLoss', async () => {
    const isLost = !own.status().isReachable || !(await own.check())
    return { place: peers.place, isLost, isTold }
  })
  return own
}
