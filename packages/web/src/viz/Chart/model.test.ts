import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Hit } from '@querent/viz'
import { hitAfter, hitAt, hitIn, hitMeant, keptLooks, togetherWith } from './model.ts'

const hit = (group: number, series: number): Hit => ({
  shape: { x: group * 100, y: series * 10, width: 20, height: 10 },
  anchor: { x: group * 100 + 10, y: series * 10 + 5 },
  series,
  group,
  rows: [],
  columns: [],
  values: [],
  title: '',
  name: '',
  text: '',
  label: '',
  color: '',
})
const [a0, a1, b0, b1] = [hit(0, 0), hit(0, 1), hit(1, 0), hit(1, 1)]
const hits = [a0, a1, b0, b1].filter((one) => one !== undefined)

test('the pointer means the mark that it is on, else the nearest within reach', () => {
  assert.equal(hitAt(hits, { x: 5, y: 12 }), a1)
  assert.equal(hitAt(hits, { x: 85, y: 2 }), b0)
  assert.equal(hitAt(hits, { x: 60, y: 300 }), null)
})

test('the pointer means the region that it is in, and none beside all of them', () => {
  const region = (path: string): Hit => ({ ...(a0 ?? hit(0, 0)), shape: { path }, anchor: { x: 0, y: 0 } })
  const ring = region('M0,0L40,0L40,40L0,40ZM10,10L30,10L30,30L10,30Z')
  const corner = region('M50,0L90,0L50,40Z')
  assert.equal(hitAt([ring, corner], { x: 5, y: 20 }), ring)
  assert.equal(hitAt([ring, corner], { x: 20, y: 20 }), null, 'a hole')
  assert.equal(hitAt([ring, corner], { x: 55, y: 10 }), corner)
  assert.equal(hitAt([ring, corner], { x: 85, y: 38 }), null)
  const curved = region('M0,0A5,5 0 0 1 9,9Z')
  assert.equal(hitAt([curved], { x: 3, y: 3 }), curved, 'the nearest of those with curves')
})

test('arrows go along the groups and between series, and stop at the ends', () => {
  assert.equal(hitAfter(hits, null, 'after'), a0)
  assert.equal(hitAfter(hits, a1 ?? null, 'after'), b1)
  assert.equal(hitAfter(hits, b1 ?? null, 'after'), b1)
  assert.equal(hitAfter(hits, b1 ?? null, 'above'), b0)
  assert.equal(hitAfter(hits, b0 ?? null, 'above'), b0)
  assert.equal(hitAfter(hits, b0 ?? null, 'first'), a0)
  assert.equal(hitAfter([], null, 'after'), null)
})

test('events are below the marks: down reaches the nearest, up goes back', () => {
  const event = (group: number): Hit => ({ ...hit(group, 0), series: -1, group: -1 - group, events: [] })
  const [one, other] = [event(0), event(1)]
  const all = [...hits, one, other]
  assert.equal(hitAfter(all, b0 ?? null, 'below'), b1)
  assert.equal(hitAfter(all, b1 ?? null, 'below'), other)
  assert.equal(hitAfter(all, other, 'before'), one)
  assert.equal(hitAfter(all, one, 'below'), one)
  assert.equal(hitAfter(all, one, 'above'), a0)
  assert.equal(hitAfter(all, one, 'last'), b1)
  assert.deepEqual(togetherWith(all, one), [one])
})

test('a mark at another place is one of the same series', () => {
  assert.equal(hitIn(hits, a1 ?? null, 1), b1)
  assert.equal(hitIn(hits, null, 1), b0)
  assert.equal(hitIn(hits, a0 ?? null, 7), a0)
})

test('a tooltip tells of all series at one place', () => {
  assert.deepEqual(togetherWith(hits, hits[0] ?? hit(0, 0)), [a0, a1])
})

test('in a plot the pointer means the nearest place, and there the nearest mark', () => {
  const plot = { x: 0, y: 0, width: 200, height: 400 }
  assert.equal(hitMeant(hits, { x: 70, y: 350 }, plot), b1)
  assert.equal(hitMeant(hits, { x: 40, y: 0 }, plot), a0)
  assert.equal(hitMeant(hits, { x: 5, y: 12 }, plot), a1)
  assert.equal(hitMeant(hits, { x: 60, y: 500 }, plot), null, 'below the plot')
})

test('the looks of series that a filter left out are kept, those of other columns are not', () => {
  const looks = (of: string, ...keys: string[]) => ({
    of,
    series: new Map(keys.map((key, place) => [key, { place, isRight: false }])),
  })
  const kept = keptLooks(looks('year', 'a', 'b'), looks('year', 'c'))
  assert.deepEqual([...kept.series.keys()], ['a', 'b', 'c'])
  assert.deepEqual([...keptLooks(kept, looks('city', 'd')).series.keys()], ['d'])
})
