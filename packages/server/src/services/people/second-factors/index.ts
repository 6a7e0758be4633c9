/**
 * What people prove to be by beside a password: one-time passwords, passkeys and recovery codes (contract: sessions,
 * section 9). Tested by test/contract/second-factor.test.ts and passkeys.test.ts.
 */
import type { ChangeProof, PasskeyRegistration, SecondFactorProof } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import type { NoticeService } from '../notices/index.ts'
import type { PasswordCheck } from '../sessions/index.ts'
import { finishEnrollment } from './finish-enrollment.ts'
import { factorManagement } from './manage.ts'
import { missingFactors } from './missing.ts'
import { factorNotices } from './notices.ts'
import { passkeyAssertions } from './passkey-assertion.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { passkeyRegistration } from './passkey-registration.ts'
import { factorProofs, givenFactor } from './proof.ts'
import { signIn } from './sign-in.ts'
import { totpEnrollment } from './totp-enrollment.ts'

interface SecondFactorServiceDeps extends Deps {
  notices: NoticeService
  passwordChecks: readonly PasswordCheck[]
}

export function secondFactorService(deps: SecondFactorServiceDeps) {
  const challenges = passkeyChallenges(deps)
  const assertions = passkeyAssertions({ ...deps, challenges })
  const proofs = factorProofs({ ...deps, assertions })
  const notices = factorNotices(deps)
  const finish = finishEnrollment({ ...deps, notices })
  const totp = totpEnrollment({ ...deps, finish })
  const passkeys = passkeyRegistration({ ...deps, challenges, finish })
  const { ownRow, requireProof, ...management } = factorManagement({ ...deps, proofs, notices })

  /** Gives a secret for an authenticator app, which counts when a code of it was given. */
  async function beginTotp(viewer: CurrentUser, name: string, proof: ChangeProof) {
    const user = await ownRow(viewer)
    await requireProof(viewer, user, proof)
    return totp.begin(user, name)
  }

  async function confirmTotp(viewer: CurrentUser, id: number, code: string) {
    return totp.confirm(await ownRow(viewer), viewer.sessionKeyHash, id, code)
  }

  /** What `navigator.credentials.create()` is called with. */
  async function beginPasskey(viewer: CurrentUser, proof: ChangeProof) {
    const user = await ownRow(viewer)
    await requireProof(viewer, user, proof)
    return passkeys.options(user)
  }

  async function addPasskey(viewer: CurrentUser, name: string, passkey: PasskeyRegistration) {
    return passkeys.add(await ownRow(viewer), viewer.sessionKeyHash, name, passkey)
  }

  return {
    ...management,
    missing: missingFactors(deps),
    beginTotp,
    confirmTotp,
    beginPasskey,
    addPasskey,
    /** What `navigator.credentials.get()` is called with. */
    passkeyOptions: assertions.options,
    isGiven: (proof: SecondFactorProof) => givenFactor(proof) !== undefined,
    ...signIn({ ...deps, proofs, assertions, notices }),
  }
}

export type SecondFactorService = ReturnType<typeof secondFactorService>
