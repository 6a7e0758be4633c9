/** Every fixture on every engine that can be reached: the same rows everywhere. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Row } from '@querent/query'
import { answer, assertRefused } from './answer.ts'
import { openEngines, openSqliteNumbers, type Engine } from './engines.ts'
import { FIXTURE_FILES, readFixtures, refusalOn, type Fixture } from './fixtures.ts'

async function assertAnswer(engine: Engine, fixture: Fixture): Promise<void> {
  const refusal = refusalOn(engine.name, fixture)
  if (refusal) return assertRefused(answer(engine, fixture), refusal)
  const { rows, cols } = fixture
  if (!rows) return assert.fail('The fixture tells neither rows nor an error.')
  const result = await answer(engine, fixture)
  assertSame(result.rows, { ...fixture, rows })
  if (cols === undefined) return
  const shown = result.cols.map((column, index) =>
    Object.fromEntries(Object.entries(column).filter(([key]) => key in (cols[index] ?? { name: '' }))),
  )
  assert.deepEqual(shown, cols)
}

function assertSame(actual: Row[], fixture: Fixture & { rows: Row[] }): void {
  const rows = fixture.sorted ? actual.toSorted((a, b) => String(a).localeCompare(String(b))) : actual
  const { tolerance } = fixture
  if (tolerance === undefined) {
    assert.deepEqual(rows, fixture.rows)
    return
  }
  assert.equal(rows.length, fixture.rows.length)
  rows.forEach((row, at) =>
    row.forEach((cell, index) => {
      const expected = fixture.rows[at]?.[index]
      assert.ok(Math.abs(Number(cell) - Number(expected)) <= tolerance, `${String(cell)} is not ${String(expected)}`)
    }),
  )
}

/** SQL that people write sees what is stored. */
function readsStored(fixture: Fixture): boolean {
  return JSON.stringify(fixture).includes('"native"')
}

describe('queries', () => {
  let engines: Engine[] = []
  let sqliteNumbers: Engine
  before(async () => {
    sqliteNumbers = await openSqliteNumbers()
    engines = [...(await openEngines()), sqliteNumbers]
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  for (const file of FIXTURE_FILES) {
    for (const fixture of readFixtures(file)) {
      test(`${file}: ${fixture.name}`, async () => {
        const chosen = engines.filter(
          (engine) =>
            (!fixture.engines || fixture.engines.includes(engine.name)) &&
            !(engine === sqliteNumbers && readsStored(fixture)),
        )
        const failures: string[] = []
        for (const engine of chosen) {
          try {
            await assertAnswer(engine, fixture)
          } catch (error) {
            failures.push(`${engine.name}: ${error instanceof Error ? error.message : String(error)}`)
          }
        }
        assert.equal(failures.join('\n'), '')
      })
    }
  }
})
