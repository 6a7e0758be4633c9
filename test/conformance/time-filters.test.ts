/** Filters on dates: every engine × kind of column × report zone, counted and compared with time/ranges.ts. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Time } from '@querent/query'
import { openEngines, openSqliteNumbers, type Engine } from './engines.ts'
import { runQuery } from './run-query.ts'
import { COLUMNS, meaning, momentMetadata, NEAR } from './time/moments.ts'
import {
  interval,
  isWithin,
  moved,
  periodOf,
  rank,
  rankOfWall,
  wallNow,
  type FilterClock,
  type Range,
} from './time/ranges.ts'
import { DATE_UNITS, startOf, type Unit } from './time/reference.ts'

type Column = (typeof COLUMNS)[number]

/** A filter and the test that a cell, or null, must pass. */
interface Case {
  filter: unknown[]
  passes(value: number | null): boolean
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const isKnown = (value: number | null): value is number => value !== null

/** Of `periodCases` with one literal. */
const COMPARISONS = 8

/** All comparisons of a column in a bucket, or bare, with literals that mean whole periods. */
function periodCases(
  field: unknown,
  column: Column,
  unit: Unit,
  literals: readonly string[],
  clock: FilterClock,
): Case[] {
  return literals.flatMap((literal, index) => {
    const period = periodOf(literal, unit, clock)
    const start = rankOfWall(period.from, column.kind, clock)
    const end = rankOfWall(period.to, column.kind, clock)
    const later = literals[index + 1] ?? literal
    const laterEnd = rankOfWall(periodOf(later, unit, clock).to, column.kind, clock)
    const within = (value: number | null): boolean => isKnown(value) && value >= start && value < end
    return [
      { filter: ['=', field, literal], passes: within },
      { filter: ['!=', field, literal], passes: (value) => !within(value) },
      { filter: ['<', field, literal], passes: (value) => isKnown(value) && value < start },
      { filter: ['<=', field, literal], passes: (value) => isKnown(value) && value < end },
      { filter: ['>', field, literal], passes: (value) => isKnown(value) && value >= end },
      { filter: ['>=', field, literal], passes: (value) => isKnown(value) && value >= start },
      {
        filter: ['between', field, literal, later],
        passes: (value) => isKnown(value) && value >= start && value < laterEnd,
      },
      { filter: ['not', ['>', field, literal]], passes: (value) => !(isKnown(value) && value >= end) },
    ] satisfies Case[]
  })
}

/** Every other comparison with one literal, the ones in between with the next: each unit still has them all. */
const inTurn = (cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => (index + Math.floor(index / COMPARISONS)) % 2 === 0)

const rangeCase = (filter: unknown[], range: Range, column: Column, clock: FilterClock): Case => ({
  filter,
  passes: (value) => isKnown(value) && isWithin(value, range, column.kind, clock),
})

function intervalCases(field: unknown, column: Column, clock: FilterClock): Case[] {
  const units: Unit[] = [...DATE_UNITS, ...(column.kind === 'date' ? [] : (['hour', 'minute'] as const))]
  return units.flatMap((unit) => {
    const within = (filter: unknown[], range: Range): Case => rangeCase(filter, range, column, clock)
    const shifted = (range: Range): Range => ({
      from: moved(range.from, -2, 'month'),
      to: moved(range.to, -2, 'month'),
    })
    return [
      ...[-30, -1, 0, 5].flatMap((amount) => [
        within(['time-interval', field, amount, unit], interval(amount, unit, false, clock)),
        within(
          ['time-interval', field, amount, unit, { 'include-current': true }],
          interval(amount, unit, true, clock),
        ),
      ]),
      within(['time-interval', field, 'last', unit], interval(-1, unit, false, clock)),
      within(['time-interval', field, 'current', unit], interval(0, unit, false, clock)),
      within(['time-interval', field, 'next', unit], interval(1, unit, false, clock)),
      within(['relative-time-interval', field, -3, unit, -2, 'month'], shifted(interval(-3, unit, false, clock))),
      within(['during', field, '2024-03-31', unit], periodOf('2024-03-31', unit, clock)),
      within(['during', field, '2024-10-27T02:30:00', unit], periodOf('2024-10-27T02:30:00', unit, clock)),
    ]
  })
}

/** Comparisons with one moment. */
function momentCases(field: unknown, column: Column, clock: FilterClock): Case[] {
  const { startOfWeek } = clock
  const rankAt = (literal: string): number => {
    // Beside a column without a zone, what the text's own clock shows.
    if (literal.endsWith('Z') && column.kind === 'instant') return Date.parse(literal)
    return rankOfWall(Time.PlainDateTime.from(literal.replace('Z', '')), column.kind, clock)
  }
  const literals = [
    '2024-03-31T02:30:00',
    '2024-03-31T01:00:00Z',
    '2024-10-27T01:00:00Z',
    '2020-12-31T23:59:59.999',
    '2024-10-27T00:30:00',
  ]
  return literals
    .flatMap((literal) => {
      const moment = rankAt(literal)
      return [
        { filter: ['=', field, literal], passes: (value: number | null) => value === moment },
        { filter: ['!=', field, literal], passes: (value: number | null) => value !== moment },
        { filter: ['<', field, literal], passes: (value: number | null) => isKnown(value) && value < moment },
        { filter: ['>=', field, literal], passes: (value: number | null) => isKnown(value) && value >= moment },
        {
          filter: ['between', field, literal, '2024-10-27T02:30:00'],
          passes: (value: number | null) => isKnown(value) && value >= moment && value <= rankAt('2024-10-27T02:30:00'),
        },
      ]
    })
    .concat(
      (['day', 'week', 'month'] as const).flatMap((unit) => {
        const from = moved(startOf(wallNow(clock), unit, startOfWeek), -1, unit)
        const day: Range = { from, to: moved(from, 1, 'day') }
        return [
          rangeCase(['=', field, ['relative-datetime', -1, unit]], day, column, clock),
          {
            filter: ['<', field, ['relative-datetime', -1, unit]],
            passes: (value: number | null) => isKnown(value) && value < rankOfWall(day.from, column.kind, clock),
          },
        ]
      }),
    )
}

function casesOf(column: Column, clock: FilterClock): Case[] {
  const id = NEAR.table.id * 100 + column.id
  const bare = ['field', id, null]
  const bucket = (unit: Unit): unknown => ['field', id, { 'temporal-unit': unit }]
  const days = ['2011-12-30', '2018-02-18', '2018-11-04', '2020-12-31', '2024-02-29', '2024-03-31', '2024-10-27']
  const times = ['2024-03-31T02:30:00', '2024-04-06T15:15:00', '2024-10-27T02:30:00']
  return [
    ...periodCases(bare, column, 'day', days, clock),
    ...DATE_UNITS.flatMap((unit) => inTurn(periodCases(bucket(unit), column, unit, days.slice(-4), clock))),
    ...(column.kind === 'date' ? [] : (['hour', 'minute'] as const)).flatMap((unit) =>
      inTurn(periodCases(bucket(unit), column, unit, times, clock)),
    ),
    ...momentCases(bare, column, clock),
    ...intervalCases(bare, column, clock),
  ]
}

const FILTERED: ReadonlySet<string> = new Set(['day', 'wall', 'instant'])
/** What coercion reads is filtered like what was stored: under some of the clocks. */
const FILTERED_COERCED: ReadonlySet<string> = new Set(['iso_wall', 'millis'])

/** Now, before and after changes of the clock, and in an hour that clocks show twice. */
const CLOCKS: readonly Pick<FilterClock, 'timeZone' | 'startOfWeek' | 'now'>[] = [
  { timeZone: 'UTC', startOfWeek: 0, now: Date.UTC(2024, 2, 31, 12) },
  { timeZone: 'Europe/Berlin', startOfWeek: 1, now: Date.UTC(2024, 2, 31, 3, 30) },
  { timeZone: 'Europe/Berlin', startOfWeek: 0, now: Date.UTC(2024, 9, 27, 1, 30) },
  { timeZone: 'America/New_York', startOfWeek: 6, now: Date.UTC(2024, 0, 1, 2) },
  { timeZone: 'Asia/Kathmandu', startOfWeek: 3, now: Date.UTC(2024, 2, 30, 23, 50) },
  { timeZone: 'Australia/Lord_Howe', startOfWeek: 0, now: Date.UTC(2024, 3, 6, 15, 15) },
  { timeZone: 'America/Sao_Paulo', startOfWeek: 1, now: Date.UTC(2018, 10, 4, 15) },
  { timeZone: 'Pacific/Apia', startOfWeek: 1, now: Date.UTC(2011, 11, 30, 12) },
]

describe('filters on dates', () => {
  let engines: Engine[] = []
  before(async () => {
    const tables = [NEAR.table]
    engines = [...(await openEngines(tables)), await openSqliteNumbers(tables)]
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  async function counts(engine: Engine, cases: readonly Case[], clock: FilterClock): Promise<unknown[]> {
    const query = {
      'source-table': NEAR.table.id,
      aggregation: cases.map(({ filter }) => ['count-where', filter]),
    }
    const { rows } = await runQuery(
      engine,
      { type: 'query', query },
      {
        metadata: momentMetadata,
        reportTimeZone: clock.timeZone,
        databaseTimeZone: clock.timeZone,
        startOfWeek: DAYS[clock.startOfWeek]!,
        now: clock.now,
      },
    )
    return rows[0] ?? []
  }

  for (const [at, clock] of CLOCKS.entries()) {
    const filtered = COLUMNS.filter(({ name }) => FILTERED.has(name) || (at % 3 === 1 && FILTERED_COERCED.has(name)))
    for (const column of filtered) {
      test(`${clock.timeZone} at ${new Date(clock.now).toISOString()}: ${column.name}`, async () => {
        const cases = casesOf(column, clock)
        const values = [...NEAR.texts.map((text) => rank(meaning(column, text), column.kind, clock)), null]
        const expected = cases.map(({ passes }) => values.filter(passes).length)
        const wrong = await Promise.all(
          engines.map(async (engine) => {
            const found = await counts(engine, cases, clock)
            return cases.flatMap(({ filter }, index) =>
              found[index] === expected[index]
                ? []
                : [
                    `${engine.name}: ${JSON.stringify(filter)} gives ${String(found[index])}, expected ${expected[index]}`,
                  ],
            )
          }),
        )
        assert.equal(wrong.flat().slice(0, 20).join('\n'), '')
      })
    }
  }
})
