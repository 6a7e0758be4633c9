import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLOSER_RULES, TABLE_RULES } from '../rules/index.ts'
import { genericTable } from '../rules/generic-table.ts'
import { question } from '../rules/questions.ts'
import { columnOf, makeXRay, type Column, type Rule, type Subject } from './index.ts'
import { column, subject } from '../../../../../../test/support/x-ray-subjects.ts'

const KEY = column({ name: 'id', type: 'type/Integer', semantic: 'type/PK' })
const STATUS = column({ name: 'status', type: 'type/Text', semantic: 'type/Category', distinct: 3 })
const VENDOR = column({ name: 'vendor', type: 'type/Text', semantic: 'type/Company', distinct: 90 })
const CREATED = column({
  name: 'created_at',
  type: 'type/DateTime',
  semantic: 'type/CreationTimestamp',
  span: ['2024-01-01', '2026-11-01'],
})
const number = (name: string, min: number, max: number, q3 = max / 2): Column =>
  column({ name, type: 'type/Float', numbers: { min, q1: min, q3, max, avg: q3 } })

function questionsOf(rule: Rule, about: Subject) {
  return makeXRay(rule, about, { show: null }).cards.flatMap((card) => ('question' in card ? card.question : []))
}

const generic = (...columns: Column[]) => questionsOf(genericTable, subject({ name: 'Things', columns }))
const named = (questions: ReturnType<typeof generic>, name: string) => questions.find((one) => one.name === name)

test('whatever the columns, no rule computes with a key, and none is without cards', () => {
  const keys = [
    KEY,
    column({ name: 'user_id', type: 'type/Integer', semantic: 'type/FK', distinct: 40 }),
    column({ name: 'ref_id', type: 'type/Integer', numbers: { min: 1, q1: 2, q3: 3, max: 4, avg: 2 } }),
  ]
  for (const rule of [...TABLE_RULES, ...CLOSER_RULES]) {
    const made = questionsOf(rule, subject({ name: 'Keys', columns: keys }))
    assert.ok(made.length > 0, rule.name)
    for (const { query } of made) assert.doesNotMatch(JSON.stringify(query), /"(?:sum|avg|median|max)"/, rule.name)
  }
})

test('few values are shown as they are, many as the ten largest and the rest', () => {
  const made = generic(KEY, STATUS, VENDOR)
  const few = named(made, 'Number of Things by status')
  assert.deepEqual([few?.display, few?.why], ['row', 'status has 3 different values, few enough to compare.'])
  const many = named(made, 'Number of Things by vendor')
  assert.match(JSON.stringify(many?.query), /"limit":10.*"default":"All others"/)
  assert.equal(many?.settings['graph.x_axis.rest_value'], 'All others')
  assert.match(many?.why ?? '', /the 10 largest are shown, and the rest as one/)
})

test('numbers are binned by their spread', () => {
  const made = generic(number('even', 0, 100), number('skewed', 0, 10_000, 10), number('wide', 1, 1_000_000, 20))
  const settingsOf = (name: string) => named(made, `Number of Things by ${name}`)?.settings
  assert.equal(settingsOf('even')?.['graph.y_axis.scale'], undefined)
  assert.equal(settingsOf('skewed')?.['graph.y_axis.scale'], 'log')
  assert.match(JSON.stringify(named(made, 'Number of Things by wide')?.query), /"power",10,\["floor",\["log"/)
})

test('a last period that is not over is marked, and columns that say nothing are left out', () => {
  const constant = column({ name: 'same', type: 'type/Text', semantic: 'type/Category', distinct: 1 })
  const made = generic(CREATED, constant)
  const line = named(made, 'Number of Things over time')
  assert.equal(line?.settings['graph.x_axis.title_text'], 'created_at (last period not over yet)')
  assert.match(line?.why ?? '', /a point per month\. The last period is not over yet\.$/)
  assert.ok(!made.some(({ name }) => name.includes('same')))
})

test('units of time fit the span', () => {
  const unitOf = (from: string, to: string) => {
    const time = column({ name: 'at', type: 'type/DateTime', semantic: 'type/CreationTimestamp', span: [from, to] })
    return /"temporal-unit":"(\w+)"/.exec(
      JSON.stringify(named(generic(time), 'Number of Things over time')?.query),
    )?.[1]
  }
  assert.deepEqual(
    [unitOf('2026-01-01', '2026-01-04'), unitOf('2026-01-01', '2026-03-01'), unitOf('2020-01-01', '2026-01-01')],
    ['hour', 'day', 'month'],
  )
  assert.equal(unitOf('2000-01-01', '2026-01-01'), 'year')
})

test('a title says what stands out', () => {
  const title = (...columns: Column[]) =>
    makeXRay(genericTable, subject({ name: 'Things', columns }), { show: null }).finding
  const old = column({ name: 'at', type: 'type/DateTime', span: ['2020-01-01', '2021-01-01'] })
  assert.equal(title(old), 'A look at Things: nothing after Jan 1, 2021')
  const empty = column({ name: 'note', type: 'type/Text', distinct: 3, empty: 0.9 })
  assert.equal(title(empty), 'A look at Things: note is empty in 90% of rows')
  assert.equal(title(STATUS), 'A look at Things')
})

test('no two cards have one title, and names of people are not grouped', () => {
  const times = ['began', 'ended', 'paid'].map((name) =>
    column({ name, type: 'type/DateTime', span: ['2024-01-01', '2026-11-01'] }),
  )
  const first = column({ name: 'first_name', type: 'type/Text', semantic: 'type/Name', distinct: 40 })
  for (const rule of TABLE_RULES) {
    const names = questionsOf(rule, subject({ name: 'Things', columns: [KEY, ...times, first, number('a', 0, 9)] }))
    assert.equal(new Set(names.map(({ name }) => name)).size, names.length, rule.name)
    assert.doesNotMatch(names.map(({ name }) => name).join(' '), /first_name/)
  }
})

test('numbers without a known range are not put into ranges, nor days into hours', () => {
  const unknown = columnOf(
    { id: null, name: 'rate', label: 'rate', type: 'type/Float', semantic: null, fingerprint: null, via: null },
    null,
  )
  assert.equal(named(generic(unknown), 'Number of Things by rate'), undefined)
  assert.ok(named(generic({ ...unknown, hasRange: true }), 'Number of Things by rate'))
  assert.equal(named(generic(number('close', 9e18, 9e18 + 2_000)), 'Number of Things by close'), undefined)
  assert.equal(named(generic(CREATED), 'Number of Things by hour of the day'), undefined)
})

test('both sides of a comparison are named, and the title says which rows it is about', () => {
  const about = subject({ name: 'Orders (selected rows)', whole: 'Orders', columns: [KEY, STATUS] })
  const other = { name: 'Orders (selected rows)', source: about.source }
  const { finding, cards } = makeXRay(genericTable, about, { show: null, other })
  const made = cards.flatMap((card) => ('question' in card ? [card] : []))
  assert.equal(finding, 'A look at Orders (selected rows)')
  const bars = made.find(({ question: { name } }) => name === 'Number of Orders by status')
  assert.deepEqual(bars?.question.settings['graph.series_labels'], ['selected rows', 'other rows'])
  const counts = made.map(({ question: { name } }) => name).filter((name) => name.startsWith('Number of Orders ('))
  assert.deepEqual(counts, ['Number of Orders (selected rows)', 'Number of Orders (other rows)'])
})

test('what a question computes is shown by all that its rows have', () => {
  const measures = [{ clause: ['sum', ['field', 9, null]], title: 'Revenue' }]
  const made = questionsOf(question, subject({ name: 'Revenue', columns: [CREATED, STATUS], measures }))
  assert.deepEqual(made.map(({ name }) => name).sort(), [
    'Revenue',
    'Revenue by status',
    'Revenue over time',
    'Revenue over time, by status',
  ])
})
