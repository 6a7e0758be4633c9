/** Tells of changes to factors: the log, and by mail their user, who may not be the one who made them. */
import type { FactorKind } from '@querent/contract'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { NoticeService } from '../notices/index.ts'

type Person = Pick<UserRow, 'id' | 'email'>

const NAMES: Readonly<Record<FactorKind, string>> = { totp: 'Codes of an authenticator app', passkey: 'A passkey' }

export function factorNotices({ observe, notices }: Pick<Deps, 'observe'> & { notices: NoticeService }) {
  function tell(user: Person, what: string): void {
    void notices.sendAccountNotice(user.email, what)
  }

  return {
    added(user: Person, factor: FactorKind): void {
      observe({ type: 'second-factor.changed', change: 'added', factor, userId: user.id, byUserId: user.id })
      tell(user, `${NAMES[factor]} can now be used to log in to your account.`)
    },

    removed(user: Person, factor: FactorKind): void {
      observe({ type: 'second-factor.changed', change: 'removed', factor, userId: user.id, byUserId: user.id })
      tell(user, `${NAMES[factor]} can no longer be used to log in to your account.`)
    },

    /** @param byUserId null for whoever runs a command on the server. */
    reset(user: Person, byUserId: number | null): void {
      observe({ type: 'second-factor.changed', change: 'reset', factor: null, userId: user.id, byUserId })
      tell(user, 'An administrator has removed all second factors of your account.')
    },

    codesRenewed(user: Person): void {
      const factor = 'recovery_code'
      observe({ type: 'second-factor.changed', change: 'renewed', factor, userId: user.id, byUserId: user.id })
      tell(user, 'Your account has new recovery codes; the earlier ones are no longer good.')
    },

    codeUsed(user: Person, left: number): void {
      tell(user, `Somebody has logged in to your account with a recovery code. ${left} of them are left.`)
    },
  }
}

export type FactorNotices = ReturnType<typeof factorNotices>
