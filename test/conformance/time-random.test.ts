/**
 * Random questions about time in both forms on every engine: comparisons with dates in all spellings, groups by every unit,
 * and date parameters. Expected answers come from the reference in `time/`, which knows no SQL.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { toForm, type Row } from '@querent/query'
import { openEngines, openSqliteNumbers, type Engine } from './engines.ts'
import { Draw } from './random/clauses.ts'
import { runRequest } from './run-query.ts'
import { OPERATORS, passing, type Comparison } from './time/comparisons.ts'
import { randomDateString, type Meaning } from './time/date-strings.ts'
import { randomLiteral } from './time/literals.ts'
import { COLUMNS, meaning, momentMetadata, NEAR } from './time/moments.ts'
import { rank, rankOfWall, type FilterClock } from './time/ranges.ts'
import { DATE_PARTS, DATE_UNITS, part, TIME_PARTS, truncated, written, type Part, type Unit } from './time/reference.ts'

type Column = (typeof COLUMNS)[number]
type Inner = Record<string, unknown>

const RUNS = Number(process.env['QUERENT_TEST_RUNS'] ?? 12)
/** Comparisons, counted by one query. */
const BATCH = 40

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Sao_Paulo']
const CHOSEN = COLUMNS.filter(({ name }) => ['day', 'wall', 'instant', 'iso_wall', 'millis'].includes(name))

/** What a column's type is called beside a name. */
const TYPE_NAMES = { date: 'type/Date', wall: 'type/DateTime', instant: 'type/DateTimeWithLocalTZ', time: 'type/Time' }

type By = { unit: Unit } | { part: Part } | null

const cellsOf = (column: Column): (string | null)[] => [...NEAR.texts.map((text) => meaning(column, text)), null]
const fieldId = (column: Column): number => NEAR.table.id * 100 + column.id

function randomClock(draw: Draw): FilterClock {
  const now = Date.parse(`${draw.pick(NEAR.texts).replace(' ', 'T')}Z`)
  return { timeZone: draw.pick(ZONES), startOfWeek: draw.count(0, 6), now }
}

function randomUnit(draw: Draw, { kind }: Column): By {
  const hasTime = kind !== 'date'
  if (draw.maybe()) return { unit: draw.pick<Unit>([...DATE_UNITS, ...(hasTime ? (['hour', 'minute'] as const) : [])]) }
  const parts: Part[] = [...DATE_PARTS, 'week-of-year', 'day-of-week', ...(hasTime ? TIME_PARTS : [])]
  return { part: draw.pick(parts) }
}

const nameOf = (by: By): string | undefined => (by === null ? undefined : 'unit' in by ? by.unit : by.part)

/** A column as queries name it, and the unit in which days are compared or grouped when none is named. */
interface Reference {
  clause(unit?: string): unknown[]
  isByDay: boolean
}

function randomReference(draw: Draw, column: Column): Reference {
  const withUnit = (options: Inner, unit?: string): Inner => ({
    ...options,
    ...(unit ? { 'temporal-unit': unit } : {}),
  })
  const typed = { 'base-type': TYPE_NAMES[column.kind] }
  return draw.pick<Reference>([
    { clause: (unit) => ['field', fieldId(column), withUnit({}, unit)], isByDay: true },
    { clause: (unit) => ['expression', column.name, withUnit(typed, unit)], isByDay: true },
    { clause: (unit) => ['expression', column.name, withUnit({}, unit)], isByDay: false },
  ])
}

/** Expressions by the names of the columns that they stand for. */
const EXPRESSIONS = Object.fromEntries(CHOSEN.map((column) => [column.name, ['field', fieldId(column), null]]))

interface Filter {
  clause: unknown[]
  expected: number
}

function randomFilter(draw: Draw, clock: FilterClock): Filter {
  const column = draw.pick(CHOSEN)
  const { clause, isByDay } = randomReference(draw, column)
  const op = draw.pick(OPERATORS)
  const isEquality = op === '=' || op === '!='
  const count = op === 'between' ? 2 : isEquality ? draw.count(1, 3) : 1
  const literals = Array.from({ length: count }, () => randomLiteral(draw, draw.pick(NEAR.texts)))
  const given: By = draw.maybe() ? randomUnit(draw, column) : null
  // Beside a part, a year alone is a number.
  const isNumber = given !== null && 'part' in given && literals.some(({ text }) => text.length === 4)
  const named = isNumber ? { unit: 'year' as const } : given
  const isDays = named === null && isByDay && literals.every(({ isDay }) => isDay)
  const comparison: Comparison = { op, literals, hasNull: isEquality && draw.count(0, 5) === 0 }
  return {
    clause: [op, clause(nameOf(named)), ...literals.map(({ text }) => text), ...(comparison.hasNull ? [null] : [])],
    expected: passing(cellsOf(column), column.kind, isDays ? { unit: 'day' } : named, comparison, clock),
  }
}

/** The cell of a group. */
function groupCell(text: string, { kind }: Column, by: By, clock: FilterClock): unknown {
  if (by === null) return written(text, kind, clock)
  return 'unit' in by ? truncated(text, kind, by.unit, clock) : part(text, kind, by.part, clock)
}

function groups(column: Column, by: By, clock: FilterClock): Row[] {
  const counts = new Map<unknown, number>()
  for (const text of cellsOf(column)) {
    const cell = text === null ? null : groupCell(text, column, by, clock)
    counts.set(cell, (counts.get(cell) ?? 0) + 1)
  }
  return sorted([...counts] as Row[])
}

function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

/** Ids of the rows that a date string means. */
function idsWithin(column: Column, given: Meaning, clock: FilterClock): Row[] {
  const { kind } = column
  const end = (wall: Temporal.PlainDateTime | null, open: number): number =>
    wall === null ? open : rankOfWall(wall, kind, clock)
  return cellsOf(column).flatMap((text, row): Row[] => {
    const isIn =
      'part' in given
        ? text === null || !given.excluded.includes(part(text, kind, given.part, clock))
        : text !== null &&
          rank(text, kind, clock) >= end(given.from, -Infinity) &&
          rank(text, kind, clock) < end(given.to, Infinity)
    return isIn ? [[row + 1]] : []
  })
}

describe('random questions about time', () => {
  let engines: Engine[] = []
  before(async () => {
    // ClickHouse refuses lists of values of several types, such as whole numbers and decimals.
    const others = (await openEngines([NEAR.table])).filter(({ name }) => name !== 'clickhouse')
    engines = [...others, await openSqliteNumbers([NEAR.table])]
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  function optionsOf({ timeZone, startOfWeek, now }: FilterClock) {
    const zones = { reportTimeZone: timeZone, databaseTimeZone: timeZone }
    return { metadata: momentMetadata, ...zones, startOfWeek: DAYS[startOfWeek]!, now }
  }

  /** The answers of every engine in both forms. */
  async function answers(query: Inner, clock: FilterClock, outer: Inner = {}, pivot = false) {
    const legacy = { database: 1, type: 'query', query: { 'source-table': NEAR.table.id, ...query }, ...outer }
    const forms = { legacy, staged: { ...toForm(legacy, 'staged'), ...outer } }
    return Promise.all(
      engines.flatMap((engine) =>
        Object.entries(forms).map(async ([form, given]) => {
          const request = { query: given, ...(pivot ? { pivot: { settings: {}, order: 'groups' as const } } : {}) }
          const { rows } = await runRequest(engine, request, optionsOf(clock))
          return { name: `${engine.name}, ${form}`, rows }
        }),
      ),
    )
  }

  const always = (check: (draw: Draw, clock: FilterClock) => Promise<void>, runs = RUNS): Promise<void> =>
    fc.assert(
      fc.asyncProperty(fc.gen(), (gen) => {
        const draw = new Draw(gen)
        return check(draw, randomClock(draw))
      }),
      { numRuns: runs, endOnFailure: true },
    )

  test('comparisons', () =>
    always(async (draw, clock) => {
      const filters = Array.from({ length: BATCH }, () => randomFilter(draw, clock))
      const query = {
        expressions: EXPRESSIONS,
        aggregation: filters.map(({ clause }) => ['count-where', clause]),
      }
      const wrong = (await answers(query, clock)).flatMap(({ name, rows }) =>
        filters.flatMap(({ clause, expected }, index) =>
          rows[0]?.[index] === expected
            ? []
            : [`${name}: ${JSON.stringify(clause)} gives ${String(rows[0]?.[index])}, expected ${expected}`],
        ),
      )
      assert.equal(wrong.slice(0, 10).join('\n'), '', JSON.stringify(clock))
    }))

  test('groups', () =>
    always(async (draw, clock) => {
      const column = draw.pick(CHOSEN)
      const { clause, isByDay } = randomReference(draw, column)
      const named = draw.maybe() ? null : randomUnit(draw, column)
      const by = named ?? (isByDay ? { unit: 'day' as const } : null)
      const expected = groups(column, by, clock)
      const query = { expressions: EXPRESSIONS, breakout: [clause(nameOf(named))], aggregation: [['count']] }
      const label = `${JSON.stringify(query.breakout)} ${JSON.stringify(clock)}`
      for (const { name, rows } of await answers(query, clock)) {
        assert.deepEqual(sorted(rows), expected, `${name} ${label}`)
      }
      const everyGroup = expected.map(([cell, count]): Row => [cell ?? null, 0, count ?? null])
      for (const { name, rows } of await answers(query, clock, {}, true)) {
        assert.deepEqual(sorted(rows.filter((row) => row[1] === 0)), sorted(everyGroup), `${name}, pivot ${label}`)
      }
    }))

  test('units of parameters', () =>
    always(async (draw, clock) => {
      const column = draw.pick(CHOSEN)
      const by = randomUnit(draw, column)
      const target = ['field', fieldId(column), { 'temporal-unit': 'month' }]
      const parameters = [{ id: 'u', type: 'temporal-unit', target: ['dimension', target], value: nameOf(by) }]
      const found = await answers({ breakout: [target], aggregation: [['count']] }, clock, { parameters })
      for (const { name, rows } of found) {
        assert.deepEqual(sorted(rows), groups(column, by, clock), `${name} ${String(nameOf(by))} of ${column.name}`)
      }
    }))

  test('date strings', () =>
    always(async (draw, clock) => {
      const column = draw.pick(CHOSEN.filter(({ kind }) => kind !== 'date'))
      const { text, meaning: given } = randomDateString(draw, NEAR.texts, clock)
      const reference = ['field', fieldId(column), null]
      const parameters = [{ id: 'p', type: 'date/all-options', target: ['dimension', reference], value: text }]
      const id = ['field', NEAR.table.id * 100 + 1, null]
      const found = await answers({ fields: [id], 'order-by': [['asc', id]] }, clock, { parameters })
      for (const { name, rows } of found) {
        assert.deepEqual(
          rows,
          idsWithin(column, given, clock),
          `${name} ${text} ${column.name} ${JSON.stringify(clock)}`,
        )
      }
    }, RUNS * 4))
})
