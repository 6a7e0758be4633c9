/** Values of parameters on the market, and what tests of them ask. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Constraint, ValuePage } from '../../packages/server/src/services/content/parameter-values/index.ts'
import { connectMarket, type MarketEngine } from './market.ts'
import { testServer, type TestServer } from './test-server.ts'

export const PARAMETER = { id: 'p1', type: 'string/=', name: 'Choice' }

export async function market(t: TestContext, engine: MarketEngine) {
  const server = await testServer(t)
  return { server, as: server.as, db: await connectMarket(server, engine) }
}

type Market = Awaited<ReturnType<typeof market>>

/** Values of a parameter that is mapped to these fields, e.g. `orders.status`. */
export async function valuesOf({ as, db }: Market, paths: readonly string[], search?: string): Promise<ValuePage> {
  const field_ids = await Promise.all(paths.map(db.field))
  const url = search === undefined ? 'values' : `search/${encodeURIComponent(search)}`
  const { status, body, text } = await as.user.post(`/api/dataset/parameter/${url}`, {
    parameter: PARAMETER,
    field_ids,
  })
  assert.equal(status, 200, text)
  return body
}

/** Values of a field, restricted by other fields. */
export async function restricted(
  { server, db }: Market,
  path: string,
  constraints: readonly (Omit<Constraint, 'fieldId'> & { path: string })[],
  search?: string,
): Promise<unknown[][]> {
  const { store, services } = server.server
  const field = await store.fields.find(await db.field(path))
  const table = field === undefined ? undefined : await store.tables.find(field.table_id)
  assert.ok(field !== undefined && table !== undefined)
  const question = {
    parameter: PARAMETER,
    columns: async () => ({ fields: [{ field, table, isShared: true }], cardColumns: [] }),
    constraints: await Promise.all(
      constraints.map(async ({ path: other, ...one }) => ({ ...one, fieldId: await db.field(other) })),
    ),
  }
  const asker = { user: null, signal: new AbortController().signal }
  return (await services.parameterValues.values(asker, question, search)).values
}

export function bare(values: readonly unknown[]): unknown[][] {
  return values.map((value) => [value])
}

export async function makeCard({ as }: TestServer, columns: Record<string, unknown>): Promise<number> {
  const { status, body, text } = await as.admin.post('/api/card', {
    name: 'Card',
    display: 'table',
    visualization_settings: {},
    ...columns,
  })
  assert.equal(status, 200, text)
  return body.id
}
