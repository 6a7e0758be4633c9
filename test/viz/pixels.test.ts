/**
 * Pictures of mails by their pixels: what the painter makes of scenes, which the SVGs of other tests do not show.
 * `QUERENT_UPDATE_PICTURES=true npm test -- test/viz/pixels.test.ts` writes them; look at them before they are committed.
 */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { createPictures } from '../../packages/server/src/pictures/index.ts'
import { SAMPLES as GAUGES } from '../../packages/viz/src/charts/gauge/samples.ts'
import { SAMPLES as PIES } from '../../packages/viz/src/charts/pie/samples.ts'
import { SAMPLES as WATERFALLS } from '../../packages/viz/src/charts/waterfall/samples.ts'
import { differingShare, readPng } from '../support/png-pixels.ts'
import { CATEGORY, MONTH, month, REVENUE, wave } from '../support/results.ts'

const UPDATE = process.env['QUERENT_UPDATE_PICTURES'] === 'true'
const FOLDER = new URL('./golden/', import.meta.url)
const SIZE = { width: 320, height: 200, scale: 1 }
/** Of 255: edges are softened a little differently from one version of the painter to the next. */
const TOLERANCE = 16
const MOST_DIFFERENT = 0.004

const names = ['Doohickey', 'Gadget', 'Gizmo', 'Widget']
const byName = { cols: [CATEGORY, REVENUE], rows: names.map((name, i) => [name, wave(i) * 310]) }
const overTime = { cols: [MONTH, REVENUE], rows: Array.from({ length: 12 }, (_, i) => [month(i), wave(i) * 310]) }

interface Picture {
  display: string
  cols: readonly object[]
  rows: readonly (readonly unknown[])[]
  settings?: Readonly<Record<string, unknown>>
}

const PICTURES: readonly Picture[] = [
  { display: 'bar', ...byName, settings: { 'graph.show_values': true } },
  { display: 'line', ...overTime, settings: { 'graph.show_goal': true, 'graph.goal_value': 30_000 } },
  { display: 'area', ...overTime },
  { display: 'table', ...byName },
  ...(['pie', 'gauge', 'waterfall'] as const).map((display, at) => {
    const sample = [PIES, GAUGES, WATERFALLS][at]?.[0]
    assert.ok(sample)
    const { cols, rows, settings = {} } = sample
    return { display, cols, rows, settings }
  }),
]

test('bitmaps look as those that somebody has looked at', async (t) => {
  const pictures = createPictures(async () => undefined)
  t.after(pictures.close)
  const drawn: Uint8Array[] = []
  for (const { display, cols, rows, settings = {} } of PICTURES) {
    const answer = { status: 'completed', data: { cols, rows } }
    // oxlint-disable-next-line no-await-in-loop -- one thread draws them
    const { bytes } = await pictures.png({ kind: 'question', title: display, display, settings, answer }, SIZE)
    drawn.push(bytes)
  }
  for (const [at, { display }] of PICTURES.entries()) {
    await t.test(display, () => {
      const file = new URL(`${display}.png`, FOLDER)
      const bytes = drawn[at] ?? new Uint8Array()
      if (UPDATE) {
        mkdirSync(FOLDER, { recursive: true })
        writeFileSync(file, bytes)
      }
      const golden = readPng(readFileSync(file))
      assert.deepEqual([golden.width, golden.height], [SIZE.width, SIZE.height])
      assert.ok(differingShare(readPng(bytes), golden, TOLERANCE) <= MOST_DIFFERENT, `${display} looks different`)
      // Another picture is not taken for it.
      const other = readPng(drawn[(at + 1) % drawn.length] ?? new Uint8Array())
      assert.ok(differingShare(other, golden, TOLERANCE) > 2 * MOST_DIFFERENT)
    })
  }
})
