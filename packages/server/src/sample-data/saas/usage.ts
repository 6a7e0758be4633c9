import type { Random } from '../prng.ts'
import type { Account } from './accounts.ts'

/**
 * A function that gives an account in use at a moment, larger ones more often. Moments must come in ascending order and
 * after the first account's sign-up; `accounts` must be in order of time.
 */
export function accountsInUse(random: Random, accounts: readonly Account[]): (moment: number) => Account {
  let known = 0
  return (moment) => {
    while (known < accounts.length && accounts[known]!.createdAt < moment) known++
    for (;;) {
      const account = accounts[random.integer(0, known - 1)]!
      const isInUse = account.canceledAt === null || account.canceledAt > moment
      if (isInUse && random.chance(Math.min(1, (4 + account.seats) / 50))) return account
    }
  }
}
