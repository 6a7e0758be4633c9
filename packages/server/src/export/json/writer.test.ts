import assert from 'node:assert/strict'
import { test } from 'node:test'
import { column, exportText, options } from '../testing.ts'

test('one row per line, typed values, exact numbers', async () => {
  const columns = [
    column('ID', 'type/BigInteger'),
    column('Total', 'type/Decimal'),
    column('Ratio', 'type/Float'),
    column('Name', 'type/Text'),
    column('Paid', 'type/Boolean'),
    column('At', 'type/DateTime'),
  ]
  const rows = [
    [9007199254740993n, '12345678901234567890.10', NaN, 'a "b"\n', true, '2024-03-05T00:00:00'],
    [null, '-0.5', Infinity, '12.5', false, null],
  ]
  assert.equal(
    await exportText('json', rows, options(columns)),
    '[{"ID":9007199254740993,"Total":12345678901234567890.10,"Ratio":null,"Name":"a \\"b\\"\\n","Paid":true,"At":"2024-03-05"},\n' +
      '{"ID":null,"Total":-0.5,"Ratio":null,"Name":"12.5","Paid":false,"At":null}]',
  )
})

test('no rows make an empty array', async () => {
  assert.equal(await exportText('json', [], options([column('a', 'type/Text')])), '[]')
})

test('texts in number columns stay texts unless they are number literals', async () => {
  const rows = [['007'], ['1e5'], ['NaN'], ['-Infinity'], ['.5'], ['5.']]
  assert.deepEqual(
    JSON.parse(await exportText('json', rows, options([column('a', 'type/Decimal')]))).map(
      (row: { a: unknown }) => row.a,
    ),
    ['007', '1e5', null, null, '.5', '5.'],
  )
})

test('of columns with the same name the last one is written', async () => {
  const columns = [column('a', 'type/Integer'), column('b', 'type/Integer'), column('a', 'type/Integer')]
  assert.equal(await exportText('json', [[1, 2, 3]], options(columns)), '[{"a":3,"b":2}]')
})
