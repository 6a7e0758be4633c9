/** In which role of the database a person's queries run (contract: permissions, section 6). */
import { NO_PERMISSION, QueryError, type Dialect } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { attributesOf } from '../../permissions/user-attributes.ts'
import type { Store } from '../../store/index.ts'

/** A role, or why there is none where there has to be one; null for the rights of the connection. */
export type SessionRole = { name: string } | { refusal: QueryError } | null

export async function roleFor(
  user: CurrentUser | null,
  database: { id: number; dialect: Dialect },
  store: Store,
): Promise<SessionRole> {
  const attributes = user?.rights.roleAttributes(database.id) ?? null
  if (user === null || attributes === null) return null
  // The engine of the database may be another one since the rule was made.
  if (!database.dialect.supports('connection-impersonation')) return refusal('the database has no roles.')
  const values = attributesOf(await store.users.find(user.id))
  const missing = attributes.find((name) => typeof values[name] !== 'string' || values[name] === '')
  if (missing !== undefined) return refusal(`your attribute "${missing}" has to name a role of the database.`)
  const [name = '', ...others] = new Set(attributes.map((one) => String(values[one])))
  if (others.length > 0) return refusal('your groups ask for different roles of the database.')
  return { name }
}

function refusal(why: string): SessionRole {
  return { refusal: new QueryError('missing-required-permissions', `${NO_PERMISSION.replace(/\.$/, '')}: ${why}`) }
}
