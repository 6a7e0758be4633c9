import type { AccountWarning } from '@querent/contract'
import type { SchemaDescription } from '@querent/query'
import { PostgresDataSource } from '../postgres/index.ts'
import { accountWarnings } from './account.ts'
import { describeSchema } from './introspect.ts'

export class RedshiftDataSource extends PostgresDataSource {
  override async timeZone(): Promise<string | null> {
    const [row] = await this.query('SHOW timezone')
    return typeof row?.[0] === 'string' ? row[0] : null
  }

  override async describe(signal: AbortSignal): Promise<SchemaDescription> {
    return describeSchema((sql) => this.query(sql, [], signal), await this.syncedSchemas(signal))
  }

  override async accountWarnings(signal: AbortSignal): Promise<AccountWarning[]> {
    return accountWarnings((sql) => this.query(sql, [], signal))
  }
}
