/** The password check against the passwords that the server keeps itself. */
import type { Deps } from '../../deps.ts'
import { mayUsePassword } from '../../../permissions/own-password.ts'
import { matchesHash, nobodyHash } from '../users/index.ts'
import type { PasswordCheck } from './password-login.ts'

export function storedPasswordCheck({
  store,
  settings,
  passwordCost,
}: Pick<Deps, 'store' | 'settings' | 'passwordCost'>): PasswordCheck {
  const nobody = nobodyHash(passwordCost)
  return async (name, password) => {
    const current = await settings.current()
    if (!current.get('enable-password-login')) return undefined
    const user = await store.users.findByEmail(name)
    const isRight = await matchesHash(password, user?.password ?? nobody)
    return user?.password == null || !isRight || !mayUsePassword(user, current.get('sso-password-fallback'))
      ? undefined
      : user
  }
}
