/** Adding one-time passwords (contract: sessions, section 9): a secret counts when a code of it was given. */
import { invalidField, notFound } from '@querent/contract'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { isWithin } from '../../shared/stored-time.ts'
import type { FinishEnrollment } from './finish-enrollment.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

/** How long a secret waits for its first code. */
const LIFE_MS = 3_600_000

interface TotpEnrollmentDeps extends Pick<Deps, 'store' | 'change' | 'settings' | 'now'> {
  finish: FinishEnrollment
}

export function totpEnrollment({ store, change, settings, now, finish }: TotpEnrollmentDeps) {
  /** A new secret; an earlier one that was not confirmed is gone. */
  async function begin(user: UserRow, name: string) {
    const secret = await newTotpSecret()
    const id = await change.bySystem(({ repositories, time }) =>
      repositories.secondFactors.addPending({ user_id: user.id, name, created_at: time, secret }),
    )
    const issuer = (await settings.current()).get('site-name')
    return { id, secret, uri: await totpUri(secret, { issuer, label: user.email }) }
  }

  /** @throws {ApiError} 400 on `totp_code` for a wrong code; 404 when no such secret waits for one. */
  async function confirm(user: UserRow, sessionKeyHash: string | null, id: number, code: string) {
    const pending = await store.secondFactors.findPending(user.id, id)
    const isGood = pending !== undefined && isWithin(Date.parse(pending.created_at), now(), LIFE_MS)
    if (!isGood || pending.secret === undefined) throw notFound()
    const step = await stepOf(pending.secret, code, now())
    if (step === undefined) throw invalidField('totp_code', 'This code is wrong. Is the clock of the device right?')
    return finish(user, sessionKeyHash, 'totp', async ({ repositories, time }) => {
      if (!(await repositories.secondFactors.confirm(id, step, time))) throw notFound()
      return id
    })
  }

  return { begin, confirm }
}
