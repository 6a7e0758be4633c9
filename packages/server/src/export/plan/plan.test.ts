import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planExport } from './plan.ts'
import { column, exportText, options } from '../testing.ts'

const columns = [
  column('ID', 'type/Integer', { field_ref: ['field', 1, null] }),
  column('USER_ID', 'type/Integer', { field_ref: ['field', 2, null], remapped_to: 'NAME' }),
  column('TOTAL', 'type/Decimal', { display_name: 'Total', field_ref: ['field', 3, null] }),
  column('NAME', 'type/Text', {
    display_name: 'User',
    field_ref: ['field', 9, { 'source-field': 2 }],
    remapped_from: 'USER_ID',
  }),
]
const row = [[1, 2, '3.50', 'Ann']]

test('a remapped column takes the place of its original', async () => {
  assert.equal(await exportText('csv', row, options(columns)), 'ID,User,Total\n1,Ann,3.50\n')
})

test('labels are called what the column that they label was renamed to', async () => {
  const title = (...names: string[]) => ({
    column_settings: Object.fromEntries(names.map((name) => [`["name","${name}"]`, { column_title: `My ${name}` }])),
  })
  const written = (visualizationSettings: Record<string, unknown>) =>
    exportText('csv', row, options(columns, { visualizationSettings, formatRows: true }))
  assert.equal(await written(title('USER_ID')), 'ID,My USER_ID,Total\n1,Ann,3.5\n')
  assert.equal(await written(title('USER_ID', 'NAME')), 'ID,My NAME,Total\n1,Ann,3.5\n')
})

test('order and visibility come from table.columns, by reference or name; new columns follow', async () => {
  const visualizationSettings = {
    'table.columns': [
      { name: 'TOTAL', enabled: true },
      { name: 'TOTAL', enabled: false },
      { fieldRef: ['field-id', 1], enabled: false },
      { name: 'pivot-grouping', fieldRef: ['field', 3, { 'base-type': 'type/Decimal' }] },
    ],
  }
  assert.equal(await exportText('csv', row, options(columns, { visualizationSettings })), 'Total,User\n3.50,Ann\n')
})

test('an entry of table.columns that means no column changes nothing for the others', async () => {
  for (const other of [
    { name: 'GONE', enabled: true },
    { fieldRef: ['field', 1, { 'join-alias': 'P' }] },
    { fieldRef: ['field', 3, { 'temporal-unit': 'month' }] },
    { enabled: true },
    7,
  ]) {
    const written = (...entries: unknown[]) =>
      exportText('csv', row, options(columns, { visualizationSettings: { 'table.columns': entries } }))
    assert.equal(await written({ name: 'TOTAL', enabled: false }, other), 'ID,User\n1,Ann\n', JSON.stringify(other))
    assert.equal(await written(other), 'ID,User,Total\n1,Ann,3.50\n', JSON.stringify(other))
  }
})

test('of columns with one name, entries hide and move the one that their reference means, and no other follows', async () => {
  const binning = { strategy: 'num-bins', 'num-bins': 8 }
  const cities = [
    column('city', 'type/Text', { field_ref: ['field', 1, null] }),
    column('city_2', 'type/Text', { field_ref: ['field', 1, { 'join-alias': 'P' }] }),
    column('total', 'type/Float', { field_ref: ['field', 3, { binning: { ...binning, 'bin-width': 10 } }] }),
    column('total_2', 'type/Float', { field_ref: ['field', 3, null] }),
  ]
  const written = (...entries: unknown[]) =>
    exportText('csv', [['a', 'b', 1, 2]], options(cities, { visualizationSettings: { 'table.columns': entries } }))
  const joined = { name: 'city', fieldRef: ['field', 1, { 'base-type': 'type/Text', 'join-alias': 'P' }] }
  assert.equal(await written({ ...joined, enabled: false }), 'total,total_2\n1,2\n')
  assert.equal(await written(joined), 'city_2,total,total_2\nb,1,2\n')
  const own = { name: 'city', fieldRef: ['field', 1, null], enabled: false }
  assert.equal(await written(joined, own), 'city_2,total,total_2\nb,1,2\n')
  const binned = { name: 'total_2', fieldRef: ['field', 3, { binning }], enabled: false }
  assert.equal(await written(binned), 'city,city_2\na,b\n')
  assert.equal(
    await written({ name: 'total_2', fieldRef: ['field', 99, null], enabled: false }),
    'city,city_2,total\na,b,1\n',
  )
})

test('hiding a column hides what it was remapped to', async () => {
  const visualizationSettings = { 'table.columns': [{ name: 'USER_ID', enabled: false }] }
  assert.equal(await exportText('csv', row, options(columns, { visualizationSettings })), 'ID,Total\n1,3.50\n')
})

test('only the rows of pivot group 0 are written, without the group', async () => {
  const pivot = [column('a', 'type/Text'), column('pivot-grouping', 'type/Integer'), column('n', 'type/Integer')]
  const rows = [
    ['x', 0, 1],
    [null, 1, 2],
    ['y', 0n, 3],
  ]
  assert.equal(await exportText('csv', rows, options(pivot)), 'a,n\nx,1\ny,3\n')
  assert.equal(await exportText('json', rows, options(pivot)), '[{"a":"x","n":1},\n{"a":"y","n":3}]')
})

test('settings: instance, then field, then card; by name before reference', () => {
  const settings = { decimals: 1, prefix: 'field', suffix: 'field', number_style: 'nonsense' }
  const plan = planExport(
    options([column('TOTAL', 'type/Float', { field_ref: ['field', 3, { 'join-alias': 'P' }], settings })], {
      customFormatting: {
        'type/Number': { decimals: 7, number_separators: ',.' },
        'type/Temporal': { date_style: 'x' },
      },
      visualizationSettings: {
        column_settings: {
          '["name","TOTAL"]': { suffix: 'name' },
          '["ref",["field",3,null]]': { suffix: 'ref', prefix: 'ref' },
          '["ref",["field",3,{"join-alias":"Q"}]]': { scale: 5 },
          'not json': { scale: 6 },
        },
      },
    }),
  )
  assert.deepEqual(plan.columns[0]?.settings, { decimals: 1, number_separators: ',.', prefix: 'ref', suffix: 'name' })
})

test('titles and currency suffixes belong to formatted rows', async () => {
  const visualizationSettings = {
    column_settings: { '["name","TOTAL"]': { column_title: 'Amount', number_style: 'currency', currency: 'EUR' } },
  }
  const plain = options([columns[2]!], { visualizationSettings })
  assert.equal(await exportText('csv', [['3.5']], plain), 'Total\n3.5\n')
  assert.equal(await exportText('csv', [['3.5']], { ...plain, formatRows: true }), 'Amount (€)\n3.50\n')
})
