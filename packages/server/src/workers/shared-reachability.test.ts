import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../../../../test/support/until.ts'
import { ownAnswers, type Peers } from './peers.ts'
import { sharedReachability } from './shared-reachability.ts'

const WITHIN_MS = 20_000

/** Workers of one server, each with its own way to the app database. */
function prepare(count: number) {
  const all = Array.from({ length: count }, ownAnswers)
  const told: string[] = []
  const isAway = Array.from({ length: count }, () => false)
  const workers = all.map(({ answer }, place) => {
    const ask: Peers['ask'] = (topic, asked) => Promise.all(all.map(({ give }) => give(topic, asked) as never))
    return sharedReachability({
      ask: async () => {
        if (isAway[place]) throw new Error('connection refused')
      },
      observe: ({ type }) => told.push(`${place} ${type}`),
      peers: { place, count, answer, ask },
    })
  })
  const becomes = async (isThere: boolean, ...places: number[]) => {
    for (const place of places) isAway[place] = !isThere
    await until('what they know', WITHIN_MS, async () => {
      const known = await Promise.all(places.map((place) => workers[place]!.check()))
      return known.every((one) => one === isThere)
    })
  }
  return { told, becomes }
}

test('a loss that all have is told by the first, and so is the return', async () => {
  const { told, becomes } = prepare(3)
  await becomes(false, 0, 1, 2)
  await becomes(true, 0, 1, 2)
  await until('both lines', WITHIN_MS, () => told.length >= 2)
  assert.deepEqual(told, ['0 app-database.lost', '0 app-database.restored'])
})

test('a loss that one has is told by it, and by nobody who has it later', async () => {
  const { told, becomes } = prepare(3)
  await becomes(false, 2)
  await until('the line', WITHIN_MS, () => told.length >= 1)
  await becomes(false, 0, 1)
  await becomes(true, 0, 1, 2)
  await until('both lines', WITHIN_MS, () => told.length >= 2)
  assert.deepEqual(told, ['2 app-database.lost', '2 app-database.restored'])
  await becomes(false, 1)
  await until('the next line', WITHIN_MS, () => told.length >= 3)
  assert.equal(told[2], '1 app-database.lost')
})
