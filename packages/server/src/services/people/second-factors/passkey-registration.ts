/** Adding passkeys (contract: sessions, section 9). */
import { invalidField, type PasskeyRegistration } from '@querent/contract'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { checked, NOT_ACCEPTED, PasskeyRefused, requireOrigin } from './client-data.ts'
import type { FinishEnrollment } from './finish-enrollment.ts'
import type { PasskeyChallenges } from './passkey-challenges.ts'
import { relyingParty } from './relying-party.ts'

interface PasskeyRegistrationDeps extends Pick<Deps, 'store' | 'settings'> {
  challenges: PasskeyChallenges
  finish: FinishEnrollment
}

// Loads when somebody has a passkey.
const load = () => import('@simplewebauthn/server')

export function passkeyRegistration({ store, settings, challenges, finish }: PasskeyRegistrationDeps) {
  /** What `navigator.credentials.create()` is called with. */
  async function options(user: UserRow): Promise<Record<string, unknown>> {
    const party = await relyingParty(settings)
    const [{ generateRegistrationOptions }, challenge, known] = await Promise.all([
      load(),
      challenges.make('registration', user.id),
      store.secondFactors.passkeys(user.id),
    ])
    const made = await generateRegistrationOptions({
      rpID: party.id,
      rpName: party.name,
      userID: Buffer.from(user.entity_id),
      userName: user.email,
      userDisplayName: user.email,
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: challenges.lifeMs,
      attestationType: 'none',
      excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    return { ...made }
  }

  /** @throws {ApiError} 400 on `passkey` for one that is not accepted, or is known already. */
  async function add(user: UserRow, sessionKeyHash: string | null, name: string, passkey: PasskeyRegistration) {
    const credential = await verify(user.id, passkey).catch((error: unknown) => {
      throw error instanceof PasskeyRefused ? invalidField('passkey', error.message) : error
    })
    return finish(user, sessionKeyHash, 'passkey', async ({ repositories, time }) => {
      if ((await repositories.secondFactors.findPasskey(credential.id)) !== undefined) {
        throw invalidField('passkey', 'This passkey is already registered.')
      }
      return repositories.secondFactors.addPasskey({
        user_id: user.id,
        name,
        created_at: time,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        sign_count: credential.counter,
        transports: passkey.response.transports ?? [],
      })
    })
  }

  async function verify(userId: number, passkey: PasskeyRegistration) {
    const party = await relyingParty(settings)
    requireOrigin(passkey.response.clientDataJSON, party)
    const { verifyRegistrationResponse } = await load()
    const { clientDataJSON, attestationObject } = passkey.response
    const found = await checked(() =>
      verifyRegistrationResponse({
        response: { ...passkey, response: { clientDataJSON, attestationObject }, ...NO_EXTENSIONS },
        expectedChallenge: (challenge) => challenges.consume(challenge, 'registration', userId),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    )
    if (!found.verified || found.registrationInfo.credential.id !== passkey.id) throw new PasskeyRefused(NOT_ACCEPTED)
    return found.registrationInfo.credential
  }

  return { options, add }
}

/** Signatures, the preferred first: EdDSA, ES256, RS256. The library would try others, which Node warns of. */
const ALGORITHMS = [-8, -7, -257]
const NO_EXTENSIONS = { clientExtensionResults: {}, authenticatorAttachment: undefined }
