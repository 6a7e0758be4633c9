/** Users as others see them (contract: users, section 1). */
import type { UserRow } from '../../store/index.ts'
import { commonName } from '../person.ts'

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
    jwt_attributes: null,
    entity_id: user.entity_id,
  }
}

/** What managers of groups see of others. */
export function managerRecord(user: UserRow) {
  return { ...shortRecord(user), is_superuser: user.is_superuser, last_login: user.last_login }
}

/** Login attributes with where they come from: all of them are the user's own. */
export function structuredAttributes({ login_attributes }: UserRow) {
  return Object.fromEntries(
    Object.entries(login_attributes ?? {}).map(([name, value]) => [name, { source: 'user', frozen: false, value }]),
  )
}
