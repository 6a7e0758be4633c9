/** What follows when a factor begins to count. */
import { badRequest, notFound, type FactorKind } from '@querent/contract'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import type { FactorNotices } from './notices.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

/** More is a mistake, or somebody who tries to make one-time passwords easy to guess. */
const LIMIT = 10

export function finishEnrollment({ change, notices }: Pick<Deps, 'change'> & { notices: FactorNotices }) {
  /**
   * Has a factor count from now on. With the first one come recovery codes, and the user's other sessions that were
   * started with a password alone end: this one was, too, and goes on, because the user has just given a factor.
   * @param add makes it count and gives its id.
   */
  return async function finish(
    user: UserRow,
    sessionKeyHash: string | null,
    kind: FactorKind,
    add: (work: Work) => Promise<number>,
  ) {
    const made = await change.bySystem(async (work) => {
      const { repositories } = work
      await repositories.users.lock()
      const before = await repositories.secondFactors.list(user.id)
      if (before.length >= LIMIT) throw badRequest(`You can have at most ${LIMIT} second factors: remove one first.`)
      const id = await add(work)
      const factor = (await repositories.secondFactors.list(user.id)).find((one) => one.id === id)
      if (factor === undefined) throw notFound()
      if (sessionKeyHash !== null) await repositories.sessions.addFactor(sessionKeyHash, kind)
      if (before.length > 0) return { ...factor }
      await repositories.sessions.deleteWithPasswordAlone(user.id, sessionKeyHash ?? '')
      const codes = newRecoveryCodes()
      await repositories.recoveryCodes.replace(
        user.id,
        codes.map((code) => hashRecoveryCode(user.id, code)),
      )
      return { ...factor, recovery_codes: codes }
    })
    notices.added(user, kind)
    return made
  }
}

export type FinishEnrollment = ReturnType<typeof finishEnrollment>
