/** Users, their groups and passwords (contract: users, section 2). Tested by test/contract/user.test.ts. */
import type { CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import type { NoticeService } from '../notices/index.ts'
import { addressChanges } from './address-changes.ts'
import { userAttributes } from './attributes.ts'
import { userCreation } from './create.ts'
import { currentUser } from './current.ts'
import { userInvitations } from './invitations.ts'
import { userLists } from './lists.ts'
import { userReads } from './read.ts'
import { resetTokens } from './reset-tokens.ts'
import { passwordSetting } from './set-password.ts'
import { userUpdates } from './update.ts'

export { ALL_USERS_FIXED, requireAdminLeft, requireManageable } from './memberships.ts'
export { UNDO_DAYS } from './address-changes.ts'
export type { UserChanges } from './update.ts'
export { hashPassword, matchesHash, nobodyHash, PASSWORD_COST, requireGoodPassword } from './passwords.ts'

interface UserServiceDeps extends Deps {
  collections: CollectionService
  notices: NoticeService
}

export function userService(deps: UserServiceDeps) {
  const reads = userReads(deps)
  const tokens = resetTokens(deps)
  const addresses = addressChanges({ ...deps, tokens })
  const { invite, inviteAgain } = userInvitations({ ...deps, reads, tokens })
  return {
    get: reads.get,
    ...userLists(deps),
    ...userAttributes(deps),
    ...currentUser(deps),
    invite,
    inviteAgain,
    ...userCreation({ ...deps, reads, invite }),
    ...userUpdates({ ...deps, reads, addresses }),
    undoAddress: addresses.undo,
    ...passwordSetting({ ...deps, reads, tokens }),
    resetTokens: tokens,
  }
}

export type UserService = ReturnType<typeof userService>
