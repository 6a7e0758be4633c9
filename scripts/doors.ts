/**
 * `npm run test:doors -- COUNT SEED`: sends a million hostile requests, or as many as told, to the open routes. Each
 * processor has a server of its own and sends its share, the first with the given seed and the others with those after it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

/** What a server costs to start is worth so many requests. */
const LEAST_SHARE = 5_000

const [count = '1000000', seed = String(Date.now() % 1_000_000_007)] = process.argv.slice(2)
const shares = Math.max(1, Math.min(availableParallelism(), Math.floor(Number(count) / LEAST_SHARE)))
console.log(`${count} requests of the seed ${seed}${shares > 1 ? ` and the ${shares - 1} after it` : ''}`)
const results = await Promise.all(Array.from({ length: shares }, (_, index) => send(Number(seed) + index)))
process.exit(results.every((status) => status === 0) ? 0 : 1)

async function send(ownSeed: number): Promise<unknown> {
  const QUERENT_DOORS_COUNT = String(Math.ceil(Number(count) / shares))
  const env = { ...process.env, QUERENT_DOORS_COUNT, QUERENT_DOORS_SEED: String(ownSeed) }
  const child = spawn(process.execPath, ['--test', 'test/doors/open-routes.test.ts'], { stdio: 'inherit', env })
  const [status] = await once(child, 'close')
  return status
}
