import type { SchemaDescription } from '@querent/query'
import { describeSchema, PostgresDataSource } from '../postgres/index.ts'

const OWN_SCHEMAS: ReadonlySet<string> = new Set(['crdb_internal'])

/** There are no domains, and a common table cannot name what is outside of it. Keys count by functions of their own. */
const CATALOG = {
  joinBaseType: 'JOIN pg_type base ON base.oid = declared.oid',
  countingDefault: '^(nextval|unique_rowid|unordered_unique_rowid)[(]',
}

export class CockroachDataSource extends PostgresDataSource {
  override async describe(signal: AbortSignal): Promise<SchemaDescription> {
    return describeSchema((sql, params) => this.query(sql, params, signal), await this.syncedSchemas(signal), CATALOG)
  }

  protected override async syncedSchemas(signal?: AbortSignal): Promise<string[]> {
    return (await super.syncedSchemas(signal)).filter((schema) => !OWN_SCHEMAS.has(schema))
  }
}
