/** A case's answer on one engine, as the wire shows it. */
import assert from 'node:assert/strict'
import { QueryError, type PreparedQuery, type Row } from '@querent/query'
import { metadataWith } from './data-set.ts'
import type { Engine } from './engines.ts'
import { outerQuery, refusalOn, type Fixture, type Refusal } from './fixtures.ts'
import { prepareFor, runQuery, type Answer, type RunOptions } from './run-query.ts'
import { statementText } from './statement-text.ts'

function optionsOf({ fields, timezone, startOfWeek }: Fixture): RunOptions {
  return { metadata: metadataWith(fields), reportTimeZone: timezone ?? null, ...(startOfWeek && { startOfWeek }) }
}

/** @param given Instead of what the case itself says. */
export function answer(engine: Engine, fixture: Fixture, given: Partial<RunOptions> = {}): Promise<Answer> {
  return runQuery(engine, outerQuery(fixture), { ...optionsOf(fixture), ...given })
}

/** The case's statement on the engine; asks no database. */
export function preparedFixture(engine: Pick<Engine, 'name' | 'dialect'>, fixture: Fixture): Promise<PreparedQuery> {
  return prepareFor(engine, { query: outerQuery(fixture) }, optionsOf(fixture))
}

/** Passes when the case is refused with this type, and its path is the text or its message holds it. */
export async function assertRefused(running: Promise<unknown>, { type, message = '' }: Refusal): Promise<void> {
  await assert.rejects(running, (error) => {
    assert.ok(error instanceof QueryError, String(error))
    assert.equal(error.type, type, error.message)
    assert.ok(error.path === message || error.message.includes(message), `${error.path}: ${error.message}`)
    return true
  })
}

/** @throws with the engine's statement in the message when its answer is not what the case says. */
export async function assertAnswer(engine: Engine, fixture: Fixture): Promise<void> {
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
