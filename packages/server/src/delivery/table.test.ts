/** Tables of messages show the columns that the page shows. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableOf, tableText } from './table.ts'
import { wordsIn } from './words.ts'

const number = { base_type: 'type/Integer', source: 'native' }
const RESULT = {
  cols: [
    { ...number, name: 'id', display_name: 'ID', semantic_type: 'type/PK' },
    { name: 'day', display_name: 'Day', base_type: 'type/Date', source: 'native' },
    { ...number, name: 'paid', display_name: 'Paid' },
    { ...number, name: 'secret', display_name: 'Secret', visibility_type: 'details-only' },
  ],
  rows: [[1, '2026-03-02', 1234567, 9]],
  rowCount: 3,
}
const SETTINGS = {
  'table.columns': [
    { name: 'paid', enabled: true },
    { name: 'id', enabled: false },
    { name: 'day', enabled: true },
  ],
  column_settings: { '["name","paid"]': { column_title: 'Revenue' } },
}

test('columns have the order and the titles of the settings, and hidden ones are left out', () => {
  const { columns, rows, moreRows, moreColumns } = tableOf({ settings: SETTINGS, display: 'table' }, RESULT, 'en')
  assert.deepEqual(columns, [
    { title: 'Revenue', isNumber: true, isWhole: true },
    { title: 'Day', isNumber: false, isWhole: true },
  ])
  assert.deepEqual(rows, [['1,234,567', 'March 2, 2026']])
  assert.deepEqual([moreRows, moreColumns], [2, 0])
})

test('what a chart is made of is shown whole', () => {
  const { columns } = tableOf({ settings: SETTINGS, display: 'bar' }, RESULT, 'en')
  assert.deepEqual(
    columns.map(({ title }) => title),
    ['ID', 'Day', 'Revenue'],
  )
})

test('dates and numbers are in the language of the reader', () => {
  const { rows } = tableOf({ settings: SETTINGS, display: 'table' }, RESULT, 'de_DE')
  assert.deepEqual(rows, [['1.234.567', '2. März 2026']])
})

test('columns of a text are below each other, whatever letters they have', async () => {
  const columns = ['Name', 'Count'].map((title, at) => ({ title, isNumber: at === 1, isWhole: at === 1 }))
  const rows = [
    ['数据', '1,234'],
    ['Zoë', '5'],
    ['e\u0301t\u00e9 👍', '12'],
  ]
  const text = tableText({ columns, rows, moreRows: 0, moreColumns: 0 }, await wordsIn('en'))
  assert.equal(text, ['Name    Count', '数据    1,234', 'Zoë         5', 'e\u0301t\u00e9 👍     12'].join('\n'))
})
