/** The password check against the passwords that the server keeps itself. */
import type { Store } from '../../store/index.ts'
import { matchesHash } from '../users/index.ts'
import type { PasswordCheck } from './password-login.ts'

/** Compared against for addresses that nobody has, so that they take as long as a wrong password. */
const NOBODY_HASH = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8Z8W5f6vFz4V1mJ0hZ1nQmTQWn5b7K'

export function storedPasswordCheck({ users }: Pick<Store, 'users'>): PasswordCheck {
  return async (name, password) => {
    const user = await users.findByEmail(name)
    const isRight = await matchesHash(password, user?.password ?? NOBODY_HASH)
    return user?.password == null || !isRight ? undefined : user
  }
}
