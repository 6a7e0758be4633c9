import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsIn } from '../../../words.ts'
import { tableHtml } from './table.ts'

const SAY = await wordsIn('en')

const CARD = { url: 'https://bi.example.org/question/1' }
const column = (title: string, isNumber = false) => ({ title, isNumber, isWhole: isNumber })
const titlesOf = (html: string) => [...html.matchAll(/<th class="([^"]*)"[^>]*>([^<]*)</g)]
/** Of those that a telephone shows. */
const narrowOf = (html: string) =>
  titlesOf(html).flatMap(([, names = '', title]) => (names.includes('wide') ? [] : title))

test('a table has the columns that there is room for, and says how many are left, with a link to them', () => {
  const columns = Array.from({ length: 10 }, (_, i) => column(`Column ${i + 1}`))
  const rows = [columns.map((_, i) => `Rustic Paper Wallet ${i}`)]
  const html = tableHtml({ columns, rows, moreRows: 3, moreColumns: 2 }, CARD, SAY)
  assert.equal(titlesOf(html).length, 5)
  assert.deepEqual(narrowOf(html), ['Column 1', 'Column 2', 'Column 3'])
  const notes = [...html.matchAll(/<p class="quiet (\w+)" style="(display:none)?[^>]*>([^<]*) <a href="([^"]+)"/g)]
  assert.deepEqual(
    notes.map(([, ...parts]) => parts),
    [
      ['wide', undefined, '… and 3 more rows, 7 more columns', CARD.url],
      ['narrow', 'display:none', '… and 3 more rows, 9 more columns', CARD.url],
    ],
  )
})

test('a table that fits everywhere is shown whole, without a note', () => {
  const columns = [column('Category'), column('Revenue', true)]
  const html = tableHtml({ columns, rows: [['Gizmo', '1,234.50']], moreRows: 0, moreColumns: 0 }, CARD, SAY)
  assert.deepEqual(narrowOf(html), ['Category', 'Revenue'])
  assert.doesNotMatch(html, /<p/)
})

test('a number is never broken, and a long word is where it has no room', () => {
  const columns = [column('Amount', true), column('Key'), column('Name')]
  const rows = [['12,345,678,901,234,567,890,123', '9f8b7c6d1a2b3c4d5e6faabbccddeeff', 'Ada Moss']]
  const html = tableHtml({ columns, rows, moreRows: 0, moreColumns: 0 }, CARD, SAY)
  const styles = [...html.matchAll(/<td [^>]*style="([^"]*)"/g)].map(([, style = '']) => style)
  assert.deepEqual(
    styles.map((style) => [style.includes('nowrap'), style.includes('overflow-wrap:anywhere')]),
    [
      [true, false],
      [false, true],
      [false, false],
    ],
  )
  assert.deepEqual(narrowOf(html), ['Amount', 'Key'])
})

test('a date is on one line, and counts with all of it', () => {
  const date = { title: 'Created at', isNumber: false, isWhole: true }
  const row = ['September 10, 2026, 2:35 PM', 'Rustic Paper Wallet', 'Small Marble Shoes']
  const html = tableHtml(
    { columns: [date, column('A'), column('B')], rows: [row], moreRows: 0, moreColumns: 0 },
    CARD,
    SAY,
  )
  assert.match(html, /white-space:nowrap"[^>]*>September 10, 2026, 2:35 PM</)
  assert.deepEqual(narrowOf(html), ['Created at', 'A'])
})

test('texts from right to left have their own direction', () => {
  const html = tableHtml(
    { columns: [column('Name')], rows: [['قديم!'], ['old!']], moreRows: 0, moreColumns: 0 },
    CARD,
    SAY,
  )
  assert.match(html, /<td class="[^"]*" dir="auto"[^>]*>قديم!</)
  assert.match(html, /<td class="[^"]*" align[^>]*>old!</)
})
