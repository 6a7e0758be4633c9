import { test } from 'node:test'
import { assertPicture } from '../../../../../test/support/pictures.ts'
import { CATEGORY_RESULTS, overTime, pictureOf, TIME_RESULTS } from '../../../../../test/support/results.ts'
import { DARK, LIGHT } from '../../color/index.ts'
import { area } from './index.ts'

for (const [name, data] of Object.entries(TIME_RESULTS)) {
  test(`areas: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(area, data, LIGHT)))
}

for (const name of ['thousand-categories', 'long-labels']) {
  test(`areas: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(area, CATEGORY_RESULTS[name]!, LIGHT)))
}

test('areas in the dark, as shares', () => {
  const settings = { 'stackable.stack_type': 'normalized' }
  assertPicture(import.meta.url, 'dark', pictureOf(area, overTime(24, 4), DARK, { settings }))
})
