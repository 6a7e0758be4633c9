import type { Bench } from '../support/context.ts'
import { drainTimed, send } from '../support/http.ts'
import { makeCachedCard } from '../support/queries.ts'
import type { BenchRow } from '../support/report.ts'
import { median } from '../support/stats.ts'

const CARDS = 5_000
/** Requests at once while cards are made and removed. */
const AT_ONCE = 20
const ROUNDS = 12
const WARM_UPS = 4

/** All cards of a server that has thousands of them, each with the columns of its result. */
export async function cardList(bench: Bench): Promise<BenchRow[]> {
  const { server, headers, call } = bench
  await makeCards(bench)
  const url = `${server.url}/api/card`
  const list: { id: number }[] = JSON.parse((await send(url, { method: 'GET', headers })).toString())
  if (list.length < CARDS) throw new Error(`${list.length} cards instead of ${CARDS}`)
  const firstBytes: number[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UPS; round += 1) {
    const before = performance.now()
    const firstMs = await drainTimed(url, { method: 'GET', headers })
    if (round < WARM_UPS) continue
    times.push(performance.now() - before)
    firstBytes.push(firstMs)
  }
  await inGroups(list, ({ id }) => call('DELETE', `/api/card/${id}`))
  return [
    { what: '5,000 cards, p50', value: median(times), limit: null, unit: 'ms', aim: 300, against: '' },
    { what: '5,000 cards, first byte', value: median(firstBytes), limit: null, unit: 'ms', aim: 100, against: '' },
  ]
}

async function makeCards(bench: Bench): Promise<void> {
  const { call } = bench
  const card = await call('GET', `/api/card/${await makeCachedCard(bench)}`)
  const columns = Array.from({ length: 6 }, () => card.result_metadata).flat()
  await inGroups(
    Array.from({ length: CARDS }, (_, index) => index),
    (number) =>
      call('POST', '/api/card', {
        name: `Orders by source ${number}`,
        display: card.display,
        visualization_settings: card.visualization_settings,
        dataset_query: card.dataset_query,
        result_metadata: columns,
      }),
  )
}

async function inGroups<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(work))
  }
}
