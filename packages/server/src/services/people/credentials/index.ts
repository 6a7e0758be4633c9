/**
 * Changes that decide who can get in (contract: users, section 2.1). Whatever can set a credential is one, so a session that
 * somebody found is not enough for them. Second factors ask for themselves. Tested by test/contract/own-address.test.ts.
 */
import type { ChangeProof } from '@querent/contract'
import { canManageApiKeys, canManageUsers, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { ApiKeyService, NewApiKey } from '../api-keys/index.ts'
import type { SecondFactorService } from '../second-factors/index.ts'
import type { UserChanges, UserService } from '../users/index.ts'

interface CredentialDeps {
  users: UserService
  apiKeys: ApiKeyService
  secondFactors: SecondFactorService
}

export function credentialService({ users, apiKeys, secondFactors }: CredentialDeps) {
  /** @throws {ApiError} 400 on the key of the proof when one's own address would change without one. */
  async function update(viewer: CurrentUser, id: number, changes: UserChanges, proof: ChangeProof) {
    const isOwnAddress = viewer.id === id && changes.email != null && changes.email.toLowerCase() !== viewer.email
    if (isOwnAddress) await secondFactors.requireOwner(viewer, proof)
    return users.update(viewer, id, changes)
  }

  /** @throws {ApiError} 400 on `old_password` when it is wrong; administrators need none for others. */
  async function setPassword(viewer: CurrentUser, id: number, password: string, old?: string | null): Promise<void> {
    if (viewer.id === id && viewer.is_superuser && old == null) {
      await secondFactors.requireOwner(viewer, {}, 'old_password')
      return users.setPassword(viewer, id, password)
    }
    return users.setPassword(viewer, id, password, old)
  }

  /** A link for oneself sets one's own password. @throws {ApiError} 400 unless one signed in just now. */
  async function inviteAgain(viewer: CurrentUser, id: number): Promise<string | undefined> {
    requireRight(canManageUsers(viewer))
    if (viewer.id === id) await secondFactors.requireOwner(viewer, {})
    return users.inviteAgain(viewer, id)
  }

  /** @throws {ApiError} 400 on the key of the proof when there is none. */
  async function createKey(viewer: CurrentUser, input: NewApiKey, proof: ChangeProof) {
    requireRight(canManageApiKeys(viewer))
    await secondFactors.requireOwner(viewer, proof)
    return apiKeys.create(viewer, input)
  }

  /** The same for a new secret of a key. */
  async function regenerateKey(viewer: CurrentUser, id: number, proof: ChangeProof) {
    requireRight(canManageApiKeys(viewer))
    await secondFactors.requireOwner(viewer, proof)
    return apiKeys.regenerate(viewer, id)
  }

  return { update, setPassword, inviteAgain, createKey, regenerateKey }
}
