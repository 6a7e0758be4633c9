/** Users as others see them (contract: users, section 1). */
import type { UserRow } from '../../../store/index.ts'
import { commonName } from '../../shared/person.ts'

/** What every logged-in user may know of another. */
export function shortRecord({ id, email, first_name, last_name }: UserRow) {
  return { id, email, first_name, last_name, common_name: commonName({ email, first_name, last_name }) }
}

/** What administrators and the user itself see. */
export function fullRecord(user: UserRow) {
  return {
    ...shortRecord(user),
    is_superuser: user.is_superuser,
    last_login: user.last_login,
    date_joined: user.date_joined,
    is_qbnewb: user.is_qbnewb,
    is_active: user.is_active,
    updated_at: user.updated_at,
    sso_source: user.sso_source,
    login_attributes: user.login_attributes,
    locale: user.locale,
    tenant_id: null,
    jwt_attributes: user.jwt_attributes,
    entity_id: user.entity_id,
  }
}

/** What managers of groups see of others. */
export function managerRecord(user: UserRow) {
  return { ...shortRecord(user), is_superuser: user.is_superuser, last_login: user.last_login }
}

/** Attributes with where they come from. What administrators set counts, beside what a sign-in says in its place. */
export function structuredAttributes({ login_attributes, jwt_attributes, sso_source }: UserRow) {
  const given = Object.entries(jwt_attributes ?? {}).map(
    ([name, value]) => [name, { source: sso_source ?? 'jwt', frozen: false, value }] as const,
  )
  const originals = new Map(given)
  const own = Object.entries(login_attributes ?? {}).map(([name, value]) => {
    const original = originals.get(name)
    return [name, { source: 'user', frozen: false, value, ...(original === undefined ? {} : { original }) }] as const
  })
  return Object.fromEntries([...given, ...own])
}
