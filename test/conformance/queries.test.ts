/** Every fixture on every engine that can be reached: the same rows everywhere. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Row } from '@querent/query'
import { answer, assertRefused } from './answer.ts'
import type { Answer } from './run-query.ts'
import { openEngines, openSqliteNumbers, type Engine } from './engines.ts'
import { FIXTURE_FILES, isFor, readFixtures, refusalOn, type Fixture } from './fixtures.ts'
import { statementText } from './statement-text.ts'

/** @throws with the engine's statement in the message when its answer is not the fixture's. */
async function assertAnswer(engine: Engine, fixture: Fixture): Promise<void> {
  const refusal = refusalOn(engine.name, fixture)
  const running = answer(engine, fixture)
  if (refusal) {
    const refused = running.then(({ prepared }) =>
      assert.fail(`Not refused:\n${statementText(prepared, engine.dialect)}`),
    )
    return assertRefused(refused, refusal)
  }
  const given = await running
  try {
    assertExpected(given, fixture)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n${statementText(given.prepared, engine.dialect)}`, { cause: error })
  }
}

function assertExpected(given: Answer, fixture: Fixture): void {
  const { rows, cols } = fixture
  if (!rows) return assert.fail('The fixture tells neither rows nor an error.')
  assertSame(given.rows, { ...fixture, rows })
  if (cols === undefined) return
  const shown = given.cols.map((column, index) =>
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
          (engine) => isFor(engine.name, fixture) && !(engine === sqliteNumbers && readsStored(fixture)),
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
