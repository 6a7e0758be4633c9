import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { LIGHT } from '../../color/index.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { createFormat } from '../../format/index.ts'
import { aggregation, breakout, column, drawSample } from '../sample.ts'
import { classAt, classesOf } from './classes.ts'
import { map } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, map, SAMPLES)

const sample = (name: string) => SAMPLES.find((one) => one.name === name) ?? assert.fail(name)

test('regions are found by key and by name, whatever the case and the accents', () => {
  const { hits, summary } = drawSample(map, sample('typical'), LIGHT)
  assert.deepEqual(
    hits.map(({ title, rows, text }) => [title, rows, text]),
    [
      ['Northern Heights', [0], '162'],
      ['Nordmark', [1], '81'],
      ['Süderland', [2], '40'],
      ['Centre', [3], '26'],
      ['The Isle', [4], '11'],
    ],
  )
  assert.equal(
    summary,
    'Customers by Province, 5 points, from 11 to 162, highest Northern Heights. 1 row is not on this map: Elsewhere',
  )
})

test('a pin says its name, its measure and its row', () => {
  const { hits } = drawSample(map, sample('pins'), LIGHT)
  const hit = hits.find(({ rows }) => rows[0] === 3)
  assert.equal(hit?.title, 'Account 4')
  assert.deepEqual(hit?.columns, [1, 2, 3])
})

test('classes are of values that are alike', () => {
  assert.deepEqual(classesOf([1, 2, 2, 3, 40, 41, 90, 91, 92], 3), [1, 40, 90])
  assert.deepEqual(classesOf([5, 5], 5), [5])
  assert.deepEqual(classesOf([], 5), [])
  assert.equal(classAt([1, 40, 90], 89), 1)
  const many = Array.from({ length: 3000 }, (_, i) => i)
  assert.equal(classesOf(many, 5).length, 5)
})

test('which map is drawn on', () => {
  const keyOf = (cols: object[], rows: (string | number)[][], stored = {}) => {
    const data = readData({ cols, rows })
    return map.mapKey?.(map.complete(stored, shapeOf(data)), data)
  }
  const state = [breakout('Region', 'Text', { semantic_type: 'type/State' }), aggregation('N')]
  const country = [breakout('Region', 'Text', { semantic_type: 'type/Country' }), aggregation('N')]
  assert.equal(keyOf(state, [['CA', 1]]), 'us_states')
  assert.equal(keyOf(country, [['DE', 1]]), 'world_countries')
  assert.equal(keyOf(country, [['DE', 1]], { 'map.region': 'own' }), 'own')
  const places = [column('lat', 'Float'), column('lng', 'Float')]
  assert.equal(keyOf(places, [[40, -100]]), 'us_states')
  assert.equal(
    keyOf(places, [
      [40, -100],
      [50, 8],
    ]),
    'world_countries',
  )
})

test('states and coordinates are drawn on maps, other results are not', () => {
  const score = (cols: object[]) => map.fit(shapeOf(readData({ cols, rows: [] }))).score
  assert.ok(score([breakout('S', 'Text', { semantic_type: 'type/State' }), aggregation('N')]) > 50)
  assert.ok(score([column('latitude', 'Float'), column('longitude', 'Float')]) > 20)
  assert.ok(score([breakout('Category', 'Text'), aggregation('N')]) < 5)
  assert.equal(score([aggregation('N')]), 0)
})

test('values that are no places are named, alone where there is no other', () => {
  const typical = sample('typical')
  const rows = ['Gadget', 'Gizmo'].map((name, i) => [name, i + 1])
  for (const size of [
    { width: 480, height: 300 },
    { width: 160, height: 100 },
  ]) {
    const { summary, nodes, hits } = drawSample(map, { ...typical, rows, size }, LIGHT)
    assert.match(summary, /2 rows are not on this map: Gadget, Gizmo$/)
    assert.match(JSON.stringify(nodes), /2 rows are not on/)
    assert.equal(hits.length, 0)
  }
})

test('a camera shows a part of the map, with the marks that are on it', () => {
  const typical = sample('typical')
  const data = readData(typical)
  const input = {
    data,
    settings: map.complete(typical.settings ?? {}, shapeOf(data)),
    size: { width: 480, height: 300 },
    format: createFormat(),
    paint: LIGHT,
    ...(typical.map && { map: typical.map }),
  }
  const whole = map.scene(input)
  const first = whole.hits[0] ?? assert.fail()
  // So that the first region is in the middle.
  const to = { x: (240 - first.anchor.x) / 480, y: (150 - first.anchor.y) / 300 }
  const near = map.scene({ ...input, camera: { scale: 6, x: to.x * 6, y: to.y * 6 } })
  assert.ok(near.hits.length < whole.hits.length)
  const seen = near.hits.find(({ title }) => title === first.title) ?? assert.fail()
  assert.ok(Math.abs(seen.anchor.x - 240) < 2 && Math.abs(seen.anchor.y - 150) < 2)
  assert.equal(near.isMap, true)
})

test('the tooltip of a pin begins with its name, not with its code', () => {
  const cols = [column('code', 'Text'), column('name', 'Text'), column('lat', 'Float'), column('lng', 'Float')]
  const { hits } = drawSample(map, { name: '', cols, rows: [['4Z7', 'Hoehn Field', 40, -100]] }, LIGHT)
  assert.equal(hits[0]?.title, 'Hoehn Field')
})
