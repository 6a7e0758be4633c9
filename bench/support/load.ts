/** Requests per second over a fixed number of kept-alive connections, driven from a process of its own. */
import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'

interface LoadPlan {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
  connections: number
  seconds: number
}

interface LoadResult {
  requestsPerSecond: number
  failures: number
}

/** @throws when any answer is not a success: a fast error is no result. */
export async function load(plan: LoadPlan): Promise<number> {
  const child = fork(new URL(import.meta.url).pathname, ['drive'], { execArgv: [] })
  child.send(plan)
  const result = await new Promise<LoadResult>((resolve) =>
    child.once('message', (message: LoadResult) => resolve(message)),
  )
  child.kill()
  if (result.failures > 0) throw new Error(`${result.failures} requests to ${plan.url} failed`)
  return result.requestsPerSecond
}

if (process.argv[2] === 'drive') {
  process.once('message', (plan: LoadPlan) => void drive(plan).then((result) => process.send?.(result)))
}

async function drive(plan: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections })
  let failures = 0
  const once = () =>
    new Promise<void>((resolve) => {
      const call = request(plan.url, { method: plan.method, headers: plan.headers, agent }, (answer) => {
        if ((answer.statusCode ?? 500) >= 300) failures += 1
        answer.resume()
        answer.once('end', resolve)
      })
      call.once('error', () => {
        failures += 1
        resolve()
      })
      call.end(plan.body ?? undefined)
    })
  const warmUpEnd = performance.now() + 500
  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      while (performance.now() < warmUpEnd) await once()
    }),
  )
  const startedAt = performance.now()
  const end = startedAt + plan.seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: plan.connections }, async () => {
      while (performance.now() < end) {
        await once()
        done += 1
      }
    }),
  )
  return { requestsPerSecond: (done * 1000) / (performance.now() - startedAt), failures }
}
