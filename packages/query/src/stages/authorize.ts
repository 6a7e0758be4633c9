import { accessOf, askPolicies, restrictedContext, type RestrictedTables } from '../authorize/authorize.ts'
import { loadStatements } from '../authorize/policy-statement.ts'
import type { DownloadRight, Policies, QueryAccess } from '../context.ts'
import type { MetadataProvider } from '../metadata.ts'
import { resolveStages } from '../resolve/resolve-stage.ts'
import type { ResolvedQuery } from './resolve.ts'

/** A query that its caller may run, as far as the caller may see what it reads. */
export interface AuthorizedQuery extends ResolvedQuery {
  access: QueryAccess
  policies: RestrictedTables
  /** The most rows that the caller may have; undefined for no limit of its own. */
  rowLimit: number | undefined
  downloads: DownloadRight
}

/**
 * Where tables are restricted, the query is resolved once more: hidden columns are then neither shown nor found.
 * @throws {QueryError} `missing-required-permissions` for a query that the policies refuse.
 */
export async function authorizeQuery(
  query: ResolvedQuery,
  asked: Policies,
  provider: MetadataProvider,
): Promise<AuthorizedQuery> {
  const { stages, resolving: base, resolved } = query
  const access = accessOf(base.database.id, base.found)
  const policies = await askPolicies(asked, access)
  const rowLimit = asked.rowLimit?.(access)
  const downloads = asked.downloads?.(access) ?? 'full'
  if (policies.size === 0) return { ...query, access, policies, rowLimit, downloads }
  const resolving = restrictedContext(base, policies, resolved, await loadStatements(policies, provider))
  return { stages, resolved: resolveStages(stages, resolving, true), resolving, access, policies, rowLimit, downloads }
}
