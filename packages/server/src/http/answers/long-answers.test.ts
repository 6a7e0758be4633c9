import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { jsonPieces } from './long-answers.ts'
import { piecesOrText } from './json-text.ts'

async function textOf(value: unknown): Promise<string> {
  const pieces: string[] = []
  for await (const piece of jsonPieces(value)) pieces.push(piece)
  return pieces.join('')
}

test('what holds a long list is the same text in pieces as at once', async () => {
  const list = Array.from({ length: 50 }, (_, at) => ({ at, text: '"é'.repeat(30_000), none: undefined }))
  const cases: unknown[] = [
    [...list, undefined, null, 7n],
    { data: list, total: 50, none: undefined, ['__proto__']: list },
    { none: undefined, data: [{ id: 1, tables: [{ fields: list }, { fields: [] }], at: new Date(0) }] },
    { first: 1, list },
    [],
    {},
    { a: [] },
  ]
  for (const value of cases) assert.equal(await textOf(value), JSON.stringify(value))
  const pieces: string[] = []
  for await (const piece of jsonPieces({ data: list })) pieces.push(piece)
  assert.ok(pieces.length > 3 && pieces.every((piece) => piece.length < 1_000_000))
})

test('what a visitor is not to know is left out of lists, of what holds them and of what stands beside them', async () => {
  const hide = <T>(value: T): T => JSON.parse(JSON.stringify(value, (key, one) => (key === 'fingerprint' ? null : one)))
  const fields = Array.from({ length: 30 }, (_, id) => ({ id, fingerprint: { global: id } }))
  const value = { fingerprint: { global: 1 }, data: [{ fields, fingerprint: { global: 2 } }], fields }
  const pieces: string[] = []
  for await (const piece of jsonPieces(value, hide)) pieces.push(piece)
  assert.equal(pieces.join(''), JSON.stringify(hide(value)))
})

test('between the pieces of a long answer others get turns; a short one is one text', async () => {
  async function* pieces(count: number): AsyncGenerator<string> {
    for (let at = 0; at < count; at += 1) yield 'x'.repeat(100_000)
  }
  assert.equal(await piecesOrText(pieces(3)), 'x'.repeat(300_000))
  const stream = await piecesOrText(pieces(50))
  assert.ok(typeof stream !== 'string')
  let turn = 0
  let isOver = false
  const count = async () => {
    for (; !isOver; turn += 1) await setImmediate()
  }
  const counting = count()
  let length = 0
  for await (const chunk of stream) length += chunk.length
  isOver = true
  await counting
  assert.equal(length, 5_000_000)
  assert.ok(turn >= 40, `${turn} turns`)
})
