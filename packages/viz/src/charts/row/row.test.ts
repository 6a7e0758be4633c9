import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertPicture } from '../../../../../test/support/pictures.ts'
import {
  CATEGORY,
  CATEGORY_RESULTS,
  CHANNEL,
  pictureOf,
  result,
  REVENUE,
  sceneOf,
  wave,
} from '../../../../../test/support/results.ts'
import { DARK, LIGHT } from '../../color/index.ts'
import { row } from './index.ts'

for (const [name, data] of Object.entries(CATEGORY_RESULTS)) {
  test(`rows: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(row, data, LIGHT)))
}

const split = result(
  [CATEGORY, CHANNEL, REVENUE],
  ['Gadget', 'Gizmo', 'Widget', 'Doohickey'].flatMap((name, i) =>
    ['Affiliate', 'Direct', 'Organic'].map((channel, c) => [name, channel, wave(i, c + 1)]),
  ),
)

test('rows beside each other, in stacks, in the dark', () => {
  const settings = { 'graph.dimensions': ['CATEGORY', 'CHANNEL'] }
  const stacked = { ...settings, 'stackable.stack_type': 'stacked' }
  assertPicture(import.meta.url, 'grouped', pictureOf(row, split, LIGHT, { settings }))
  assertPicture(import.meta.url, 'stacked', pictureOf(row, split, DARK, { settings: stacked }))
})

test('a row answers along its whole width', () => {
  const { hits } = sceneOf(row, CATEGORY_RESULTS['typical']!, LIGHT)
  assert.equal(hits.length, 6)
  assert.ok(hits.every(({ shape }) => 'width' in shape && shape.width > 500))
})
