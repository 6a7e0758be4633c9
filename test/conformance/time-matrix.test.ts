/**
 * Buckets and calendar parts: every engine × kind of column × unit × report zone, coerced columns in two zones and first
 * days of the week in pairs with zones, on both sides of changes of the clock. Expected values come from
 * time/reference.ts.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openEngines, openSqliteNumbers, type Engine } from './engines.ts'
import { runQuery } from './run-query.ts'
import { COLUMNS, FAR_AWAY, meaning, momentMetadata, NEAR, type MomentTable } from './time/moments.ts'
import {
  DATE_PARTS,
  DATE_UNITS,
  part,
  TIME_PARTS,
  TIME_UNITS,
  truncated,
  WEEK_PARTS,
  written,
  type Part,
  type ReferenceClock,
  type Unit,
} from './time/reference.ts'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
]
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

type Column = (typeof COLUMNS)[number]

/** One column of a query, and what its cells must be. */
interface Check {
  label: string
  column: Column
  clause: unknown
  expected(text: string, clock: ReferenceClock): unknown
}

const fieldId = (table: MomentTable, column: Column): number => table.table.id * 100 + column.id

function bucketCheck(table: MomentTable, column: Column, unit: Unit): Check {
  return {
    label: `${column.name} by ${unit}`,
    column,
    clause: ['field', fieldId(table, column), { 'temporal-unit': unit }],
    expected: (text, clock) => truncated(text, column.kind, unit, clock),
  }
}

function partCheck(table: MomentTable, column: Column, name: Part): Check {
  return {
    label: `${name} of ${column.name}`,
    column,
    clause: ['temporal-extract', ['field', fieldId(table, column), null], name],
    expected: (text, clock) => part(text, column.kind, name, clock),
  }
}

function unitCheck(table: MomentTable, column: Column, name: Part): Check {
  return {
    label: `${column.name} by ${name}`,
    column,
    clause: ['field', fieldId(table, column), { 'temporal-unit': name }],
    expected: (text, clock) => part(text, column.kind, name, clock),
  }
}

/** One of each kind is looked at in every zone: a zone is applied to what coercion has read, as to what was stored. */
function columnsIn(timeZone: string): readonly Column[] {
  const at = ZONES.indexOf(timeZone)
  return COLUMNS.filter(
    ({ coercion }, index) => coercion === undefined || timeZone === 'Europe/Berlin' || index % ZONES.length === at,
  )
}

/** Weeks are of the clock that the zone shows: every day in one zone, every zone with two days, every day in two more. */
function weekStartsIn(timeZone: string): readonly number[] {
  const at = ZONES.indexOf(timeZone)
  return DAYS.keys()
    .filter((day) => timeZone === 'Europe/Berlin' || day === at || day === (at + 3) % DAYS.length)
    .toArray()
}

/** All that does not depend on the first day of the week. */
function checksOf(table: MomentTable, column: Column): Check[] {
  const plain: Check = {
    label: column.name,
    column,
    clause: ['field', fieldId(table, column), { 'temporal-unit': 'default' }],
    expected: (text, clock) => written(text, column.kind, clock),
  }
  const units: Unit[] = [...(column.kind === 'date' ? [] : TIME_UNITS)]
  const parts: Part[] = [...(column.kind === 'date' ? [] : TIME_PARTS)]
  if (column.kind !== 'time') {
    units.push(...DATE_UNITS.filter((unit) => unit !== 'week'))
    parts.push(...DATE_PARTS)
  }
  return [
    plain,
    ...units.map((unit) => bucketCheck(table, column, unit)),
    ...parts.flatMap((name) => [partCheck(table, column, name), unitCheck(table, column, name)]),
  ]
}

/** One column of each kind: what coercion reads is like the others from there on. */
const WEEK_COLUMNS: ReadonlySet<string> = new Set(['day', 'wall', 'instant', 'iso_date', 'seconds'])

function weekChecks(table: MomentTable): Check[] {
  return COLUMNS.filter(({ name }) => WEEK_COLUMNS.has(name)).flatMap((column) => [
    bucketCheck(table, column, 'week'),
    ...(['day-of-week', 'week-of-year'] as const).map((name) => unitCheck(table, column, name)),
    ...WEEK_PARTS.filter((name) => name !== 'week-of-year').map((name) => partCheck(table, column, name)),
    {
      ...partCheck(table, column, 'week-of-year-instance'),
      clause: ['temporal-extract', ['field', fieldId(table, column), null], 'week-of-year'],
    },
  ])
}

/** Checks of one table under one clock; the expected cells are computed once for all engines. */
class Batch {
  readonly source: MomentTable
  readonly clock: ReferenceClock
  readonly checks: readonly Check[]
  readonly #expected = new Map<Check, unknown[]>()

  constructor(source: MomentTable, checks: readonly Check[], timeZone: string, startOfWeek: number) {
    this.source = source
    this.checks = checks
    this.clock = { timeZone, startOfWeek }
  }

  expected(check: Check): unknown[] {
    const known = this.#expected.get(check)
    if (known) return known
    const { column } = check
    const cells = this.source.texts.map((text, row) =>
      column.write(text, row) === null ? null : check.expected(meaning(column, text), this.clock),
    )
    this.#expected.set(check, [...cells, null])
    return [...cells, null]
  }
}

/** Runs the checks in one query; gives a line per cell that is wrong. */
async function differences(engine: Engine, batch: Batch): Promise<string[]> {
  const { checks } = batch
  const { table, texts } = batch.source
  const { timeZone, startOfWeek } = batch.clock
  const expressions = Object.fromEntries(checks.map(({ clause }, index) => [`c${index}`, clause]))
  const query = {
    'source-table': table.id,
    expressions,
    fields: checks.map((_, index) => ['expression', `c${index}`, { 'temporal-unit': 'default' }]),
    'order-by': [['asc', ['field', table.columns[0]![0], null]]],
  }
  const { rows } = await runQuery(
    engine,
    { type: 'query', query },
    {
      metadata: momentMetadata,
      reportTimeZone: timeZone,
      databaseTimeZone: timeZone,
      startOfWeek: DAYS[startOfWeek]!,
    },
  )
  assert.equal(rows.length, texts.length + 1)
  return checks.flatMap((check, index) => {
    const expected = batch.expected(check)
    return rows.flatMap((row, at) =>
      row[index] === expected[at] || !reaches(engine, check.column, texts[at] ?? '', timeZone)
        ? []
        : [`${check.label} of ${texts[at]}: ${String(row[index])}, expected ${String(expected[at])}`],
    )
  })
}

/** TIMESTAMP columns of MySQL reach from 1970 to 2037, changes of zones up to 2100. */
function reaches(engine: Engine, { kind, stored }: Column, text: string, timeZone: string): boolean {
  // It holds the years 1900 to 2299, and texts of others are read as these.
  if (engine.name === 'clickhouse') return text > '1900-01-02' && text < '2299-12-30'
  if (engine.name !== 'mysql' || kind !== 'instant') return true
  return stored === 'instant' ? text > '1970' && text < '2038' : timeZone === 'UTC' || text < '2100'
}

describe('time matrix', () => {
  let engines: Engine[] = []
  before(async () => {
    const tables = [NEAR.table, FAR_AWAY.table]
    engines = [...(await openEngines(tables)), await openSqliteNumbers(tables)]
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  async function expectNone(find: (engine: Engine) => Promise<string[]>): Promise<void> {
    const found = await Promise.all(
      engines.map(async (engine) => {
        const wrong = await find(engine).catch((error: unknown) => [String(error)])
        const more = wrong.length > 12 ? [`… ${wrong.length - 12} more`] : []
        return [...wrong.slice(0, 12), ...more].map((line) => `${engine.name}: ${line}`)
      }),
    )
    assert.equal(found.flat().join('\n'), '')
  }

  for (const timeZone of ZONES) {
    for (const column of columnsIn(timeZone)) {
      test(`${timeZone}: ${column.name}`, () => {
        const batch = new Batch(NEAR, checksOf(NEAR, column), timeZone, 0)
        return expectNone((engine) => differences(engine, batch))
      })
    }
    for (const startOfWeek of weekStartsIn(timeZone)) {
      test(`${timeZone}: weeks from ${DAYS[startOfWeek]}`, () => {
        const batch = new Batch(NEAR, weekChecks(NEAR), timeZone, startOfWeek)
        return expectNone((engine) => differences(engine, batch))
      })
    }
    test(`${timeZone}: dates long ago and far ahead`, () => {
      const checks = columnsIn(timeZone)
        .flatMap((column) => checksOf(FAR_AWAY, column))
        .concat(weekChecks(FAR_AWAY))
      const batch = new Batch(FAR_AWAY, checks, timeZone, 3)
      return expectNone((engine) => differences(engine, batch))
    })
  }
})
