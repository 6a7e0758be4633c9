/**
 * What follows when people change their own address: whoever reads the mail of the new one can set a password, so the old
 * one gets a link that undoes it (contract: users, section 2). Tested by test/contract/own-address.test.ts.
 */
import { hash, randomUUID } from 'node:crypto'
import { badRequest, invalidField } from '@querent/contract'
import { mayUsePassword } from '../../../permissions/own-password.ts'
import type { Repositories, UserRow } from '../../../store/index.ts'
import { personalName, slugOf, type CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import { isWithin } from '../../shared/stored-time.ts'
import { hashPassword } from './passwords.ts'
import type { ResetTokens } from './reset-tokens.ts'

/** How long a change can be undone. */
export const UNDO_DAYS = 7
const LIFE_MS = UNDO_DAYS * 86_400_000
const NO_LONGER = 'This link was used already, or it is too old.'

interface AddressChangeDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'passwordCost' | 'now'> {
  collections: CollectionService
  tokens: ResetTokens
}

export function addressChanges({ store, change, settings, collections, tokens, ...deps }: AddressChangeDeps) {
  const { passwordCost, now } = deps

  /** Notes which address the user has until now; gives the token that brings it back. */
  async function note({ repositories, time }: Work, { id, email }: UserRow): Promise<string> {
    const token = randomUUID()
    await repositories.addressChanges.add({
      user_id: id,
      old_email: email,
      token_hash: hash('sha256', token),
      created_at: time,
    })
    return token
  }

  /** @throws {ApiError} 400 on `email` for an address that somebody else can still have back. */
  async function requireNotHeld({ repositories, time }: Work, userId: number, email: string): Promise<void> {
    const since = new Date(Date.parse(time) - LIFE_MS).toISOString()
    if (await repositories.addressChanges.isHeld(email, userId, since)) {
      throw invalidField('email', 'Email address already associated to another user.')
    }
  }

  /**
   * Gives the account back to the owner of its old address: ends all sessions, the password and what was added to sign in
   * with since. Gives the address, and a token to set a password with, where passwords are for this user.
   * @throws {ApiError} 400 for a link that was used or is too old, and when the address is somebody else's by now.
   */
  async function undo(token: string): Promise<{ email: string; reset_token: string | null }> {
    const noted = await store.addressChanges.find(hash('sha256', token))
    const isGood = noted !== undefined && isWithin(Date.parse(noted.created_at), now(), LIFE_MS)
    if (!isGood) throw badRequest(NO_LONGER)
    const fallback = (await settings.current()).get('sso-password-fallback')
    const password = await hashPassword(randomUUID(), passwordCost)
    const own = (await collections.tree()).personalOf(noted.user_id)
    return change.bySystem(async (work) => {
      const { repositories, time } = work
      await repositories.users.lock()
      const user = await repositories.users.find(noted.user_id)
      if (user === undefined || !user.is_active || !(await repositories.addressChanges.consume(noted))) {
        throw badRequest(NO_LONGER)
      }
      const email = noted.old_email
      const holder = await repositories.users.findByEmail(email)
      if (holder !== undefined && holder.id !== user.id) {
        throw badRequest('Somebody else has this address now. Ask an administrator for help.')
      }
      const noToken = { reset_token: null, reset_triggered: null }
      const ended = user.password === null ? {} : { password }
      await repositories.users.update(user.id, { email, ...ended, ...noToken, updated_at: time })
      await endAccess(repositories, user.id, noted.created_at)
      const name = personalName({ ...user, email })
      if (own !== undefined && own.name !== name) {
        await repositories.collections.update(own.id, { name, slug: slugOf(name) })
      }
      return { email, reset_token: mayUsePassword(user, fallback) ? await tokens.add(work, user.id) : null }
    })
  }

  return { note, requireNotHeld, undo }
}

export type AddressChanges = ReturnType<typeof addressChanges>

/** Ends the user's sessions, and the second factors from a time on. */
async function endAccess(repositories: Repositories, userId: number, since: string): Promise<void> {
  await repositories.sessions.deleteOfUser(userId)
  await repositories.secondFactors.deleteSince(userId, since)
  const left = await repositories.secondFactors.list(userId)
  if (left.length === 0) await repositories.recoveryCodes.replace(userId, [])
}
