/** Every fixture in other words: dialects that print otherwise what engines differ in, on engines that understand both. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertAnswer, preparedFixture } from './answer.ts'
import { openEngines, type Engine } from './engines.ts'
import { FIXTURE_FILES, isFor, readFixtures, type Fixture } from './fixtures.ts'
import { CASES } from './pivot-cases.ts'
import { assertAsManyQueries } from './pivot-check.ts'
import { variantsOf, type Variant } from './variants.ts'

function holdsSql(fixture: Fixture): boolean {
  return JSON.stringify(fixture).includes('"native"')
}

describe('queries in other words', () => {
  let engines: Engine[] = []
  let variants: Variant[] = []
  before(async () => {
    engines = await openEngines()
    variants = variantsOf(engines)
    assert.equal(variants.length, 2)
  })
  after(() => Promise.all(engines.map((engine) => engine.close())))

  for (const file of FIXTURE_FILES) {
    for (const fixture of readFixtures(file)) {
      test(`${file}: ${fixture.name}`, async () => {
        for (const variant of variants.filter(({ name }) => isFor(name, fixture))) {
          await assertAnswer(variant, fixture)
          if (holdsSql(fixture) || fixture.error) continue
          const { sql } = await preparedFixture(variant, fixture)
          assert.doesNotMatch(sql.replaceAll(/'[^']*'/g, "''"), variant.unprinted)
        }
      })
    }
  }

  for (const item of CASES) {
    test(`pivot: ${item.name}`, async () => {
      for (const variant of variants) await assertAsManyQueries(variant, item)
    })
  }
})
