import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPicture } from '../../../../../test/support/pictures.ts'
import { CATEGORY_RESULTS, overTime, pictureOf, sceneOf, TIME_RESULTS } from '../../../../../test/support/results.ts'
import { DARK, LIGHT } from '../../color/index.ts'
import { shapeOf, type Data } from '../../data/index.ts'
import { createFormat } from '../../format/index.ts'
import { bar } from './index.ts'

for (const [name, data] of Object.entries(CATEGORY_RESULTS)) {
  test(`bars: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(bar, data, LIGHT)))
}

test('bars in the dark, over time, grouped, stacked and normalized', () => {
  assertPicture(import.meta.url, 'dark', pictureOf(bar, CATEGORY_RESULTS['typical']!, DARK))
  assertPicture(import.meta.url, 'time', pictureOf(bar, TIME_RESULTS['typical']!, LIGHT))
  assertPicture(import.meta.url, 'grouped', pictureOf(bar, overTime(8, 3), LIGHT))
  for (const type of ['stacked', 'normalized']) {
    const settings = { 'stackable.stack_type': type, 'graph.show_values': true }
    assertPicture(import.meta.url, type, pictureOf(bar, overTime(8, 4), LIGHT, { settings }))
  }
  assertPicture(
    import.meta.url,
    'other',
    pictureOf(bar, overTime(8, 11), DARK, { settings: { 'stackable.stack_type': 'stacked' } }),
  )
})

test('events stand under bars in the dark, each with its icon', () => {
  const icons = ['star', 'cake', 'mail', 'warning', 'bell', 'cloud']
  const events = icons.map((icon, i) => ({ at: `2026-${String(i * 2 + 1).padStart(2, '0')}-20`, name: icon, icon }))
  events.push({ at: '2026-01-26', name: 'Also', icon: 'bell' }, { at: '2026-12-30', name: 'Last', icon: 'bell' })
  assertPicture(import.meta.url, 'events', pictureOf(bar, overTime(12), DARK, { events }))
})

test('a bar answers with its row, its columns and what a tooltip says', () => {
  const scene = sceneOf(bar, CATEGORY_RESULTS['typical']!, LIGHT)
  const hit = scene.hits[1]
  assert.deepEqual([hit?.rows, hit?.columns, hit?.values], [[1], [1, 0], [hit?.values[0], 'Gadget']])
  assert.equal(hit?.label, `Gadget, Revenue, ${hit?.text}`)
  assert.equal(scene.hits.length, 6)
  assert.match(scene.summary, /^Revenue by Category, 6 points, from /)
})

test('where pixels are known, sides of bars are on them, but for those of which rounding would be seen', () => {
  const sidesOf = (data: Data, density?: number) => {
    const settings = bar.complete({}, shapeOf(data))
    const format = createFormat({ columns: data.columns })
    const known = density === undefined ? {} : { density }
    const size = { width: 480, height: 300 }
    const { nodes } = bar.scene({ data, settings, size, format, paint: LIGHT, ...known })
    const paths = JSON.stringify(nodes).match(/V[\d.]+H[\d.]+V/g) ?? []
    return paths.map((path) => Number(/H([\d.]+)/.exec(path)?.[1]))
  }
  const [sharp, soft] = [sidesOf(overTime(31), 2), sidesOf(overTime(31))]
  assert.equal(sharp.length, 31)
  assert.ok(sharp.every((x, i) => (x * 2) % 1 === 0 && Math.abs(x - soft[i]!) <= 0.26))
  assert.ok(soft.some((x) => (x * 2) % 1 !== 0))
  const many = CATEGORY_RESULTS['thousand-categories']!
  assert.deepEqual(sidesOf(many, 2), sidesOf(many))
})
