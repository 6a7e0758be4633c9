/** How long one turn of the event loop works at most, told by the processor and not by a clock: others may be busy, too. */
import { setImmediate } from 'node:timers/promises'

/** Milliseconds of the processor that this thread took in its longest turn until `work` was done. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  let longest = 0
  const watching = watch()
  await setImmediate()
  await work().finally(() => (isOver = true))
  await watching
  return longest

  async function watch(): Promise<void> {
    let before = process.threadCpuUsage()
    while (!isOver) {
      await setImmediate()
      const { user, system } = process.threadCpuUsage(before)
      before = process.threadCpuUsage()
      longest = Math.max(longest, (user + system) / 1000)
    }
  }
}
