/**
 * Every fixture and every pivot table in the dialects of relatives, on the servers of the engines whose protocols they
 * speak: what they write in their own ways gives the same rows. It says nothing of what their own servers refuse.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswer } from './answer.ts'
import { openRelatives, type Engine } from './engines.ts'
import { FIXTURE_FILES, isForRelatives, readFixtures } from './fixtures.ts'
import { CASES } from './pivot-cases.ts'
import { assertAsManyQueries } from './pivot-check.ts'

describe('queries in the dialects of relatives', () => {
  let relatives: Engine[] = []
  before(async () => {
    relatives = await openRelatives()
  })
  after(() => Promise.all(relatives.map((engine) => engine.close())))

  for (const file of FIXTURE_FILES) {
    test(file, async () => {
      const failures: string[] = []
      for (const fixture of readFixtures(file).filter(isForRelatives)) {
        for (const engine of relatives) {
          await assertAnswer(engine, fixture).catch((error: unknown) =>
            failures.push(`${fixture.name}, ${engine.name}: ${error instanceof Error ? error.message : String(error)}`),
          )
        }
      }
      assert.equal(failures.join('\n'), '')
    })
  }

  for (const item of CASES) {
    test(`pivot: ${item.name}`, async () => {
      for (const engine of relatives) await assertAsManyQueries(engine, item)
    })
  }
})
