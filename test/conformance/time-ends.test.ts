/**
 * The first and the last days that dates have, 0001-01-01 and 9999-12-31, which stand for "since ever" and "for ever": what
 * a group shows, its filter finds, and a period that ends outside of these years holds the days within.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Time } from '@querent/query'
import { metadataOf, type Table } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { runQuery, type RunOptions } from './run-query.ts'
import { DATE_UNITS, startOf } from './time/reference.ts'

const DAYS = ['0001-01-01', '0001-01-06', '0001-02-01', '2024-02-29', '9999-11-30', '9999-12-25', '9999-12-31']
const TIMES = DAYS.flatMap((day) => [`${day} 00:00:00`, `${day} 23:59:59.999`])

const TABLE: Table = {
  id: 1,
  name: 'ends',
  columns: [
    [11, 'id', 'integer', 'type/PK'],
    [12, 'day', 'date'],
    [13, 'wall', 'timestamp'],
    [14, 'instant', 'instant'],
  ],
  rows: [...TIMES.map((text, row) => [row + 1, text.slice(0, 10), text, text]), [TIMES.length + 1, null, null, null]],
}

/** MySQL keeps instants of this century alone. */
const INSTANTS = new Set(['sqlite', 'duckdb', 'postgres'])
const COLUMNS = [
  { id: 12, name: 'day', type: 'type/Date', shown: (text: string) => text.slice(0, 10) },
  { id: 13, name: 'wall', type: 'type/DateTime', shown: (text: string) => text },
  { id: 14, name: 'instant', type: 'type/DateTimeWithLocalTZ', shown: (text: string) => text },
] as const

const WEEKS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

interface Case {
  filter?: unknown[]
  parameter?: string
  /** Whether the wall time passes. */
  passes(at: Temporal.PlainDateTime): boolean
  keepsNull?: boolean
}

const wall = (text: string): Temporal.PlainDateTime => Time.PlainDateTime.from(text.replace(' ', 'T'))
const order = (one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): number =>
  Time.PlainDateTime.compare(one, other)

function periodCases(id: number, startOfWeek: number): Case[] {
  return DATE_UNITS.flatMap((unit) =>
    DAYS.flatMap((day): Case[] => {
      const field = ['field', id, { 'temporal-unit': unit }]
      const start = startOf(wall(day), unit, startOfWeek)
      const place = (at: Temporal.PlainDateTime): number => order(startOf(at, unit, startOfWeek), start)
      return [
        { filter: ['=', field, day], passes: (at) => place(at) === 0 },
        { filter: ['!=', field, day], passes: (at) => place(at) !== 0, keepsNull: true },
        { filter: ['<', field, day], passes: (at) => place(at) < 0 },
        { filter: ['<=', field, day], passes: (at) => place(at) <= 0 },
        { filter: ['>', field, day], passes: (at) => place(at) > 0 },
        { filter: ['>=', field, day], passes: (at) => place(at) >= 0 },
        { filter: ['between', field, day, '9999-12-31'], passes: (at) => place(at) >= 0 },
        { filter: ['between', field, '0001-01-01', day], passes: (at) => place(at) <= 0 },
        { filter: ['during', ['field', id, null], day, unit], passes: (at) => place(at) === 0 },
      ]
    }),
  )
}

const LAST = '9999-12-31'
const isDay = (at: Temporal.PlainDateTime, day: string): boolean => at.toPlainDate().toString() === day
const PARAMETERS: Case[] = [
  { parameter: LAST, passes: (at) => isDay(at, LAST) },
  { parameter: '9999-12', passes: (at) => at.year === 9999 && at.month === 12 },
  { parameter: 'Q4-9999', passes: (at) => at.year === 9999 },
  { parameter: `2024-02-29~${LAST}`, passes: (at) => at.year > 2000 },
  { parameter: `0001-01-01~${LAST}`, passes: () => true },
  { parameter: `${LAST}~`, passes: () => false },
  { parameter: '9999-12-30~', passes: (at) => isDay(at, LAST) },
  { parameter: `~${LAST}`, passes: (at) => !isDay(at, LAST) },
  { parameter: '~0001-01-01', passes: () => false },
  { parameter: '0001-01', passes: (at) => at.year === 1 && at.month === 1 },
  { parameter: `${LAST}T23:59`, passes: (at) => isDay(at, LAST) && at.hour === 23 },
  { parameter: 'next9000years', passes: (at) => at.year === 9999 },
  { parameter: 'past9000years', passes: (at) => at.year < 2025 },
]

function intervalCases(id: number): Case[] {
  const field = ['field', id, null]
  return [
    { filter: ['time-interval', field, 9000, 'year'], passes: (at) => at.year === 9999 },
    { filter: ['time-interval', field, -9000, 'year'], passes: (at) => at.year < 2025 },
    { filter: ['relative-time-interval', field, 12, 'month', 9000, 'year'], passes: () => false },
    { filter: ['<', field, ['relative-datetime', 9000, 'year']], passes: () => true },
    { filter: ['>', field, ['relative-datetime', 9000, 'year']], passes: () => false },
    { filter: ['>', field, ['relative-datetime', -9000, 'year']], passes: () => true },
    { filter: ['=', field, ['relative-datetime', 9000, 'year']], passes: () => false },
    { filter: ['!=', field, ['relative-datetime', 9000, 'year']], passes: () => true, keepsNull: true },
    {
      filter: ['between', field, ['relative-datetime', -1, 'year'], ['relative-datetime', 9000, 'year']],
      passes: (at) => at.year > 2000,
    },
  ]
}

describe('the ends of time', () => {
  let engines: Engine[] = []
  before(async () => {
    // ClickHouse holds the years 1900 to 2299 alone: clickhouse/dates.test.ts.
    engines = (await openEngines([TABLE])).filter(({ name }) => name !== 'clickhouse')
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  const metadata = metadataOf([TABLE])

  async function ask(engine: Engine, query: object, options: Partial<RunOptions>, parameters: unknown[] = []) {
    const { rows } = await runQuery(
      engine,
      { type: 'query', query: { 'source-table': 1, ...query }, parameters },
      { metadata, ...options },
    )
    return rows
  }

  const enginesOf = (name: string): Engine[] =>
    engines.filter((engine) => name !== 'instant' || INSTANTS.has(engine.name))

  for (const column of COLUMNS) {
    for (const startOfWeek of [0, 5]) {
      test(`${column.name}, weeks from ${WEEKS[startOfWeek]}: every comparison`, async () => {
        const values = TIMES.map((text) => wall(column.shown(text)))
        const options = { startOfWeek: WEEKS[startOfWeek]! }
        const count = (fits: Case['passes'], keepsNull = false): number =>
          values.filter(fits).length + Number(keepsNull)
        const wrong: string[] = []
        for (const engine of enginesOf(column.name)) {
          const filters = [...periodCases(column.id, startOfWeek), ...intervalCases(column.id)]
          const aggregation = filters.map(({ filter }) => ['count-where', filter])
          const [row = []] = await ask(engine, { aggregation }, options)
          filters.forEach(({ filter, passes, keepsNull }, index) => {
            if (row[index] === count(passes, keepsNull)) return
            wrong.push(`${engine.name}: ${JSON.stringify(filter)}: ${String(row[index])}`)
          })
          for (const { parameter, passes } of PARAMETERS) {
            const target = ['dimension', ['field', column.id, null]]
            const parameters = [{ type: 'date/all-options', value: parameter, target }]
            const [found] = await ask(engine, { aggregation: [['count']] }, options, parameters)
            if (found?.[0] !== count(passes)) wrong.push(`${engine.name}: ${parameter}: ${String(found?.[0])}`)
          }
        }
        assert.equal(wrong.join('\n'), '')
      })

      test(`${column.name}, weeks from ${WEEKS[startOfWeek]}: what a group shows, its filter finds`, async () => {
        const wrong: string[] = []
        for (const engine of enginesOf(column.name)) {
          for (const unit of DATE_UNITS) {
            const field = ['field', column.id, { 'temporal-unit': unit }]
            const options = { startOfWeek: WEEKS[startOfWeek]! }
            const expected = new Map<string, number>()
            for (const text of TIMES) {
              const start = startOf(wall(column.shown(text)), unit, startOfWeek)
                .toPlainDate()
                .toString()
              expected.set(start, (expected.get(start) ?? 0) + 1)
            }
            // MySQL has no day before January 1 of the year 1.
            const known = [...expected].filter(([start]) => engine.name !== 'mysql' || start > '0001')
            const groups = await ask(engine, { breakout: [field], aggregation: [['count']] }, options)
            const shown = groups
              .filter(([start]) => start !== null)
              .map(([start, count]) => [String(start).slice(0, 10), count])
            if (JSON.stringify(shown) !== JSON.stringify(known))
              wrong.push(`${engine.name}, ${unit}: ${JSON.stringify(shown)} for ${JSON.stringify(known)}`)
            for (const [value, count] of groups) {
              const filter = ['=', field, value]
              const found = await ask(engine, { filter, aggregation: [['count']] }, options).then(
                ([row]) => row?.[0],
                String,
              )
              if (found !== count)
                wrong.push(`${engine.name}, ${unit} = ${String(value)}: ${String(found)} for ${String(count)}`)
            }
          }
        }
        assert.equal(wrong.join('\n'), '')
      })
    }
  }

  for (const timeZone of ['America/New_York', 'Asia/Tokyo']) {
    test(`wall times do not leave the last day in ${timeZone}`, async () => {
      for (const engine of engines) {
        const options = { reportTimeZone: timeZone, databaseTimeZone: timeZone }
        for (const id of [12, 13]) {
          const count = async (...filter: unknown[]) =>
            (await ask(engine, { filter, aggregation: [['count']] }, options))[0]?.[0]
          assert.equal(await count('=', ['field', id, null], LAST), 2, engine.name)
          assert.equal(await count('=', ['field', id, { 'temporal-unit': 'year' }], '0001-01-01'), 6, engine.name)
        }
        if (!INSTANTS.has(engine.name)) continue
        const field = ['field', 14, null]
        const [row] = await ask(engine, { filter: ['<=', field, LAST], aggregation: [['count']] }, options)
        // The last moment of 9999 in UTC is in the year 10000 there.
        assert.equal(row?.[0], timeZone === 'Asia/Tokyo' ? 13 : 14, `${engine.name} ${timeZone}`)
      }
    })
  }
})
