/** What people do with the factors that they have, and what administrators do for them (contract: sessions, section 9). */
import { badRequest, invalidField, notFound, type ChangeProof } from '@querent/contract'
import { canManageUsers, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { needsSecondFactor } from '../../../permissions/second-factor.ts'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { PasswordCheck } from '../sessions/index.ts'
import { isWithin } from '../../shared/stored-time.ts'
import type { FactorNotices } from './notices.ts'
import { givenFactor, WrongFactor, type FactorProofs } from './proof.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

/** A sign-in of so long ago proves who somebody is. */
const FRESH_MS = 10 * 60_000
const GIVE_PROOF = 'Give your password, or a code of one of your second factors.'
const SIGN_IN_AGAIN = 'Sign out and in again first: this is possible in the ten minutes after a sign-in.'

interface FactorManagementDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'now'> {
  notices: FactorNotices
  proofs: FactorProofs
  passwordChecks: readonly PasswordCheck[]
}

export function factorManagement({ store, change, settings, now, ...deps }: FactorManagementDeps) {
  const { notices, proofs, passwordChecks } = deps

  /** The person of a session. @throws {ApiError} 400 for an API key. */
  async function ownRow({ id, sessionKeyHash }: CurrentUser): Promise<UserRow> {
    if (sessionKeyHash === null) throw badRequest('API keys have no second factors.')
    const user = await store.users.find(id)
    if (user === undefined) throw notFound()
    return user
  }

  async function isRequired(viewer: CurrentUser): Promise<boolean> {
    return needsSecondFactor(viewer, (await settings.current()).get('second-factor-required-groups'))
  }

  async function list(viewer: CurrentUser) {
    const [factors, recovery_codes_left, is_required] = await Promise.all([
      store.secondFactors.list(viewer.id),
      store.recoveryCodes.count(viewer.id),
      isRequired(viewer),
    ])
    return { factors, recovery_codes_left, is_required }
  }

  /**
   * Makes sure that it is the user who changes the factors, and not somebody who found a session: by the password or by
   * a factor. Who has neither, as with a single sign-on, has to have signed in just now.
   * @throws {ApiError} 400 on the key whose value is missing or wrong.
   */
  async function requireProof(viewer: CurrentUser, user: UserRow, proof: ChangeProof): Promise<void> {
    const { password } = proof
    const field = givenFactor(proof)
    await (
      password != null
        ? proofs.attempt(user.id, viewer.sessionKeyHash, 'password', () => requirePassword(user, password))
        : field === undefined
          ? requireNothingToAsk(viewer, user)
          : proofs.check({ userId: user.id, from: viewer.sessionKeyHash }, field, proof)
    ).catch((error: unknown) => {
      throw error instanceof WrongFactor ? invalidField(error.field, error.message) : error
    })
  }

  async function requirePassword(user: UserRow, password: string): Promise<void> {
    for (const check of passwordChecks) if ((await check(user.email, password))?.id === user.id) return
    throw new WrongFactor('password', 'Invalid password')
  }

  async function requireNothingToAsk(viewer: CurrentUser, { id, password, sso_source }: UserRow): Promise<void> {
    const hasPassword = sso_source === null ? password !== null : sso_source === 'ldap'
    const hasNothing = !hasPassword && (await store.secondFactors.kinds(id)).length === 0
    if (hasNothing && isFresh(viewer)) return
    throw new WrongFactor('password', hasNothing ? SIGN_IN_AGAIN : GIVE_PROOF)
  }

  /** Whether the session has begun a few minutes ago: its user has just proved who it is. */
  function isFresh({ signedInAt }: CurrentUser): boolean {
    return signedInAt !== null && isWithin(signedInAt, now(), FRESH_MS)
  }

  /**
   * Makes sure that it is the owner who changes what the account is entered with: by a proof, or by a sign-in just now.
   * API keys go on as they are.
   * @param missing The key that the error is on when nothing was given.
   * @throws {ApiError} 400 on the key whose value is missing or wrong.
   */
  async function requireOwner(viewer: CurrentUser, proof: ChangeProof, missing = 'password'): Promise<void> {
    if (viewer.sessionKeyHash === null) return
    const isGiven = proof.password != null || givenFactor(proof) !== undefined
    if (isGiven) return requireProof(viewer, await ownRow(viewer), proof)
    if (isFresh(viewer)) return
    const user = await ownRow(viewer)
    await requireNothingToAsk(viewer, user).catch((error: unknown) => {
      throw error instanceof WrongFactor ? invalidField(missing, error.message) : error
    })
  }

  /** @throws {ApiError} 404 */
  async function rename(viewer: CurrentUser, id: number, name: string) {
    if (!(await store.secondFactors.rename(viewer.id, id, name))) throw notFound()
    const factor = (await store.secondFactors.list(viewer.id)).find((one) => one.id === id)
    if (factor === undefined) throw notFound()
    return factor
  }

  /** Recovery codes go with the last factor. @throws {ApiError} 400 for the last one where a group requires one; 404. */
  async function remove(viewer: CurrentUser, id: number, proof: ChangeProof): Promise<void> {
    const user = await ownRow(viewer)
    if (!(await store.secondFactors.list(user.id)).some((one) => one.id === id)) throw notFound()
    await requireProof(viewer, user, proof)
    const mustKeepOne = await isRequired(viewer)
    const removed = await change(viewer, async ({ repositories }) => {
      await repositories.users.lock()
      const factors = await repositories.secondFactors.list(user.id)
      const factor = factors.find((one) => one.id === id)
      if (factor === undefined) throw notFound()
      if (factors.length === 1 && mustKeepOne) {
        throw badRequest('One of your groups requires a second factor: add another before you remove this one.')
      }
      await repositories.secondFactors.delete(id)
      if (factors.length === 1) await repositories.recoveryCodes.replace(user.id, [])
      return factor
    })
    notices.removed(user, removed.kind)
  }

  /** New recovery codes in place of all earlier ones. @throws {ApiError} 400 for who has no factor. */
  async function renewRecoveryCodes(viewer: CurrentUser, proof: ChangeProof) {
    const user = await ownRow(viewer)
    if ((await store.secondFactors.kinds(user.id)).length === 0) {
      throw badRequest('Recovery codes come with a second factor: set one up first.')
    }
    await requireProof(viewer, user, proof)
    const recovery_codes = newRecoveryCodes()
    const hashes = recovery_codes.map((code) => hashRecoveryCode(user.id, code))
    await change(viewer, ({ repositories }) => repositories.recoveryCodes.replace(user.id, hashes))
    notices.codesRenewed(user)
    return { recovery_codes }
  }

  /** Removes all factors of somebody who has lost them, and ends the sessions. @throws {ApiError} 400 for oneself; 404. */
  async function reset(viewer: CurrentUser, userId: number): Promise<void> {
    requireRight(canManageUsers(viewer))
    if (viewer.id === userId)
      throw badRequest('Remove your own second factors one by one, confirming each with your password or a code.')
    const user = await store.users.find(userId)
    if (user === undefined || user.type !== 'personal') throw notFound()
    await clear(user, viewer.id)
  }

  /** The same without asking. @param byUserId null for whoever runs a command on the server. */
  async function clear(user: Pick<UserRow, 'id' | 'email'>, byUserId: number | null): Promise<void> {
    await change.bySystem(async ({ repositories }) => {
      await repositories.secondFactors.deleteOfUser(user.id)
      await repositories.recoveryCodes.replace(user.id, [])
      await repositories.sessions.deleteOfUser(user.id)
    })
    notices.reset(user, byUserId)
  }

  return { ownRow, list, requireProof, requireOwner, rename, remove, renewRecoveryCodes, reset, clear }
}
