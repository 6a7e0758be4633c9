/** Which right each page of administration needs. The guard of these pages, their sidebar and the palette ask here. */
import { lookup } from '@querent/contract/lookup/index.ts'
import type { CurrentUser } from '../../api/session.ts'

type Right = (user: CurrentUser) => boolean

const administrator: Right = (user) => user.is_superuser
const groupManager: Right = (user) => user.is_superuser || user.permissions.is_group_manager
const dataModel: Right = (user) => user.is_superuser || user.permissions.can_access_data_model
const databaseDetails: Right = (user) => user.is_superuser || user.permissions.can_access_db_details
const settings: Right = (user) => user.is_superuser || user.permissions.can_access_setting
const monitoring: Right = (user) => user.is_superuser || user.permissions.can_access_monitoring

/** By the beginning of the path; of several that fit, the longest counts. What is not here is for administrators. */
const RIGHTS: Readonly<Record<string, Right>> = lookup({
  '/admin/people/groups': groupManager,
  '/admin/databases': databaseDetails,
  '/admin/databases/create': administrator,
  '/admin/datamodel': dataModel,
  '/admin/settings': settings,
  '/admin/settings/api-keys': administrator,
  '/admin/settings/authentication': administrator,
  '/admin/operation': monitoring,
  '/admin/operation/caching': administrator,
  '/admin/operation/stored-models': administrator,
  '/admin/operation/deliveries': administrator,
  '/admin/operation/executions': administrator,
})

const isBelow = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)

/** Whether somebody may open a page of administration. @param path Without what the server's address begins with. */
export function mayAdminister(user: CurrentUser, path: string): boolean {
  const [start] = Object.keys(RIGHTS)
    .filter((one) => isBelow(path, one))
    .sort((a, b) => b.length - a.length)
  return (RIGHTS[start ?? ''] ?? administrator)(user)
}
