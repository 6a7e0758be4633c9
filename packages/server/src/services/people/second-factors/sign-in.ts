/** Factors in a login: the second step after a right password, and passkeys alone (contract: sessions, section 9). */
import { ApiError, type PasskeyAssertion, type SecondFactorProof, type SignInMeans } from '@querent/contract'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { PasskeyRefused } from './client-data.ts'
import type { FactorNotices } from './notices.ts'
import type { PasskeyAssertions } from './passkey-assertion.ts'
import { givenFactor, WrongFactor, type FactorProofs } from './proof.ts'
import { findRelyingParty } from './relying-party.ts'

const NEEDED =
  'This account is protected by a second factor. Sign in with an app that asks for it, or use an API key instead.'

interface SignInDeps extends Pick<Deps, 'store' | 'settings'> {
  proofs: FactorProofs
  assertions: PasskeyAssertions
  notices: FactorNotices
}

export function signIn({ store, settings, proofs, assertions, notices }: SignInDeps) {
  /**
   * With what the user, whose password was right, has signed in in the end.
   * @param deviceId From where; wrong factors of strangers, who know the password, do not count on devices of the user.
   * @throws {ApiError} 401 when a factor is needed and missing or wrong, with the kinds that would do.
   */
  async function completeSignIn(user: UserRow, proof: SecondFactorProof, deviceId: string): Promise<SignInMeans> {
    const kinds = await store.secondFactors.kinds(user.id)
    if (kinds.length === 0) return 'password'
    const field = givenFactor(proof)
    if (field !== undefined) {
      const isKnown = await store.loginHistory.knowsDevice(user.email, deviceId)
      const by = { userId: user.id, from: isKnown ? deviceId : null }
      const means = await proofs.check(by, field, proof).catch((error: unknown) => {
        if (!(error instanceof WrongFactor)) throw error
        throw new ApiError(401, { errors: { [error.field]: error.message } })
      })
      if (means === 'recovery_code') notices.codeUsed(user, await store.recoveryCodes.count(user.id))
      return means
    }
    const hasPasskey = kinds.includes('passkey') && (await findRelyingParty(settings)) !== undefined
    throw new ApiError(401, {
      errors: { _error: NEEDED },
      second_factor: [...(kinds.includes('totp') ? ['totp'] : []), ...(hasPasskey ? ['passkey'] : []), 'recovery_code'],
      ...(hasPasskey ? { passkey_options: await assertions.options(user.id) } : {}),
    })
  }

  /** The id of the user whose passkey it is. @throws {ApiError} 401 for one that is not accepted. */
  async function userOfPasskey(passkey: PasskeyAssertion): Promise<number> {
    return assertions.verify(passkey, { isAlone: true }).catch((error: unknown) => {
      if (!(error instanceof PasskeyRefused)) throw error
      throw new ApiError(401, { errors: { passkey: error.message } })
    })
  }

  return { completeSignIn, userOfPasskey }
}
