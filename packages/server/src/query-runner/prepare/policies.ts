/** What a caller may query, in the form that the pipeline's authorize stage asks for (contract: permissions, section 5). */
import { isId } from '@querent/contract'
import { ALLOW_ALL, NO_PERMISSION, QueryError, type Policies, type QueryAccess } from '@querent/query'
import {
  canQueryTable,
  canReadCollection,
  canViewDatabase,
  canViewTable,
  canWriteNativeQueries,
} from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store } from '../../store/index.ts'
import type { Limits, RunRequest } from '../types.ts'
import { downloadLimit, downloadOf } from './download-limit.ts'
import type { SessionRole } from './session-role.ts'
import { sandboxPolicies } from './sandbox-policies.ts'

/** How a query is asked, beside the query itself. */
interface Asked {
  limits: Limits
  role: SessionRole
}

/** Queries without a logged-in user run with the rights of whoever shared them: everything. */
export function policiesFor(
  { user, card, throughContent = false }: Pick<RunRequest, 'user' | 'card' | 'throughContent'>,
  { limits, role }: Asked,
  store: Store,
): Policies {
  if (user === null || user.is_superuser) return ALLOW_ALL
  // What SQL reads in a role is decided by the database itself.
  const allowsSql = role !== null
  return {
    allowsSql,
    async authorize(access) {
      if (!(throughContent || card !== undefined || mayAsk(user, access)) || !maySee(user, access)) throw refused()
      if (role !== null && 'refusal' in role) throw role.refusal
      await requireReadableCards(user, access.cardIds, store)
      return sandboxPolicies(user, access, { store, allowsSql })
    },
    showsLabelsOf: ({ id, db_id }) =>
      (throughContent || card !== undefined || canQueryTable(user, db_id, id)) && canViewTable(user, db_id, id),
    rowLimit: (access) => downloadLimit(user, access, limits),
    downloads: (access) => downloadOf(user, access),
  }
}

/** Whether the user may build the query. What comes through saved content needs only the right to read that. */
function mayAsk(user: CurrentUser, { databaseId, tables, native }: QueryAccess): boolean {
  if (native && !canWriteNativeQueries(user, databaseId)) return false
  return tables.every(({ table, cardId }) => cardId !== null || canQueryTable(user, databaseId, table.id))
}

/** Whether data is blocked for the user. SQL may read any table of the database. */
function maySee(user: CurrentUser, { databaseId, tables, native, sqlCardIds }: QueryAccess): boolean {
  const holdsSql = native || sqlCardIds.size > 0
  if (holdsSql && !canViewDatabase(user, databaseId)) return false
  return tables.every(({ table }) => canViewTable(user, databaseId, table.id))
}

async function requireReadableCards(user: CurrentUser, cardIds: ReadonlySet<number>, store: Store): Promise<void> {
  // A number that can be no id is told by whoever looks for the card.
  const ids = [...cardIds].filter(isId)
  if (ids.length === 0) return
  for (const scope of await store.queryMetadata.collectionsOfCards(ids)) {
    if (!canReadCollection(user, scope)) throw refused()
  }
}

function refused(): QueryError {
  return new QueryError('missing-required-permissions', NO_PERMISSION)
}
