/** Every fixture on every engine that can be reached: the same rows everywhere. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswer } from './answer.ts'
import { openEngines, openSqliteNumbers, type Engine } from './engines.ts'
import { FIXTURE_FILES, isFor, readFixtures, type Fixture } from './fixtures.ts'

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
