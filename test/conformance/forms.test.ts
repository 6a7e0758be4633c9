/** Every case in both JSON forms: the same statement, and back again the same query. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareQuery, QueryError, queryKind, toForm, type PreparedQuery } from '@querent/query'
import { postgresDriver } from '../../packages/drivers/src/postgres/index.ts'
import { metadataWith } from './data-set.ts'
import { FIXTURE_FILES, outerQuery, readFixtures, type Fixture } from './fixtures.ts'
import { contextOf } from './run-query.ts'

const ENGINE = { name: 'postgres', dialect: postgresDriver.dialect }

async function prepare(query: unknown, { fields, timezone, startOfWeek }: Fixture): Promise<PreparedQuery> {
  const context = contextOf(ENGINE, {
    metadata: metadataWith(fields),
    reportTimeZone: timezone ?? null,
    ...(startOfWeek ? { startOfWeek } : {}),
  })
  return prepareQuery({ query }, context)
}

/** Ids are made up with every conversion, and only the staged form names their fallbacks. */
function withoutIds(json: unknown): unknown {
  const ids: string[] = []
  const text = JSON.stringify(json, (key, value: unknown) => {
    if (key === 'lib/source-name') return undefined
    if (key !== 'lib/uuid') return value
    ids.push(JSON.stringify(value))
    return undefined
  })
  return JSON.parse(ids.reduce((rest, id) => rest.replaceAll(id, '"id"'), text))
}

/** One form lists conditions, the other joins them in parentheses. */
function withoutParentheses(sql: string | undefined): string | undefined {
  return sql?.replaceAll(/[()]/g, '')
}

async function refusalOf(running: Promise<unknown>): Promise<string | undefined> {
  try {
    await running
    return undefined
  } catch (error) {
    assert.ok(error instanceof QueryError, String(error))
    return error.type
  }
}

for (const file of FIXTURE_FILES) {
  for (const fixture of readFixtures(file)) {
    test(`${file}: ${fixture.name}`, async () => {
      const sent = outerQuery(fixture)
      const refusal = await refusalOf(prepare(sent, fixture))
      if (refusal !== undefined) {
        // What cannot be read has no other form; what is refused later is refused in either.
        const isRead = (await refusalOf((async () => toForm(sent, 'staged'))())) === undefined
        if (isRead) assert.equal(await refusalOf(prepare(toForm(sent, 'staged'), fixture)), refusal)
        return
      }
      const staged = toForm(sent, 'staged')
      const legacy = toForm(sent, 'legacy')
      assert.equal(queryKind(staged), queryKind(legacy))
      const [given, ...others] = await Promise.all([sent, staged, legacy].map((query) => prepare(query, fixture)))
      for (const { sql, params, columns } of others) {
        assert.equal(withoutParentheses(sql), withoutParentheses(given?.sql))
        assert.deepEqual(params, given?.params)
        assert.deepEqual(columns, given?.columns)
      }
      assert.deepEqual(withoutIds(toForm(legacy, 'staged')), withoutIds(staged))
      assert.deepEqual(toForm(staged, 'legacy'), legacy)
      // Printing is stable: ids stay once they are there.
      assert.deepEqual(toForm(staged, 'staged'), staged)
    })
  }
}
