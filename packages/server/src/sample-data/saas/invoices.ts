import { DAY, LAST_MOMENT, addMonths, formatTimestamp } from '../calendar.ts'
import { createRandom } from '../prng.ts'
import type { Random } from '../prng.ts'
import type { SampleRow } from '../schema.ts'
import type { Account, Plan } from './accounts.ts'

/** Dollars per month: the plan itself and every seat. */
const PRICES: Readonly<Record<Plan, { base: number; seat: number }>> = {
  Basic: { base: 19, seat: 6 },
  Business: { base: 49, seat: 9 },
  Premium: { base: 149, seat: 12 },
}

interface Payment {
  account: Account
  cents: number
  isExpected: boolean
  receivedAt: number
}

/** The payments of all accounts, in order of time. */
export function createInvoices(accounts: readonly Account[]): SampleRow[] {
  const random = createRandom('invoices')
  return accounts
    .filter(({ converted }) => converted)
    .flatMap((account) => createPayments(random, account))
    .filter(({ receivedAt }) => receivedAt <= LAST_MOMENT)
    .sort((a, b) => a.receivedAt - b.receivedAt || a.account.id - b.account.id)
    .map(({ account, cents, isExpected, receivedAt }, index) => ({
      ID: index + 1,
      ACCOUNT_ID: account.id,
      PAYMENT: cents / 100,
      EXPECTED_INVOICE: Number(isExpected),
      PLAN: account.plan,
      DATE_RECEIVED: formatTimestamp(receivedAt),
    }))
}

function createPayments(random: Random, account: Account): Payment[] {
  const isYearly = random.chance(0.12)
  const monthlyCents = priceCents(account)
  const until = account.canceledAt ?? LAST_MOMENT
  const payments: Payment[] = []
  for (let month = 0; ; month += isYearly ? 12 : 1) {
    const dueAt = addMonths(account.trialEndsAt, month)
    if (dueAt > until) return payments
    const receivedAt = dueAt + random.integer(0, 5 * DAY)
    // A year costs ten months.
    const cents = isYearly ? monthlyCents * 10 : monthlyCents
    if (!random.chance(0.006)) payments.push({ account, cents, isExpected: true, receivedAt })
    if (random.chance(0.015)) payments.push(createExtra(random, account, dueAt))
  }
}

/** Training and the like; now and then a large one. */
function createExtra(random: Random, account: Account, dueAt: number): Payment {
  const dollars = random.chance(0.06) ? random.integer(40, 90) * 100 : random.integer(2, 24) * 25
  return { account, cents: dollars * 100, isExpected: false, receivedAt: dueAt + random.integer(0, 25 * DAY) }
}

function priceCents({ plan, seats, legacy }: Account): number {
  const dollars = PRICES[plan].base + PRICES[plan].seat * seats
  return legacy ? dollars * 80 : dollars * 100
}
