/**
 * Every fixture once more, on copies of the engines' tables: the answer is that of the source to the last digit, or the source
 * is asked for a reason. Which fixtures are asked of it, and on which engines, is in `copies-reasons.json`, and may not grow.
 * `QUERENT_TEST_COPIES=write` writes the file. Random queries are asked both ways as well: `QUERENT_TEST_SEED` and
 * `QUERENT_TEST_RUNS` explore further.
 */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import * as fc from 'fast-check'
import { QueryError, type Policies, type TablePolicy } from '@querent/query'
import { answer } from './answer.ts'
import { compareCopies, copiedEngines, type CopiedEngine } from './copies.ts'
import { metadataOf, TABLES, VISIBLE_ROWS } from './data-set.ts'
import { FIXTURE_FILES, isFor, readFixtures, refusalOn, type Fixture } from './fixtures.ts'
import { Draw } from './random/clauses.ts'
import { randomQuery } from './random/queries.ts'
import { RANDOM_TABLES } from './random/samples.ts'
import { runQuery, type RunOptions } from './run-query.ts'

const SEED = Number(process.env['QUERENT_TEST_SEED'] ?? 20_261_128)
const RUNS = Number(process.env['QUERENT_TEST_RUNS'] ?? 100)
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York']
const REASONS = new URL('copies-reasons.json', import.meta.url)

/** Engines by reason and fixture. */
type Reasons = Record<string, Record<string, string>>

const found: Reasons = {}

function note(engine: string, reason: string, fixture: string): void {
  if (reason === 'copies') return
  const own = (found[reason] ??= {})
  own[fixture] = fixture in own ? `${own[fixture]} ${engine}` : engine
}

function sorted<T>(given: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

/** `copies`, or why the source answers. */
function compare(copied: CopiedEngine, fixture: Fixture, given: Partial<RunOptions> = {}): Promise<string> {
  return compareCopies(copied, (engine, more) => answer(engine, fixture, { ...given, ...more }))
}

/** What is refused, and what is not the engine's. */
function isAsked(engine: string, fixture: Fixture): boolean {
  return isFor(engine, fixture) && refusalOn(engine, fixture) === undefined
}

describe('copies', () => {
  let copied: CopiedEngine[] = []
  before(async () => {
    copied = await copiedEngines(TABLES, ZONES)
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
            note(one.engine.name, await compare(one, fixture), `${file}: ${fixture.name}`)
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
          // SQL under rules, and bins without known values.
          if (!(error instanceof QueryError)) throw error
        }
      }
    }
    assert.ok(onCopies > 100, `${onCopies} answers`)
  })

  test('no fixture is asked of the source that was not before', () => {
    if (process.env['QUERENT_TEST_COPIES'] === 'write') {
      const reasons = sorted(found).map(([reason, own]) => [reason, Object.fromEntries(sorted(own))] as const)
      writeFileSync(REASONS, `${JSON.stringify(Object.fromEntries(reasons), null, 2)}\n`)
      return
    }
    const known: Reasons = JSON.parse(readFileSync(REASONS, 'utf8'))
    const more = Object.entries(found).flatMap(([reason, own]) =>
      Object.entries(own).flatMap(([fixture, engines]) => {
        const before = new Set(known[reason]?.[fixture]?.split(' '))
        const others = engines.split(' ').filter((engine) => !before.has(engine))
        return others.length === 0 ? [] : [`${reason}: ${fixture}: ${others.join(' ')}`]
      }),
    )
    assert.deepEqual(more, [])
  })
})

test('random queries give the same rows on copies', async (t) => {
  const copied = await copiedEngines(RANDOM_TABLES, ZONES)
  t.after(async () => {
    for (const { close, engine } of copied) {
      await close()
      await engine.close()
    }
  })
  const metadata = metadataOf(RANDOM_TABLES)
  const now = Date.UTC(2024, 9, 27, 12)
  let onCopies = 0
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (gen) => {
      const draw = new Draw(gen)
      const zone = draw.pick(ZONES)
      const query = { type: 'query', query: randomQuery(draw) }
      const options = { metadata, reportTimeZone: zone, databaseTimeZone: zone, now }
      for (const one of copied) {
        try {
          const place = await compareCopies(one, (engine, more) => runQuery(engine, query, { ...options, ...more }))
          if (place === 'copies') onCopies += 1
        } catch (error) {
          if (error instanceof QueryError && error.type === 'unsupported-feature') continue
          throw new Error(`${zone} ${JSON.stringify(query)}`, { cause: error })
        }
      }
    }),
    { seed: SEED, numRuns: RUNS },
  )
  assert.ok(onCopies > RUNS / 4, `${onCopies} answers of copies`)
})
