import assert from 'node:assert/strict'
import type { DataSource, TablePlace } from '@querent/query'

/** One table is described as among all, but for foreign keys. */
export async function assertDescribesAlone(source: Pick<DataSource, 'describe'>, place: TablePlace): Promise<void> {
  const { signal } = new AbortController()
  const [all, alone] = [await source.describe(signal), await source.describe(signal, place)]
  const isSame = (schema: string | null, name: string) => name === place.name && schema === place.schema
  const expected = {
    tables: all.tables.filter(({ schema, name }) => isSame(schema, name)),
    columns: all.columns.filter(({ schema, table }) => isSame(schema, table)),
  }
  assert.equal(expected.tables.length, 1)
  assert.deepEqual({ tables: alone.tables, columns: alone.columns }, expected)
}
