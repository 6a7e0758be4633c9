import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dashboardJson } from './json.ts'

const MILLION = 1_000_000

async function piecesOf(dashcards: readonly object[]): Promise<string[]> {
  const dashboard = { id: 1, dashcards, ordered_cards: dashcards }
  const pieces: string[] = []
  for await (const piece of dashboardJson(dashboard, (value) => value)) pieces.push(piece)
  return pieces
}

test('the items of a dashboard stand there under both names, few or many, small or large', async () => {
  const lists = [0, 1, 2, 250].map((count) => Array.from({ length: count }, (_, id) => ({ id })))
  const large = Array.from({ length: 25 }, (_, id) => ({ id, text: 'x'.repeat(MILLION) }))
  for (const dashcards of [...lists, large]) {
    const text = (await piecesOf(dashcards)).join('')
    assert.deepEqual(JSON.parse(text), { id: 1, dashcards, ordered_cards: dashcards })
  }
})

test('large items are written in pieces of their own', async () => {
  const dashcards = Array.from({ length: 25 }, (_, id) => ({ id, text: 'x'.repeat(MILLION) }))
  const longest = Math.max(...(await piecesOf(dashcards)).map((piece) => piece.length))
  assert.ok(longest < 2 * MILLION, `${longest} characters in one piece`)
})

test('what takes much memory is written again instead of kept', async () => {
  const written: number[] = []
  const count = async (length: number) => {
    written.length = 0
    const dashcards = Array.from({ length: 30 }, (_, id) => ({ id, text: 'x'.repeat(length) }))
    const show = <T>(value: T): T => {
      written.push(1)
      return value
    }
    for await (const _ of dashboardJson({ dashcards, ordered_cards: dashcards }, show));
    return written.length
  }
  assert.deepEqual([await count(10), await count(MILLION)], [31, 61])
})
