import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyText } from '../../../../../../test/support/any-text.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import type { Result } from '../../../api/dataset.ts'
import { nextStates, readCardLines, readNdjson, refsOf, stateOf, type CardEvent, type CardStates } from './index.ts'

function streamOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const ends = [...new Set([...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b)
  return new ReadableStream({
    start(controller) {
      let from = 0
      for (const end of ends) {
        controller.enqueue(bytes.subarray(from, end))
        from = end
      }
      controller.close()
    },
  })
}

test('lines are whole however their bytes arrive', async () => {
  const values = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.record({ a: anyText() })))
  await fc.assert(
    fc.asyncProperty(values, fc.array(fc.nat(500)), fc.boolean(), async (sent, cuts, isEnded) => {
      const text = sent.map((value) => JSON.stringify(value)).join('\n') + (isEnded ? '\n' : '')
      const got: unknown[] = []
      await readNdjson(streamOf(new TextEncoder().encode(text), cuts), (value) => got.push(value))
      assert.deepEqual(got, JSON.parse(JSON.stringify(sent)))
    }),
    { numRuns: 40 },
  )
})

test('digits are kept, blank lines are none, and a wrong line ends the reading', async () => {
  const got: unknown[] = []
  await readNdjson(new Response('12345678901234567890\r\n\n \n[1]'), (value) => got.push(value))
  assert.deepEqual(got, ['12345678901234567890', [1]])
  await assert.rejects(
    readNdjson(new Response('{"a":'), () => {}),
    SyntaxError,
  )
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('1\n')),
    cancel: () => void (isCancelled = true),
  })
  await assert.rejects(
    readNdjson(endless, () => {
      throw new Error('enough')
    }),
    /enough/,
  )
  assert.equal(isCancelled, true)
})

const good: Result = { status: 'completed', row_count: 1, data: { cols: [], rows: [[1]] } }
const better: Result = { ...good, row_count: 2 }
const bad: Result = { ...good, status: 'failed', error: 'No such column.' }
const [a, b] = [
  { dashcard_id: 1, card_id: 10 },
  { dashcard_id: 2, card_id: 10 },
]

test('an answer that breaks off is told from one that ended', async () => {
  const line = JSON.stringify({ ...a, result: good })
  const ids: number[] = []
  const read = (text: string) => readCardLines(new Response(text), ({ dashcard_id }) => ids.push(dashcard_id))
  assert.equal(await read(`${line}\n{"done": true}\n`), true)
  assert.equal(await read(`${line}\n`), false)
  assert.equal(await read(''), false)
  assert.deepEqual(ids, [1, 1])
})

function after(...events: CardEvent[]): CardStates {
  return events.reduce<CardStates>(nextStates, new Map())
}

const asked = (run: number, at = 0): CardEvent => ({ type: 'asked', run, cards: [a, b], at })
const answer = (run: number, result: Result): CardEvent => ({ type: 'answered', run, line: { ...a, result } })

test('old data stays while new loads, and where it fails', () => {
  const first = after(asked(1), answer(1, good))
  assert.deepEqual([stateOf(first, a).status, stateOf(first, b).status], ['done', 'running'])
  const again = nextStates(first, asked(2, 5000))
  assert.deepEqual([stateOf(again, a).status, stateOf(again, a).result], ['running', good])
  const failed = nextStates(again, answer(2, bad))
  assert.deepEqual([stateOf(failed, a).error, stateOf(failed, a).result], ['No such column.', good])
  const retried = nextStates(nextStates(failed, asked(3)), answer(3, better))
  assert.deepEqual([stateOf(retried, a).error, stateOf(retried, a).result], [null, better])
})

test('answers of a request that was overtaken change nothing', () => {
  const states = after(asked(1), asked(2))
  assert.equal(nextStates(states, answer(1, good)), states)
  assert.equal(nextStates(states, { type: 'ended', run: 1, error: 'x' }), states)
  const done = nextStates(states, answer(2, good))
  assert.equal(nextStates(done, answer(2, better)), done)
})

test('what an ended request has not answered has failed; what was stopped waits', () => {
  const ended = after(asked(1), answer(1, good), { type: 'ended', run: 1, error: 'Connection lost' })
  assert.deepEqual([stateOf(ended, a).status, stateOf(ended, b).error], ['done', 'Connection lost'])
  const stopped = after(asked(1), answer(1, good), asked(2), { type: 'stopped', run: 2 })
  assert.deepEqual([stateOf(stopped, a).status, stateOf(stopped, a).result], ['waiting', good])
  const kept = nextStates(stopped, { type: 'kept', cards: [b] })
  assert.deepEqual([kept.size, stateOf(kept, a).result], [1, null])
  assert.equal(nextStates(kept, { type: 'kept', cards: [a, b] }), kept)
})

test('a card that its reader stopped stays so, with the data it had, until it is asked again', () => {
  const running = after(asked(1), answer(1, good), asked(2))
  const halted = nextStates(running, { type: 'halted', cards: [a] })
  assert.deepEqual([stateOf(halted, a).status, stateOf(halted, a).result], ['stopped', good])
  assert.equal(stateOf(halted, b).status, 'running')
  assert.equal(nextStates(halted, answer(2, better)), halted)
  assert.equal(stateOf(nextStates(halted, asked(3)), a).status, 'running')
})

function card(id: number, row: number, more: Partial<DashboardCard> = {}): DashboardCard {
  const rest = { col: 0, size_x: 4, size_y: 4, dashboard_tab_id: null, parameter_mappings: [] }
  return { id, card_id: id, row, ...rest, visualization_settings: {}, ...more }
}

test('all questions on a place are asked, and places without one are not', () => {
  const withSeries = card(7, 0, { series: [{ id: 8 }, {}] })
  assert.deepEqual(refsOf([withSeries, card(9, 0, { card_id: null })]), [
    { dashcard_id: 7, card_id: 7 },
    { dashcard_id: 7, card_id: 8 },
  ])
})
