import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mapCache } from './map-cache.ts'

function prepare() {
  const clock = { time: 1_000_000 }
  const state = { reads: 0, text: 'map', fails: false }
  const { get } = mapCache(() => clock.time)
  const ask = (url = 'a') =>
    get(url, async () => {
      state.reads += 1
      if (state.fails) throw new Error('away')
      return state.text
    })
  return { clock, state, ask }
}

test('a map is read once in an hour, however many ask at one time', async () => {
  const { clock, state, ask } = prepare()
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), ['map', 'map', 'map'])
  clock.time += 3_599_999
  await ask()
  assert.equal(state.reads, 1)
  clock.time += 1
  await ask()
  assert.equal(state.reads, 2)
  clock.time -= 86_400_000
  await ask()
  assert.equal(state.reads, 3, 'a clock that was ahead keeps nothing for longer')
})

test('a failure is not tried again at once', async () => {
  const { clock, state, ask } = prepare()
  state.fails = true
  await assert.rejects(ask())
  await assert.rejects(ask())
  assert.equal(state.reads, 1)
  state.fails = false
  clock.time += 30_000
  assert.equal(await ask(), 'map')
})

test('what is kept is bounded in number and size', async () => {
  const { state, ask } = prepare()
  for (let at = 0; at < 101; at += 1) await ask(String(at))
  await ask('100')
  assert.equal(state.reads, 101)
  await ask('0')
  assert.equal(state.reads, 102, 'the one that was asked for longest ago is gone')
  state.text = 'x'.repeat(33 * 1024 * 1024)
  await ask('large')
  await ask('larger')
  await ask('large')
  assert.equal(state.reads, 105)
})
