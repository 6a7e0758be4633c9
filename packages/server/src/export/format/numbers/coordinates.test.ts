import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { closeExportThreads } from '../../index.ts'
import { column, exportBytes, exportText, options } from '../../testing.ts'

after(closeExportThreads)

const settings = { column_settings: { '["name","lat"]': { decimals: 1, suffix: '!', number_style: 'percent' } } }
const columns = [
  column('lat', 'type/Float', { semantic_type: 'type/Latitude' }),
  column('lon', 'type/Decimal', { semantic_type: 'type/Longitude' }),
  column('either', 'type/Float', { semantic_type: 'type/Coordinate' }),
  column('text', 'type/Text', { semantic_type: 'type/Latitude' }),
]
const rows = [
  [-33.5, '151.2', 1.5, '-33.5'],
  [0, '-0.000000005', -1.5, 'x'],
  [12.345678915, '-180', 0, null],
  [null, null, null, null],
]
const formatted = [
  ['33.50000000° S', '151.20000000° E'],
  ['0.00000000° N', '0.00000001° W'],
  ['12.34567892° N', '180.00000000° W'],
  [null, null],
]

test('latitudes and longitudes have a direction where rows are formatted', async () => {
  const given = options(columns, { visualizationSettings: settings })
  const raw = await exportText('csv', rows, given)
  assert.equal(raw.split('\n')[1], '-33.5,151.2,1.5,-33.5')
  const csv = (await exportText('csv', rows, { ...given, formatRows: true })).split('\n')
  assert.deepEqual(
    csv.slice(1, 5).map((line) => line.split(',').slice(0, 2)),
    formatted.map((pair) => pair.map((text) => text ?? '')),
  )
  assert.equal(csv[1], '33.50000000° S,151.20000000° E,1.5,-33.5')
  const plain = JSON.parse(await exportText('json', rows, given))
  assert.deepEqual([plain[0].lat, plain[0].lon], [-33.5, 151.2])
  const json = JSON.parse(await exportText('json', rows, { ...given, formatRows: true }))
  assert.deepEqual(
    json.map(({ lat, lon }: { lat: string; lon: string }) => [lat, lon]),
    formatted,
  )
})

test('in a sheet they are texts in either case', async () => {
  for (const formatRows of [false, true]) {
    const bytes = await exportBytes('xlsx', rows, options(columns, { visualizationSettings: settings, formatRows }))
    const [sheet] = (await readXlsx(bytes)).sheets
    assert.deepEqual(
      sheet?.rows.slice(1, 4).map((row) => row.slice(0, 2)),
      formatted.slice(0, 3),
    )
    assert.deepEqual(sheet?.rows[1]?.slice(2), [1.5, '-33.5'])
  }
})
