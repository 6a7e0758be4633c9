/** Proving to be somebody by a passkey (contract: sessions, section 9). */
import type { PasskeyAssertion } from '@querent/contract'
import type { PasskeyRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { checked, NOT_ACCEPTED, PasskeyRefused, requireOrigin } from './client-data.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import { relyingParty } from './relying-party.ts'

interface PasskeyAssertionDeps extends Pick<Deps, 'store' | 'settings' | 'now'> {
  challenges: PasskeyChallenges
}

interface VerifyOptions {
  /** The only one whose passkey will do; undefined for anybody's. */
  userId?: number
  /** Whether the authenticator must have made sure who uses it, because no password did. */
  isAlone: boolean
}

// Loads when somebody has a passkey.
const load = () => import('@simplewebauthn/server')
const UNKNOWN = 'This passkey is not known here.'

export function passkeyAssertions({ store, settings, now, challenges }: PasskeyAssertionDeps) {
  /**
   * What `navigator.credentials.get()` is called with.
   * @param userId whose passkeys are asked for; undefined for a passkey alone, which tells whose it is.
   */
  async function options(userId?: number): Promise<Record<string, unknown>> {
    const party = await relyingParty(settings)
    const [{ generateAuthenticationOptions }, challenge, known] = await Promise.all([
      load(),
      challenges.make('sign-in', userId ?? null),
      userId === undefined ? [] : store.secondFactors.passkeys(userId),
    ])
    const made = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: challenges.lifeMs,
      allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
      userVerification: userId === undefined ? 'required' : 'preferred',
    })
    return { ...made }
  }

  /** The id of the user whose passkey signed. @throws {PasskeyRefused} */
  async function verify(assertion: PasskeyAssertion, { userId, isAlone }: VerifyOptions): Promise<number> {
    const party = await relyingParty(settings)
    requireOrigin(assertion.response.clientDataJSON, party)
    const passkey = await store.secondFactors.findPasskey(assertion.id)
    if (passkey === undefined || (userId !== undefined && passkey.user_id !== userId)) throw new PasskeyRefused(UNKNOWN)
    const { verifyAuthenticationResponse } = await load()
    const { clientDataJSON, authenticatorData, signature } = assertion.response
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response: {
          ...assertion,
          response: { clientDataJSON, authenticatorData, signature },
          clientExtensionResults: {},
          authenticatorAttachment: undefined,
        },
        expectedChallenge: (challenge) => challenges.consume(challenge, 'sign-in', passkey.user_id),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: passkey.credential_id,
          publicKey: Buffer.from(passkey.public_key, 'base64url'),
          counter: passkey.sign_count,
        },
        requireUserVerification: isAlone,
      }),
    )
    if (!verified || !(await noteUse(passkey, authenticationInfo.newCounter))) {
      throw new PasskeyRefused(NOT_ACCEPTED)
    }
    return passkey.user_id
  }

  function noteUse({ id, sign_count }: PasskeyRow, after: number): Promise<boolean> {
    return store.secondFactors.acceptCount(id, { before: sign_count, after }, new Date(now()).toISOString())
  }

  return { options, verify }
}

export type PasskeyAssertions = ReturnType<typeof passkeyAssertions>
