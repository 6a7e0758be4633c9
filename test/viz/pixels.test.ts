/**
 * Pictures of mails by their pixels: what the painter makes of scenes, which the SVGs of other tests do not show.
 * `QUERENT_UPDATE_PICTURES=true npm test -- test/viz/pixels.test.ts` writes them; look at them before they are committed.
 */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { createPictures } from '../../packages/server/src/pictures/index.ts'
import { SAMPLES as BOXPLOTS } from '../../packages/viz/src/charts/boxplot/samples.ts'
import { SAMPLES as FUNNELS } from '../../packages/viz/src/charts/funnel/samples.ts'
import { SAMPLES as GAUGES } from '../../packages/viz/src/charts/gauge/samples.ts'
import { SAMPLES as PIES } from '../../packages/viz/src/charts/pie/samples.ts'
import { SAMPLES as PROGRESS } from '../../packages/viz/src/charts/progress/samples.ts'
import { SAMPLES as SANKEYS } from '../../packages/viz/src/charts/sankey/samples.ts'
import { SAMPLES as SCALARS } from '../../packages/viz/src/charts/scalar/samples.ts'
import { SAMPLES as TRENDS } from '../../packages/viz/src/charts/smartscalar/samples.ts'
import { SAMPLES as WATERFALLS } from '../../packages/viz/src/charts/waterfall/samples.ts'
import { VISUALIZATIONS } from '../../packages/viz/src/index.ts'
import { differingShare, readPng } from '../support/png-pixels.ts'
import { CATEGORY, CHANNEL, MONTH, month, ORDERS, REVENUE, wave } from '../support/results.ts'

const UPDATE = process.env['QUERENT_UPDATE_PICTURES'] === 'true'
const FOLDER = new URL('./golden/', import.meta.url)
const SIZE = { width: 320, height: 200, scale: 1 }
/** Of 255: edges are softened a little differently from one version of the painter to the next. */
const TOLERANCE = 16
const MOST_DIFFERENT = 0.004

const names = ['Doohickey', 'Gadget', 'Gizmo', 'Widget']
const byName = { cols: [CATEGORY, REVENUE], rows: names.map((name, i) => [name, wave(i) * 310]) }
const overTime = { cols: [MONTH, REVENUE], rows: Array.from({ length: 12 }, (_, i) => [month(i), wave(i) * 310]) }
const byBoth = {
  cols: [CATEGORY, CHANNEL, REVENUE],
  rows: names.flatMap((name, i) => ['Shop', 'Web'].map((channel, j) => [name, channel, wave(i + 5 * j) * 310])),
}
const withOrders = { cols: [...overTime.cols, ORDERS], rows: overTime.rows.map((row, i) => [...row, wave(i, 2)]) }
const points = { cols: [ORDERS, REVENUE], rows: Array.from({ length: 30 }, (_, i) => [wave(i, 3), wave(i) * 310]) }
const PIVOTED = [
  ...byBoth.rows.map((row) => [...row, 0]),
  ...names.map((name, i) => [name, null, (wave(i) + wave(i + 5)) * 310, 2]),
  ...['Shop', 'Web'].map((channel, j) => [null, channel, 90_000 + j, 1]),
  [null, null, 180_001, 3],
]

/** A square of ten degrees. */
const region = (CODE: string, west: number, south: number) => {
  const [east, north] = [west + 10, south + 10]
  const ring = [[west, south], [west, north], [east, north], [east, south], [west, south]] // prettier-ignore
  return { type: 'Feature', properties: { CODE, NAME: CODE }, geometry: { type: 'Polygon', coordinates: [ring] } }
}
const LAND = {
  geojson: JSON.stringify({
    type: 'FeatureCollection',
    features: [region('NW', 0, 50), region('NE', 10, 50), region('SE', 10, 40)],
  }),
  properties: { key: 'CODE', name: 'NAME' },
}
const PROVINCE = { ...CATEGORY, name: 'PROVINCE', semantic_type: 'type/State' }
const byProvince = { cols: [PROVINCE, ORDERS], rows: [['NW', 162], ['NE', 40], ['SE', 81]] } // prettier-ignore

interface Picture {
  /** Of the file; the display when left out. */
  name?: string
  display: string
  cols: readonly object[]
  rows: readonly (readonly unknown[])[]
  settings?: Readonly<Record<string, unknown>>
}

/** The sample of a display that is called typical. */
function typical(display: string, samples: readonly (Omit<Picture, 'display'> & { name: string })[]): Picture {
  const { cols, rows, settings = {} } = samples.find(({ name }) => name === 'typical') ?? samples[0]!
  return { display, cols, rows, settings }
}

const PICTURES: readonly Picture[] = [
  { display: 'bar', ...byName, settings: { 'graph.show_values': true } },
  { name: 'bar-stacked', display: 'bar', ...byBoth, settings: { 'stackable.stack_type': 'stacked' } },
  { display: 'line', ...overTime, settings: { 'graph.show_goal': true, 'graph.goal_value': 30_000 } },
  { display: 'area', ...overTime },
  { display: 'combo', ...withOrders },
  { display: 'row', ...byName, settings: { 'graph.show_values': true } },
  { display: 'scatter', ...points },
  {
    display: 'table',
    ...byName,
    settings: {
      'table.row_index': true,
      'table.show_totals': true,
      column_settings: { '["name","sum"]': { show_mini_bar: true, number_style: 'currency', currency: 'EUR' } },
    },
  },
  {
    display: 'pivot',
    cols: [...byBoth.cols, { name: 'pivot-grouping', display_name: 'pivot-grouping', base_type: 'type/Integer' }],
    rows: PIVOTED,
    settings: { 'pivot_table.column_split': { rows: ['CATEGORY'], columns: ['CHANNEL'], values: ['sum'] } },
  },
  { display: 'object', cols: withOrders.cols, rows: withOrders.rows.slice(0, 1) },
  { display: 'map', ...byProvince, settings: { 'map.type': 'region', 'map.region': 'own' } },
  typical('pie', PIES),
  typical('gauge', GAUGES),
  typical('waterfall', WATERFALLS),
  typical('boxplot', BOXPLOTS),
  typical('funnel', FUNNELS),
  typical('progress', PROGRESS),
  typical('sankey', SANKEYS),
  typical('scalar', SCALARS),
  typical('smartscalar', TRENDS),
]

test('every display is among them', () => {
  const wanted = [...VISUALIZATIONS.map(({ display }) => display), 'table', 'pivot', 'object']
  assert.deepEqual([...new Set(PICTURES.map(({ display }) => display))].toSorted(), wanted.toSorted())
})

test('bitmaps look as those that somebody has looked at', async (t) => {
  const pictures = createPictures(async () => LAND)
  t.after(pictures.close)
  const drawn: Uint8Array[] = []
  for (const { display, cols, rows, settings = {} } of PICTURES) {
    const answer = { status: 'completed', data: { cols, rows } }
    // oxlint-disable-next-line no-await-in-loop -- one thread draws them
    const { bytes } = await pictures.png({ kind: 'question', title: display, display, settings, answer }, SIZE)
    drawn.push(bytes)
  }
  for (const [at, { display, name = display }] of PICTURES.entries()) {
    await t.test(name, () => {
      const file = new URL(`${name}.png`, FOLDER)
      const bytes = drawn[at] ?? new Uint8Array()
      if (UPDATE) {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, bytes)
      }
      const golden = readPng(readFileSync(file))
      assert.deepEqual([golden.width, golden.height], [SIZE.width, SIZE.height])
      assert.ok(differingShare(readPng(bytes), golden, TOLERANCE) <= MOST_DIFFERENT, `${name} looks different`)
      // Another picture is not taken for it.
      const other = readPng(drawn[(at + 1) % drawn.length] ?? new Uint8Array())
      assert.ok(differingShare(other, golden, TOLERANCE) > 2 * MOST_DIFFERENT)
    })
  }
})
