import { test } from 'node:test'
import { assertPicture } from '../../../../../test/support/pictures.ts'
import { CATEGORY_RESULTS, overTime, pictureOf, TIME_RESULTS } from '../../../../../test/support/results.ts'
import { DARK, LIGHT } from '../../color/index.ts'
import { line } from './index.ts'

for (const [name, data] of Object.entries(TIME_RESULTS)) {
  test(`lines: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(line, data, LIGHT)))
}

for (const name of ['thousand-categories', 'long-labels', 'right-to-left']) {
  test(`lines: ${name}`, () => assertPicture(import.meta.url, name, pictureOf(line, CATEGORY_RESULTS[name]!, LIGHT)))
}

test('lines in the dark, with a goal, a trend, events and values', () => {
  assertPicture(import.meta.url, 'dark', pictureOf(line, overTime(18, 3), DARK))
  const settings = {
    'graph.show_goal': true,
    'graph.goal_value': 200_000,
    'graph.show_trendline': true,
    'graph.show_values': true,
  }
  const events = [
    { at: '2026-04-10', name: 'Spring sale', icon: 'cake' },
    { at: '2026-08-10', name: 'Storm', icon: 'cloud' },
    { at: '2027-01-04T09:00:00Z', name: 'New prices' },
    { at: '2027-01-07', name: 'New site' },
    { at: '2030-01-01', name: 'Not shown' },
  ]
  assertPicture(import.meta.url, 'references', pictureOf(line, overTime(20), LIGHT, { settings, events }))
})

test('styles of lines, and holes as they are set', () => {
  const styles = [
    { 'line.missing': 'none', 'line.style': 'dashed' },
    { 'line.missing': 'zero', 'line.interpolate': 'step-after' },
    { 'line.interpolate': 'cardinal', 'line.size': 'L', 'line.marker_enabled': true },
  ]
  const data = overTime(16, 3, (i, channel) => (i % 6 === 4 ? null : 200 * (channel + 1) + 60 * Math.sin(i + channel)))
  const settings = {
    series_settings: Object.fromEntries(['Affiliate', 'Direct', 'Organic'].map((key, i) => [key, styles[i]])),
  }
  assertPicture(import.meta.url, 'styles', pictureOf(line, data, LIGHT, { settings }))
})
