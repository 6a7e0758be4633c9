import type { AccountWarning } from '@querent/contract'
import type { CatalogQuery } from '../shared/data-source.ts'

const ACCOUNT = 'SELECT usename::text, usesuper, usecreatedb FROM pg_user WHERE usename = current_user'

/** Rights to single tables are not asked for: the catalog would be asked once for each. */
export async function accountWarnings(query: CatalogQuery): Promise<AccountWarning[]> {
  const [row] = await query(ACCOUNT)
  if (row === undefined) return []
  const [user, isSuperuser, makesDatabases] = row
  const of = (code: string, message: string): AccountWarning[] => [
    { code, message: `The account ${String(user)} ${message}`, statements: READER },
  ]
  if (isSuperuser === true) return of('superuser', 'is a superuser: it may change everything.')
  return makesDatabases === true ? of('administers', 'may make databases.') : []
}

const READER = [
  "CREATE USER querent_reader PASSWORD '…'",
  'GRANT USAGE ON SCHEMA public TO querent_reader',
  'GRANT SELECT ON ALL TABLES IN SCHEMA public TO querent_reader',
  'ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO querent_reader',
]
