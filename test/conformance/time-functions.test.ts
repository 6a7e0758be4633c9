/** Date arithmetic, differences, zone conversion and the present moment on every engine, against time/arithmetic.ts. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Time, type Row } from '@querent/query'
import { openEngines, openRelatives, openSqliteNumbers, type Engine } from './engines.ts'
import { runQuery } from './run-query.ts'
import { converted, difference, moved, pointOf, type Point } from './time/arithmetic.ts'
import { COLUMNS, momentMetadata, NEAR, type MomentKind } from './time/moments.ts'
import {
  DATE_PARTS,
  part,
  TIME_PARTS,
  truncated,
  WEEK_PARTS,
  writeInstant,
  writeWall,
  written,
  type ReferenceClock,
  type Unit,
} from './time/reference.ts'

const CLOCKS = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
]
/** In the hour that clocks in Berlin show twice. */
const NOW = Date.UTC(2024, 9, 27, 1, 30)

interface Check {
  clause: unknown
  expected(text: string): unknown
}

const column = (name: string): { id: number; kind: MomentKind } => {
  const found = COLUMNS.find((item) => item.name === name)
  if (!found) throw new Error(`There is no column ${name}.`)
  return { id: NEAR.table.id * 100 + found.id, kind: found.kind }
}
const field = (name: string): unknown[] => ['field', column(name).id, null]

function arithmetic(clock: ReferenceClock): Check[] {
  const units: [Unit, number[]][] = [
    ['year', [-4, 1]],
    ['quarter', [-1]],
    ['month', [-1, 1, 13]],
    ['week', [2]],
    ['day', [-1, 1]],
    ['hour', [-25, 1]],
    ['minute', [90]],
    ['second', [-1]],
    ['millisecond', [1]],
  ]
  return ['day', 'wall', 'instant', 'millis'].flatMap((name) =>
    units.flatMap(([unit, amounts]) =>
      amounts.map((amount) => ({
        clause: [amount < 0 ? 'datetime-subtract' : 'datetime-add', field(name), Math.abs(amount), unit],
        expected: (text: string) => moved(pointOf(text, column(name).kind, clock), amount, unit, clock),
      })),
    ),
  )
}

function differences(clock: ReferenceClock): Check[] {
  const units = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const
  const wall = Time.PlainDateTime.from('2024-02-29T12:00:00')
  const literal: Point = { wall, instant: null }
  const zonedLiteral: Point = { wall, instant: wall.toZonedDateTime(clock.timeZone) }
  const utc = Time.Instant.from('2024-10-27T01:15:00Z').toZonedDateTimeISO(clock.timeZone)
  const utcLiteral: Point = { wall: utc.toPlainDateTime(), instant: utc }
  const of = (name: string) => (text: string) => pointOf(text, column(name).kind, clock)
  const shifted = (text: string): Point => {
    const { instant } = of('instant')(text)
    const later = instant!.add({ hours: 1000 })
    return { wall: later.toPlainDateTime(), instant: later }
  }
  const pairs: [unknown, (text: string) => Point, unknown, (text: string) => Point][] = [
    [field('wall'), of('wall'), '2024-02-29T12:00:00', () => literal],
    ['2024-02-29T12:00:00', () => literal, field('day'), of('day')],
    [field('instant'), of('instant'), '2024-02-29T12:00:00', () => zonedLiteral],
    ['2024-10-27T01:15:00Z', () => utcLiteral, field('instant'), of('instant')],
    [field('day'), of('day'), field('wall'), of('wall')],
    [field('instant'), of('instant'), field('wall'), of('wall')],
    [field('instant'), of('instant'), ['datetime-add', field('millis'), 1000, 'hour'], shifted],
  ]
  return pairs.flatMap(([from, fromPoint, to, toPoint]) =>
    units.map((unit) => ({
      clause: ['datetime-diff', from, to, unit],
      expected: (text: string) => difference(fromPoint(text), toPoint(text), unit),
    })),
  )
}

function conversions(clock: ReferenceClock): Check[] {
  const targets = ['UTC', 'Asia/Kathmandu', 'America/New_York']
  return targets.flatMap((target) => [
    ...['instant', 'seconds'].map((name) => ({
      clause: ['convert-timezone', field(name), target],
      expected: (text: string) => converted(pointOf(cut(name, text), column(name).kind, clock), target, clock.timeZone),
    })),
    ...(['wall', 'day'] as const).map((name) => ({
      clause: ['convert-timezone', field(name), target, 'Europe/Berlin'],
      expected: (text: string) => converted(pointOf(text, column(name).kind, clock), target, 'Europe/Berlin'),
    })),
  ])
}

const cut = (name: string, text: string): string => (name === 'seconds' ? text.slice(0, 19) : text)

/** The old names of the extractions, casts, and what is computed from what was computed. */
function others(clock: ReferenceClock): Check[] {
  const getters = {
    'get-year': DATE_PARTS[4],
    'get-quarter': DATE_PARTS[3],
    'get-month': DATE_PARTS[2],
    'get-day': DATE_PARTS[0],
    'get-hour': TIME_PARTS[2],
    'get-minute': TIME_PARTS[1],
    'get-second': TIME_PARTS[0],
    'get-week': WEEK_PARTS[3],
    'get-day-of-week': WEEK_PARTS[0],
  }
  const { timeZone } = clock
  const now = Time.Instant.fromEpochMilliseconds(NOW).toZonedDateTimeISO(timeZone)
  return [
    ...Object.entries(getters).map(([op, name]) => ({
      clause: [op, field('instant')],
      expected: (text: string) => part(text, 'instant', name, clock),
    })),
    { clause: ['date', field('instant')], expected: (text) => truncated(text, 'instant', 'day', clock) },
    { clause: ['datetime', field('wall')], expected: (text) => written(text, 'wall', clock) },
    { clause: ['coalesce', field('instant'), field('instant')], expected: (text) => written(text, 'instant', clock) },
    {
      clause: ['get-hour', ['datetime-add', field('instant'), 1, 'day']],
      expected: (text) =>
        Time.PlainDateTime.from(moved(pointOf(text, 'instant', clock), 1, 'day', clock).slice(0, 19)).hour,
    },
    { clause: ['now'], expected: () => writeInstant(now) },
    { clause: ['datetime-add', ['now'], 1, 'hour'], expected: () => writeInstant(now.add({ hours: 1 })) },
    { clause: ['today'], expected: () => writeWall(now.toPlainDate().toPlainDateTime(), timeZone) },
    {
      clause: ['relative-datetime', -1, 'month'],
      expected: () => writeWall(now.toPlainDate().with({ day: 1 }).subtract({ months: 1 }).toPlainDateTime(), timeZone),
    },
  ]
}

describe('date functions', () => {
  let engines: Engine[] = []
  before(async () => {
    const tables = [NEAR.table]
    engines = [...(await openEngines(tables)), ...(await openRelatives(tables)), await openSqliteNumbers(tables)]
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  async function run(engine: Engine, query: Record<string, unknown>, timeZone: string): Promise<Row[]> {
    const options = { metadata: momentMetadata, reportTimeZone: timeZone, databaseTimeZone: timeZone, now: NOW }
    return (await runQuery(engine, { type: 'query', query: { 'source-table': NEAR.table.id, ...query } }, options)).rows
  }

  async function expectSame(checks: readonly Check[], timeZone: string): Promise<void> {
    const expected = checks.map((check) => NEAR.texts.map((text) => check.expected(text)))
    const query = {
      expressions: Object.fromEntries(checks.map(({ clause }, index) => [`c${index}`, clause])),
      fields: checks.map((_, index) => ['expression', `c${index}`]),
      filter: ['not-null', field('wall')],
      'order-by': [['asc', ['field', NEAR.table.id * 100 + 1, null]]],
    }
    const wrong = await Promise.all(
      engines.map(async (engine) => {
        const rows = await run(engine, query, timeZone)
        return checks.flatMap(({ clause }, index) =>
          NEAR.texts.flatMap((text, at) => {
            const [actual, wanted] = [rows[at]?.[index], expected[index]![at]]
            if (actual === wanted) return []
            return [
              `${engine.name}: ${JSON.stringify(clause)} of ${text}: ${String(actual)}, expected ${String(wanted)}`,
            ]
          }),
        )
      }),
    )
    assert.equal(wrong.flat().slice(0, 40).join('\n'), '')
  }

  for (const timeZone of CLOCKS) {
    const clock = { timeZone, startOfWeek: 0 }
    test(`${timeZone}: datetime-add and datetime-subtract`, () => expectSame(arithmetic(clock), timeZone))
    test(`${timeZone}: datetime-diff`, () => expectSame(differences(clock), timeZone))
    test(`${timeZone}: convert-timezone`, () => expectSame(conversions(clock), timeZone))
    test(`${timeZone}: parts, casts and the present`, () => expectSame(others(clock), timeZone))

    test(`${timeZone}: hours of an inner query, by day`, async () => {
      const hourly = {
        'source-table': NEAR.table.id,
        breakout: [['field', column('instant').id, { 'temporal-unit': 'hour' }]],
        aggregation: [['count']],
      }
      const query = {
        'source-query': hourly,
        breakout: [['field', 'instant', { 'base-type': 'type/DateTimeWithLocalTZ', 'temporal-unit': 'day' }]],
        aggregation: [['sum', ['field', 'count', { 'base-type': 'type/Integer' }]]],
        filter: ['not-null', ['field', 'instant', { 'base-type': 'type/DateTimeWithLocalTZ' }]],
      }
      const days = new Map<string, number>()
      for (const text of NEAR.texts) {
        // Of the hour's start: a clock that goes forward from midnight to 0:15 has it on the day before.
        const hour = truncated(text, 'instant', 'hour', clock).slice(0, 10)
        const day = writeWall(Time.PlainDate.from(hour).toPlainDateTime(), timeZone)
        days.set(day, (days.get(day) ?? 0) + 1)
      }
      const expected = [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))
      for (const engine of engines) {
        const rows = await run(engine, { ...query, 'source-table': undefined }, timeZone)
        assert.deepEqual(rows, expected, engine.name)
      }
    })
  }
})
