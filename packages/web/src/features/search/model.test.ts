import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piecesOf, queryOf, readFilters, writeFilters } from './model.ts'

test('filters live in the address, and come back from it', () => {
  const address = { q: 'sales', type: ['card', 'table'], by: '7', edited: 'past7days', verified: 'true' }
  const filters = readFilters(address)
  const written = Object.entries(writeFilters(filters)).filter(([, value]) => value !== undefined)
  assert.deepEqual(Object.fromEntries(written), address)
  assert.deepEqual(readFilters({ type: 'card' }).kind, ['card'])
})

test('what the address may not say is left out', () => {
  const filters = readFilters({ type: ['user', 'card'], by: '1 or 1', edited: 'ever', sql: '1' })
  assert.deepEqual(
    [filters.kind, filters.by, filters.edited, filters.inSql, filters.q],
    [['card'], null, null, false, ''],
  )
})

test('today is a name of the server', () => {
  assert.equal(queryOf(readFilters({ edited: 'today' })).last_edited_at, 'thisday')
})

test('matches are marked without regard to case and accents', () => {
  const marked = (text: string, searched: string) =>
    piecesOf(text, searched)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('')
  assert.equal(marked('Große Umsätze', 'umsatz'), 'Große [Umsätz]e')
  assert.equal(marked('Orders by order', 'ORDER'), '[Order]s by [order]')
  assert.equal(marked('A b c', 'c a'), '[A] b [c]')
  assert.equal(marked('ﬁle', 'file'), '[ﬁle]')
  assert.equal(marked('plain', ''), 'plain')
})
