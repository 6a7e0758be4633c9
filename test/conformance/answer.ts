/** A case's answer on one engine, as the wire shows it. */
import assert from 'node:assert/strict'
import { QueryError, type PreparedQuery } from '@querent/query'
import { metadataWith } from './data-set.ts'
import type { Engine } from './engines.ts'
import { outerQuery, type Fixture, type Refusal } from './fixtures.ts'
import { prepareFor, runQuery, type Answer, type RunOptions } from './run-query.ts'

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
