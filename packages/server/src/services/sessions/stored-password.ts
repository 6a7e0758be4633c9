/** The password check against the passwords that the server keeps itself. */
import type { Deps } from '../deps.ts'
import { mayUsePassword } from '../../permissions/own-password.ts'
import { matchesHash } from '../users/index.ts'
import type { PasswordCheck } from './password-login.ts'

/** Compared against for addresses that nobody has, so that they take as long as a wrong password. */
const NOBODY_HASH = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8Z8W5f6vFz4V1mJ0hZ1nQmTQWn5b7K'

export function storedPasswordCheck({ store, settings }: Pick<Deps, 'store' | 'settings'>): PasswordCheck {
  return async (name, password) => {
    const current = await settings.current()
    if (!current.get('enable-password-login')) return undefined
    const user = await store.users.findByEmail(name)
    const isRight = await matchesHash(password, user?.password ?? NOBODY_HASH)
    return user?.password == null || !isRight || !mayUsePassword(user, current.get('sso-password-fallback'))
      ? undefined
      : user
  }
}
