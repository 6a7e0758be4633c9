/** Rates of small answers over 32 connections, each beside a bare server that gives the same answer. */
import type { Bench } from '../support/context.ts'
import { sendWhole } from '../support/http.ts'
import { ceilingOf, CONNECTIONS, load, rateRows, warmUp, type LoadPlan, type LoadResult } from '../support/load.ts'
import { makeCachedCard } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { recordedOf } from '../limits/replay.ts'

const ROUNDS = 3
/**
 * The generator is out of the way when it could be so many times faster than our server. Of the bare server that is seen in
 * its two figures: rate times processor time is the one core that it has.
 */
const HEADROOM = 3
const SAME_ANSWER = 'node:http with the same answer'

export async function rates(bench: Bench): Promise<BenchRow[]> {
  const { server, headers } = bench
  const card = `${server.url}/api/card/${await makeCachedCard(bench)}/query`
  const cases: [what: string, plan: LoadPlan, aim: number][] = [
    ['health', { url: `${server.url}/api/health`, method: 'GET', headers: {} }, 2],
    ['user/current', { url: `${server.url}/api/user/current`, method: 'GET', headers }, 4],
    ['cached card', { url: card, method: 'POST', headers, bodies: ['{}'] }, 3],
  ]
  const rows: BenchRow[] = []
  for (const [what, plan, aim] of cases) {
    const { ours, limit, body } = await compare(bench, plan)
    rows.push(...rateRows(`${what}, ${CONNECTIONS} connections`, { ours, limit, aim, against: SAME_ANSWER }))
    rows.push({
      what: `load generator, ${what}`,
      value: await ceilingOf(plan, body),
      limit: Math.max(...ours.map((one) => one.requestsPerSecond)),
      unit: 'req/s',
      aim: Number((1 / HEADROOM).toFixed(2)),
      against: 'our server, measured by it',
    })
  }
  return rows
}

/** Loads our server and a bare one that answers with the same head and body, in turn. */
async function compare({ server, limits }: Bench, plan: LoadPlan) {
  const { method, headers, bodies } = plan
  const { answer, body } = await sendWhole(plan.url, { method, headers, ...(bodies && { body: bodies[0]! }) })
  await limits.run('/record', recordedOf(answer, body))
  const ours: LoadResult[] = []
  const limit: LoadResult[] = []
  const bare = { ...plan, url: `${limits.url}/replay` }
  await warmUp(bare)
  await warmUp(plan)
  for (let round = 0; round < ROUNDS; round += 1) {
    limit.push(await load(bare, limits.pid))
    ours.push(await load(plan, server.child.pid!))
  }
  return { ours, limit, body }
}
