/** What a caller may query, in the form that the pipeline's authorize stage asks for. */
import { NO_PERMISSION, QueryError, type Policies } from '@querent/query'
import { canQueryDatabase, canReadCollection, canWriteNativeQueries } from '../permissions/check.ts'
import type { CurrentUser } from '../permissions/current-user.ts'
import type { Store } from '../store/index.ts'
import type { RunRequest } from './types.ts'

/** Queries without a logged-in user run with the rights of whoever shared them: everything. */
export function policiesFor(
  { user, throughContent = false }: Pick<RunRequest, 'user' | 'throughContent'>,
  store: Store,
): Policies {
  return {
    async authorize(access) {
      if (user === null) return new Map()
      const readsTablesItself = access.tables.some((table) => table.cardId === null)
      if (access.native && !canWriteNativeQueries(user, access.databaseId)) throw refused()
      if (readsTablesItself && !throughContent && !canQueryDatabase(user, access.databaseId)) throw refused()
      if (!user.is_superuser) await requireReadableCards(user, access.cardIds, store)
      return new Map()
    },
  }
}

async function requireReadableCards(user: CurrentUser, cardIds: ReadonlySet<number>, store: Store): Promise<void> {
  if (cardIds.size === 0) return
  for (const scope of await store.queryMetadata.collectionsOfCards([...cardIds])) {
    if (!canReadCollection(user, scope)) throw refused()
  }
}

function refused(): QueryError {
  return new QueryError('missing-required-permissions', NO_PERMISSION)
}
