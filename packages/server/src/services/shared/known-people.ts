/** Whom somebody may know of, and so send something to (setting `user-visibility`). */
import { canSeeOthers } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { ALL_USERS_ID } from '../../store/index.ts'

type Visibility = 'all' | 'group' | 'none'

/** Ids of the groups whose members the viewer may know of, beside itself; undefined where that is everybody. */
export function knownGroups(viewer: CurrentUser, visibility: Visibility): readonly number[] | undefined {
  if (viewer.is_superuser) return undefined
  if (visibility === 'none' || !canSeeOthers(viewer)) return []
  return visibility === 'all' ? undefined : viewer.group_ids.filter((id) => id !== ALL_USERS_ID)
}
