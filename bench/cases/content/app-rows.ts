/** An answer out of the app database beside what statements for it alone, and its JSON, cost by themselves. */
import type { AppEngine, AppServer, Reading } from '../../support/app-server.ts'
import { send } from '../../support/http.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median, percentile } from '../../support/stats.ts'

const ROUNDS = 40
/** Of the rounds, as many again warm up. */
const WARM_UP_SHARE = 0.25

interface Wanted {
  engine: AppEngine
  what: string
  path: string
  /** How many times what the limit takes is aimed at. */
  aim: number
  /** Milliseconds that 95 of 100 answers are to stay below; none where that is not aimed at. */
  aimMs?: number
  /** What somebody would read who wrote the statements for this answer alone. */
  byHand: readonly Reading[]
  /** Fewer for large answers. */
  rounds?: number
}

/** Median beside the limit, and the 95th percentile. @param check Throws when the answer is not the one meant. */
export async function appRows(
  app: AppServer,
  { engine, what, path, aim, aimMs, byHand, rounds = ROUNDS }: Wanted,
  check: (body: any) => boolean, // oxlint-disable-line typescript/no-explicit-any -- an answer of any shape
): Promise<BenchRow[]> {
  const ask = () => send(app.server.url + path, { method: 'GET', headers: app.headers })
  const body: unknown = JSON.parse((await ask()).toString())
  if (!check(body)) throw new Error(`${path} answers something else: ${JSON.stringify(body).slice(0, 300)}`)
  const bare = async () => {
    await app.read(byHand)
    return JSON.stringify(body)
  }
  const { ours, limit } = await alternately(rounds, ask, bare, Math.ceil(rounds * WARM_UP_SHARE))
  const name = `${what}, ${engine}`
  const against = `${byHand.length} statements by hand, and its JSON`
  const late: BenchRow = {
    what: `${name}, p95`,
    value: percentile(ours, 0.95),
    limit: null,
    unit: 'ms',
    aim: aimMs ?? 0,
    against: '',
  }
  return [
    { what: `${name}, p50`, value: median(ours), limit: median(limit), unit: 'ms', aim, against },
    ...(aimMs === undefined ? [] : [late]),
  ]
}
