/** Conditions of alerts, over single results and over recorded series. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { StoredCondition } from '../../../store/index.ts'
import { BrokenCondition, comparedBefore, outcomeOf, type EarlierOutcome } from './index.ts'

type Change = Extract<StoredCondition, { kind: 'change' }>

const dimension = (name: string) => ({ name, base_type: 'type/Text', source: 'breakout' })
const metric = (name: string) => ({ name, base_type: 'type/Integer', source: 'aggregation' })
const result = (cols: Record<string, unknown>[], rows: unknown[][]) => ({ cols, rows, rowCount: rows.length })
const bar = (settings: Record<string, unknown> = {}) => ({
  display: 'bar',
  settings: { 'graph.goal_value': 10, ...settings },
})
const ABOVE: StoredCondition = { kind: 'goal', isAbove: true }
const BELOW: StoredCondition = { kind: 'goal', isAbove: false }
const number = { display: 'scalar', settings: {} }
const change = (more: Partial<Change> = {}): Change => ({
  kind: 'change',
  by: 10,
  unit: 'value',
  direction: 'both',
  against: 'last-run',
  ...more,
})

describe('rows and no rows', () => {
  for (const [name, rows, isEmpty] of [
    ['no rows', [], true],
    ['one null', [[null]], true],
    ['a null in two rows', [[null], [null]], false],
    ['a zero', [[0]], false],
  ] as const) {
    test(name, () => {
      const found = result(
        [metric('count')],
        rows.map((row) => [...row]),
      )
      assert.equal(outcomeOf({ kind: 'rows' }, number, found).isMet, !isEmpty)
      assert.equal(outcomeOf({ kind: 'no-rows' }, number, found).isMet, isEmpty)
    })
  }
})

describe('goals', () => {
  test('any row counts: from the goal up, or strictly below it; nulls never', () => {
    const cols = [dimension('state'), metric('count')]
    const met = (condition: StoredCondition, values: (number | string | null)[]) =>
      outcomeOf(
        condition,
        bar(),
        result(
          cols,
          values.map((value) => ['x', value]),
        ),
      ).isMet
    assert.deepEqual([met(ABOVE, [1, 10]), met(ABOVE, [9.99]), met(ABOVE, ['10'])], [true, false, true])
    assert.deepEqual([met(BELOW, [10]), met(BELOW, [11, 9]), met(BELOW, [null])], [false, true, false])
    assert.equal(met(ABOVE, [null]), false)
    assert.equal(met(ABOVE, []), false)
  })

  for (const [name, settings, cols, place] of [
    [
      'the first metric of the chart, in any case',
      { 'graph.metrics': ['SUM'] },
      [dimension('a'), metric('n'), metric('sum')],
      2,
    ],
    ['a dimension and a metric', {}, [dimension('a'), metric('n')], 1],
    ['two dimensions and a metric', {}, [dimension('a'), dimension('b'), metric('n')], 2],
    ['a dimension and only metrics', {}, [dimension('a'), metric('n'), metric('m')], 1],
    [
      'two numbers of SQL',
      {},
      [
        { ...metric('year'), source: 'native' },
        { ...metric('n'), source: 'native' },
      ],
      1,
    ],
    ['three dimensions and a metric', {}, [dimension('a'), dimension('b'), dimension('c'), metric('n')], undefined],
    ['two dimensions and two metrics', {}, [dimension('a'), dimension('b'), metric('n'), metric('m')], undefined],
    ['only metrics', {}, [metric('n'), metric('m')], undefined],
    ['a key is no metric', {}, [dimension('a'), { ...metric('id'), semantic_type: 'type/PK' }], undefined],
  ] as const) {
    test(`column: ${name}`, () => {
      const row = cols.map((_, at) => (at === place ? 12 : 1))
      const run = () => outcomeOf(ABOVE, bar(settings), result([...cols], [row]))
      if (place === undefined) assert.throws(run, BrokenCondition)
      else assert.deepEqual([run().isMet, run().measured], [true, '12'])
    })
  }

  test('progress takes its value, else the first number', () => {
    const cols = [{ name: 'state', base_type: 'type/Text' }, metric('n'), metric('m')]
    const card = (settings: object) => ({ display: 'progress', settings: { 'progress.goal': 10, ...settings } })
    const rows = [['x', 5, 20]]
    assert.equal(outcomeOf(ABOVE, card({}), result(cols, rows)).measured, '5')
    assert.equal(outcomeOf(ABOVE, card({ 'progress.value': 'm' }), result(cols, rows)).isMet, true)
  })

  test('other displays have no goal, and neither has one that was removed', () => {
    const found = result([dimension('a'), metric('n')], [['x', 20]])
    const lost = { display: 'bar', settings: {} }
    const table = { display: 'table', settings: { 'graph.goal_value': 1 } }
    for (const card of [lost, table]) assert.throws(() => outcomeOf(ABOVE, card, found), BrokenCondition)
  })
})

/** The times of a series at which the condition is met, each compared as the server does it. */
function metAt(condition: Change, series: [at: string, value: number | null][]): string[] {
  const outcomes: EarlierOutcome[] = []
  return series.flatMap(([at, value]) => {
    const upTo = comparedBefore(condition, at)
    const compared = outcomes.findLast((one) => one.at <= upTo)
    const rows = value === null ? [] : [[value]]
    const { isMet, measured } = outcomeOf(condition, number, result([metric('n')], rows), compared)
    outcomes.push({ at, measured, is_met: isMet })
    return isMet ? [at.slice(0, 10)] : []
  })
}

const on = (day: string) => `${day}T09:00:00.000Z`

describe('changes', () => {
  const week = [100, 105, 115, 114, 100, 100, 130].map((value, at): [string, number] => [
    on(`2026-03-0${at + 1}`),
    value,
  ])

  test('by a value, in each direction', () => {
    assert.deepEqual(metAt(change(), week), ['2026-03-03', '2026-03-05', '2026-03-07'])
    assert.deepEqual(metAt(change({ direction: 'up' }), week), ['2026-03-03', '2026-03-07'])
    assert.deepEqual(metAt(change({ direction: 'down' }), week), ['2026-03-05'])
  })

  test('by a percentage of the value before, also of one below zero and of zero', () => {
    const percent = change({ unit: 'percent', by: 12 })
    assert.deepEqual(metAt(percent, week), ['2026-03-05', '2026-03-07'])
    const low: [string, number][] = [
      [on('2026-03-01'), -100],
      [on('2026-03-02'), -80],
      [on('2026-03-03'), 0],
      [on('2026-03-04'), 0],
      [on('2026-03-05'), 1],
    ]
    assert.deepEqual(metAt({ ...percent, direction: 'up' }, low), ['2026-03-02', '2026-03-03', '2026-03-05'])
  })

  test('against the same period before: the last run that is that old', () => {
    const months = Array.from({ length: 26 }, (_, at): [string, number] => {
      const day = new Date(Date.UTC(2025, at, 15, 9)).toISOString()
      return [day, at === 13 ? 50 : 100 + (at % 12)]
    })
    assert.deepEqual(metAt(change({ against: 'year' }), months), ['2026-02-15', '2027-02-15'])
    assert.deepEqual(metAt(change({ against: 'month' }), months), [
      '2026-01-15',
      '2026-02-15',
      '2026-03-15',
      '2027-01-15',
    ])
    const days = Array.from({ length: 15 }, (_, at): [string, number] => {
      return [on(`2026-03-${String(at + 1).padStart(2, '0')}`), at === 8 ? 150 : 100]
    })
    assert.deepEqual(metAt(change({ against: 'day' }), days), ['2026-03-09', '2026-03-10'])
    assert.deepEqual(metAt(change({ against: 'week', direction: 'up' }), days), ['2026-03-09'])
  })

  test('nothing to compare with is no change, and a run without a value is none', () => {
    assert.deepEqual(metAt(change(), [[on('2026-03-01'), 100]]), [])
    const gap: [string, number | null][] = [
      [on('2026-03-01'), 100],
      [on('2026-03-02'), null],
      [on('2026-03-03'), 200],
      [on('2026-03-04'), 300],
    ]
    assert.deepEqual(metAt(change(), gap), ['2026-03-04'])
  })

  test('a month before the 31st is the last day of a shorter month', () => {
    const at = (against: Change['against'], time: string) => comparedBefore(change({ against }), time)
    assert.equal(at('month', '2026-03-31T09:00:00.000Z'), '2026-02-28T09:00:00.000Z')
    assert.equal(at('year', '2028-02-29T09:00:00.000Z'), '2027-02-28T09:00:00.000Z')
    assert.equal(at('last-run', '2026-03-31T09:00:00.000Z'), '2026-03-31T09:00:00.000Z')
  })
})
