/** Cards that guests see, from the cache, beside the same card for whoever is logged in and beside a bare server. */
import { signedToken } from '../../../test/support/signed-token.ts'
import { recordedOf } from '../../limits/replay.ts'
import type { Bench } from '../../support/context.ts'
import { sendWhole } from '../../support/http.ts'
import { CONNECTIONS, load, rateRows, warmUp, type LoadPlan, type LoadResult } from '../../support/load.ts'
import { makeCachedCard } from '../../support/queries.ts'
import type { BenchRow } from '../../support/report.ts'

const ROUNDS = 3
const KEY = '5a'.repeat(32)
/** Of the card's own rate. */
const AIM = 1.2
const BARE_AIM = 3.6

export async function guests(bench: Bench): Promise<BenchRow[]> {
  const { server, headers, limits, call } = bench
  const id = await makeCachedCard(bench)
  const { uuid } = await call('POST', `/api/card/${id}/public_link`)
  await call('PUT', '/api/setting/enable-embedding-static', { value: true })
  await call('PUT', '/api/setting/embedding-secret-key', { value: KEY })
  await call('PUT', `/api/card/${id}`, { enable_embedding: true })
  const token = signedToken(KEY, { resource: { question: id }, params: {} })
  const own: LoadPlan = { url: `${server.url}/api/card/${id}/query`, method: 'POST', headers, bodies: ['{}'] }
  const ways: [what: string, url: string][] = [
    ['public card', `${server.url}/api/public/card/${uuid}/query`],
    ['embedded card', `${server.url}/api/embed/card/${token}/query`],
  ]
  const rows: BenchRow[] = []
  for (const [what, url] of ways) {
    const plan: LoadPlan = { url, method: 'GET', headers: {} }
    const { answer, body } = await sendWhole(url, { method: 'GET' })
    if (!body.includes('"status":"completed"')) throw new Error(`${what}: ${body.subarray(0, 500)}`)
    await limits.run('/record', recordedOf(answer, body))
    const [ours, users, bare]: [LoadResult[], LoadResult[], LoadResult[]] = [[], [], []]
    const replayed = { ...plan, url: `${limits.url}/replay` }
    for (const one of [plan, own, replayed]) await warmUp(one)
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await load(plan, server.child.pid!))
      users.push(await load(own, server.child.pid!))
      bare.push(await load(replayed, limits.pid))
    }
    const name = `${what}, ${CONNECTIONS} connections`
    const sameCard = { ours, limit: users, aim: AIM, against: 'the same card for a user' }
    const sameAnswer = { ours, limit: bare, aim: BARE_AIM, against: 'node:http with the same answer' }
    rows.push(...rateRows(name, sameCard), ...rateRows(name, sameAnswer))
  }
  return rows
}
