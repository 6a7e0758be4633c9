/** Adding one-time passwords (contract: sessions, section 9): a secret counts when a code of it was given. */
import { invalidField, notFound } from '@querent/contract'
import type { UserRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { FinishEnrollment } from './finish-enrollment.ts'
import { newTotpSecret, stepOf, totpUri } from './totp.ts'

/** How long a secret waits for its first code. */
const LIFE_MS = 3_600_000

interface TotpEnrollmentDeps extends Pick<Deps, 'store' | 'settings' | 'now'> {
  finish: FinishEnrollment
}

export function totpEnrollment({ store, settings, now, finish }: TotpEnrollmentDeps) {
  const iso = () => new Date(now()).toISOString()

  /** A new secret; an earlier one that was not confirmed is gone. */
  async function begin(user: UserRow, name: string) {
    const secret = await newTotpSecret()
    const id = await store.transaction(({ secondFactors }) =>
      secondFactors.addPending({ user_id: user.id, name, created_at: iso(), secret }),
    )
    const issuer = (await settings.current()).get('site-name')
    return { id, secret, uri: await totpUri(secret, { issuer, label: user.email }) }
  }

  /** @throws {ApiError} 400 on `totp_code` for a wrong code; 404 when no such secret waits for one. */
  async function confirm(user: UserRow, sessionKeyHash: string | null, id: number, code: string) {
    const pending = await store.secondFactors.findPending(user.id, id)
    if (pending?.secret === undefined || now() - Date.parse(pending.created_at) > LIFE_MS) throw notFound()
    const step = await stepOf(pending.secret, code, now())
    if (step === undefined) throw invalidField('totp_code', 'This code is wrong. Is the clock of the device right?')
    return finish(user, sessionKeyHash, 'totp', async ({ secondFactors }) => {
      if (!(await secondFactors.confirm(id, step, iso()))) throw notFound()
      return id
    })
  }

  return { begin, confirm }
}
