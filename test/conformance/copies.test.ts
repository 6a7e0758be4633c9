/**
 * Every fixture once more, on copies of the engines' tables: the answer is that of the source to the last digit, or the source
 * is asked for a reason. How many fixtures are asked of it for each reason is in `copies-reasons.json`, and may not grow.
 * `QUERENT_TEST_COPIES=write` writes the file.
 */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { QueryError, type Policies, type TablePolicy } from '@querent/query'
import { answer } from './answer.ts'
import { copiesOf, type CopiedEngine } from './copies.ts'
import { TABLES, VISIBLE_ROWS } from './data-set.ts'
import { openEngines, type Engine } from './engines.ts'
import { FIXTURE_FILES, isFor, readFixtures, refusalOn, type Fixture } from './fixtures.ts'
import type { Answer, RunOptions } from './run-query.ts'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York']
const REASONS = new URL('copies-reasons.json', import.meta.url)

type Reasons = Record<string, Record<string, number>>

const found: Reasons = {}

function count(engine: string, reason: string): void {
  const own = (found[engine] ??= {})
  own[reason] = (own[reason] ?? 0) + 1
}

/** Rows that are not grouped, and not sorted, come in any order. */
function rowsOf({ rows }: Answer, isSorted: boolean): unknown {
  return isSorted ? rows : rows.map((row) => JSON.stringify(row)).toSorted()
}

function isSorted({ prepared }: Answer): boolean {
  return /ORDER BY/.test(prepared.sql)
}

async function compare(copied: CopiedEngine, fixture: Fixture, given: Partial<RunOptions> = {}): Promise<string> {
  const { engine, copies } = copied
  const asked: Engine = {
    ...engine,
    run: (query) => (query.place.at === 'copies' ? copied.run(query) : Promise.resolve({ rows: [], columns: [] })),
  }
  let placed: Answer
  try {
    placed = await answer(asked, fixture, { ...given, copies })
  } catch (error) {
    // As a server does: what fails on copies is asked of the source.
    if (error instanceof Error && error.cause instanceof QueryError && error.cause.type === 'db') return 'failed'
    throw error
  }
  if (placed.prepared.place.at === 'source') return placed.prepared.place.why ?? 'none'
  const expected = await answer(engine, fixture, given)
  const hint = `${engine.name}: ${placed.prepared.sql}`
  assert.deepEqual(rowsOf(placed, isSorted(expected)), rowsOf(expected, isSorted(expected)), hint)
  assert.deepEqual(placed.cols, expected.cols, hint)
  return 'copies'
}

/** What is refused, and what is not the engine's. */
function isAsked(engine: string, fixture: Fixture): boolean {
  return isFor(engine, fixture) && refusalOn(engine, fixture) === undefined
}

describe('copies', () => {
  let copied: CopiedEngine[] = []
  before(async () => {
    const engines = await openEngines()
    copied = []
    for (const engine of engines) copied.push(await copiesOf(engine, TABLES, ZONES))
  })
  after(async () => {
    for (const { close, engine } of copied) {
      await close()
      await engine.close()
    }
  })

  for (const file of FIXTURE_FILES) {
    for (const fixture of readFixtures(file)) {
      test(`${file}: ${fixture.name}`, async () => {
        const failures: string[] = []
        for (const one of copied.filter(({ engine }) => isAsked(engine.name, fixture))) {
          try {
            count(one.engine.name, await compare(one, fixture))
          } catch (error) {
            failures.push(`${one.engine.name}: ${error instanceof Error ? error.message : String(error)}`)
          }
        }
        assert.equal(failures.join('\n'), '')
      })
    }
  }

  test('row filters hold on copies', async () => {
    const rules = new Map<number, TablePolicy>(
      TABLES.flatMap(({ id, name }) => {
        const visible = VISIBLE_ROWS[name]
        return visible ? [[id, { filter: visible.filter, fieldIds: null }] as const] : []
      }),
    )
    const policies: Policies = { authorize: () => rules }
    let onCopies = 0
    for (const fixture of FIXTURE_FILES.flatMap(readFixtures)) {
      for (const one of copied.filter(({ engine }) => isAsked(engine.name, fixture))) {
        try {
          if ((await compare(one, fixture, { policies })) === 'copies') onCopies += 1
        } catch (error) {
          // SQL under rules, and bins of which nothing is known.
          if (!(error instanceof QueryError)) throw error
        }
      }
    }
    assert.ok(onCopies > 100, `${onCopies} answers`)
  })

  test('no reason is there more often than before', () => {
    if (process.env['QUERENT_TEST_COPIES'] === 'write') {
      const sorted = Object.fromEntries(
        Object.entries(found).map(([engine, own]) => [
          engine,
          Object.fromEntries(Object.entries(own).toSorted(([one], [other]) => one.localeCompare(other))),
        ]),
      )
      writeFileSync(REASONS, `${JSON.stringify(sorted, null, 2)}\n`)
      return
    }
    const known: Reasons = JSON.parse(readFileSync(REASONS, 'utf8'))
    const more = Object.entries(found).flatMap(([engine, own]) =>
      Object.entries(own).flatMap(([reason, times]) => {
        const before = known[engine]?.[reason] ?? 0
        return reason !== 'copies' && times > before ? [`${engine}: ${reason} ${times}, before ${before}`] : []
      }),
    )
    assert.deepEqual(more, [])
  })
})
