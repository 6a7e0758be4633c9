/** Lets one worker report what happens to all of them. */
import type { Observe, ServerEvent } from '../observe/events.ts'
import type { Peers } from './peers.ts'

interface OneReporterDeps {
  observe: Observe
  peers: Peers
  topic: 'appDatabaseLoss' | 'appDatabaseObstacle'
  /** The event that ends it; all others begin it. */
  end: ServerEvent['type']
  /** Whether this process is affected; found out now if it is not known. */
  isLost(): Promise<boolean>
}

/**
 * The first worker that is affected reports it, unless another has done so already. The worker that reported it also
 * reports its end.
 */
export function oneReporter({ observe, peers, topic, end, isLost }: OneReporterDeps): Observe {
  if (peers.count === 1) return observe
  let isReported = false
  let lastReport = Promise.resolve()

  async function report(event: ServerEvent): Promise<void> {
    const isMine = event.type === end ? isReported : await isMineToReport()
    isReported = isMine && event.type !== end
    if (isMine) observe(event)
  }

  async function isMineToReport(): Promise<boolean> {
    const losses = await peers.ask(topic, undefined)
    const others = losses.filter(({ place }) => place !== peers.place)
    return !others.some((other) => other.isReported || (other.isLost && other.place < peers.place))
  }

  peers.answer(topic, async () => ({ place: peers.place, isLost: await isLost(), isReported }))
  return (event) => {
    // In their order: who else has noticed takes a moment to find out.
    lastReport = lastReport.then(() => report(event))
  }
}
