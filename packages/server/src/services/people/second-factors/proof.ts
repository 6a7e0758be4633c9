/** Checking second factors that somebody gives (contract: sessions, section 9). */
import type { FactorKind, SecondFactorProof } from '@querent/contract'
import { AppDatabaseUnavailable, type TotpRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { throttle, throttledText } from '../sessions/index.ts'
import { PasskeyRefused } from './client-data.ts'
import type { PasskeyAssertions } from './passkey-assertion.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

const FREE_TRIES = 5
/** Further ahead of now than this, in steps of 30 seconds, no clock that is right has accepted a code. */
const STEPS_AHEAD = 12
const WRONG = 'This code is wrong, or was used already.'

/** The key of a body under which a factor was given. */
type ProofField = keyof SecondFactorProof
type ProofMeans = FactorKind | 'recovery_code'

/** A factor that is not accepted. The text is for whoever gave it. */
export class WrongFactor extends Error {
  override readonly name = 'WrongFactor'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

const MEANS: Readonly<Record<ProofField, ProofMeans>> = {
  totp_code: 'totp',
  recovery_code: 'recovery_code',
  passkey: 'passkey',
}
const FIELDS = ['totp_code', 'recovery_code', 'passkey'] as const

/** Which factor a body gives: the first, when it gives several. */
export function givenFactor(proof: SecondFactorProof): ProofField | undefined {
  return FIELDS.find((field) => proof[field] != null)
}

interface ProofDeps extends Pick<Deps, 'store' | 'now'> {
  assertions: PasskeyAssertions
}

export function factorProofs({ store, now, assertions }: ProofDeps) {
  const tries = throttle({ store, name: 'second factor', free: FREE_TRIES, now })
  /** Steps of codes that were accepted while the app database could not be written to, by the factor's id. */
  const ownSteps = new Map<number, number>()

  /**
   * Does a check that counts as a try of the user unless it is passed.
   * @param from What tries count apart from all others: a device or a session of the user. Null for anybody's.
   * @throws {WrongFactor} also after too many tries.
   */
  async function attempt<T>(userId: number, from: string | null, field: string, check: () => Promise<T>): Promise<T> {
    const one = await tries.begin(from === null ? String(userId) : `${userId} ${from}`)
    if (one.waitSeconds > 0) throw new WrongFactor(field, throttledText(one.waitSeconds))
    try {
      const result = await check()
      await one.succeeded({ forgetsOthers: true })
      return result
    } catch (error) {
      await (error instanceof WrongFactor ? one.failed() : one.succeeded())
      throw error
    }
  }

  /** What kind of factor the user gave. @throws {WrongFactor} */
  async function check(
    { userId, from }: { userId: number; from: string | null },
    field: ProofField,
    proof: SecondFactorProof,
  ): Promise<ProofMeans> {
    await attempt(userId, from, field, async () => {
      if (field === 'passkey') await usePasskey(userId, proof)
      else if (!(await isRight(userId, field, proof[field] ?? ''))) throw new WrongFactor(field, WRONG)
    })
    return MEANS[field]
  }

  function isRight(userId: number, field: 'totp_code' | 'recovery_code', code: string): Promise<boolean> {
    if (field === 'totp_code') return useTotp(userId, code)
    return store.recoveryCodes.consume(userId, hashRecoveryCode(userId, code))
  }

  async function usePasskey(userId: number, { passkey }: SecondFactorProof): Promise<void> {
    if (passkey == null) return
    await assertions.verify(passkey, { userId, isAlone: false }).catch((error: unknown) => {
      throw error instanceof PasskeyRefused ? new WrongFactor('passkey', error.message) : error
    })
  }

  async function useTotp(userId: number, code: string): Promise<boolean> {
    for (const totp of await store.secondFactors.totps(userId)) {
      const step = totp.secret === undefined ? undefined : await stepOf(totp.secret, code, now())
      if (step !== undefined && (await acceptStep(totp, step))) return true
    }
    return false
  }

  /** Once; while nothing can be written, once in each process, so that an administrator can log in and make room. */
  async function acceptStep({ id, last_step }: TotpRow, step: number): Promise<boolean> {
    // A clock that was ahead has accepted steps that are yet to come: they do not shut out those of now.
    const bound = step + STEPS_AHEAD
    const latest = Math.max(...[last_step ?? 0, ownSteps.get(id) ?? 0].filter((one) => one <= bound), 0)
    if (step <= latest) return false
    try {
      return await store.secondFactors.acceptStep(id, { step, bound }, new Date(now()).toISOString())
    } catch (error) {
      if (!(error instanceof AppDatabaseUnavailable && error.isReadable)) throw error
      if (step <= latest) return false
      ownSteps.set(id, step)
      return true
    }
  }

  return { attempt, check }
}

export type FactorProofs = ReturnType<typeof factorProofs>
