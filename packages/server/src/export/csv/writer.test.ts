import assert from 'node:assert/strict'
import { test } from 'node:test'
import { column, exportText, options } from '../testing.ts'

test('quotes stand only where they are needed and nulls are empty', async () => {
  const columns = [column('a', 'type/Text'), column('b, "c"', 'type/Text'), column('d', 'type/Integer')]
  const rows = [
    ['plain', 'with, comma', 1],
    ['with "quotes"', 'two\nlines', null],
    [null, ' spaces ', -5],
    ['Größe 🙂', 'cr\rhere', 0],
  ]
  assert.equal(
    await exportText('csv', rows, options(columns)),
    'a,"b, ""c""",d\nplain,"with, comma",1\n"with ""quotes""","two\nlines",\n, spaces ,-5\nGröße 🙂,"cr\rhere",0\n',
  )
})

test('numbers keep every digit', async () => {
  const columns = [column('i', 'type/BigInteger'), column('d', 'type/Decimal'), column('f', 'type/Float')]
  const rows = [
    [9007199254740993n, '12345678901234567890.1234567890', 0.1],
    [7, '0.10', 1e300],
  ]
  assert.equal(
    await exportText('csv', rows, options(columns)),
    'i,d,f\n9007199254740993,12345678901234567890.1234567890,0.1\n7,0.10,1e+300\n',
  )
})

test('raw times: midnight without a zone is a date, instants carry the offset of the result zone', async () => {
  const columns = [
    column('date', 'type/Date'),
    column('wall', 'type/DateTime'),
    column('instant', 'type/DateTimeWithTZ'),
    column('there', 'type/DateTimeWithTZ', { converted_timezone: 'Asia/Tokyo' }),
    column('time', 'type/Time'),
    column('flag', 'type/Boolean'),
  ]
  const rows = [
    ['2024-03-05', '2024-03-05T00:00:00', '2024-03-05T00:00:00Z', '2024-03-05T00:00:00Z', '10:20:30', true],
    ['2024-03-05', '2024-03-05T00:00:00.5', '2024-07-05T10:20:30.25Z', '2024-03-05T20:00:00Z', '10:20:30', false],
  ]
  assert.equal(
    await exportText('csv', rows, options(columns, { timeZone: 'Europe/Paris' })),
    'date,wall,instant,there,time,flag\n' +
      '2024-03-05,2024-03-05,2024-03-05T01:00:00+01:00,2024-03-05T09:00:00+09:00,10:20:30,true\n' +
      '2024-03-05,2024-03-05T00:00:00.5,2024-07-05T12:20:30.25+02:00,2024-03-06T05:00:00+09:00,10:20:30,false\n',
  )
})

test('a result without rows is its header, and values of an unexpected form pass through', async () => {
  const columns = [column('n', 'type/Integer'), column('t', 'type/DateTime')]
  assert.equal(await exportText('csv', [], options(columns)), 'n,t\n')
  assert.equal(
    await exportText(
      'csv',
      [
        ['many', 17],
        [NaN, 'infinity'],
      ],
      options(columns),
    ),
    'n,t\nmany,17\nNaN,infinity\n',
  )
})

test('text of more than a chunk arrives whole', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => [i, 'x'.repeat(i % 300)])
  const text = await exportText('csv', rows, options([column('i', 'type/Integer'), column('x', 'type/Text')]))
  assert.deepEqual(
    text.split('\n').slice(1, -1),
    rows.map((row) => row.join(',')),
  )
})
