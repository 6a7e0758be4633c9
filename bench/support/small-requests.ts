/** A process that asks for something small every ten milliseconds, and says how long the slowest answer took. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

const EVERY_MS = 10
const PATH = '/api/user/current'

export interface SmallRequests {
  /** Milliseconds of the slowest of the requests that were sent while `work` was done. */
  slowestDuring(work: () => Promise<unknown>): Promise<number>
  stop(): void
}

export function smallRequests(url: string, headers: Record<string, string>): SmallRequests {
  const child = fork(fileURLToPath(import.meta.url), [], { env: { ...process.env, SMALL_REQUESTS: '1' } })
  child.send({ url, headers })
  const ask = async (message: 'begin' | 'end'): Promise<number> => {
    const answer = once(child, 'message')
    child.send(message)
    return (await answer)[0]
  }
  return {
    async slowestDuring(work) {
      await ask('begin')
      await work()
      return ask('end')
    },
    stop: () => child.kill(),
  }
}

if (process.env['SMALL_REQUESTS'] !== undefined) askAlways()

function askAlways(): void {
  const agent = new Agent({ keepAlive: true })
  let target: { url: string; headers: Record<string, string> }
  let slowest = 0
  let waiting: Promise<void>[] = []

  async function askOnce(): Promise<void> {
    const before = performance.now()
    await new Promise((resolve, reject) => {
      request(target.url + PATH, { headers: target.headers, agent }, (answer) => answer.resume().once('end', resolve))
        .once('error', reject)
        .end()
    })
    slowest = Math.max(slowest, performance.now() - before)
  }

  process.on('message', async (message) => {
    if (message === 'begin') {
      await Promise.all(waiting)
      waiting = [askOnce()]
      await Promise.all(waiting)
      slowest = 0
      process.send?.(0)
    } else if (message === 'end') {
      await Promise.all(waiting)
      process.send?.(slowest)
    } else {
      target = message as typeof target
      setInterval(() => waiting.push(askOnce()), EVERY_MS)
    }
  })
}
