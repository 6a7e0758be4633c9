import { DAY, LAST_MOMENT, OPENING, addMonths, formatTimestamp, momentOf, progressAt } from '../calendar.ts'
import { drawCompany, drawMailbox, drawName } from '../names.ts'
import { createRandom, weighted } from '../prng.ts'
import type { Random } from '../prng.ts'
import { drawMoments } from '../rhythm.ts'
import type { SampleRow } from '../schema.ts'
import { COUNTRIES } from './countries.ts'
import { WORKING_TIME } from './working-time.ts'

const COUNT = 1500
const TRIAL = 14 * DAY
/** Accounts from before this day may keep their prices. */
const NEW_PRICES = momentOf('2024-04-01')

export type Plan = 'Basic' | 'Business' | 'Premium'

/** An account's row and what the tables below it need to know. */
export interface Account {
  row: SampleRow
  id: number
  createdAt: number
  trialEndsAt: number
  /** The moment it left; null while it stays. */
  canceledAt: number | null
  converted: boolean
  plan: Plan
  seats: number
  legacy: boolean
  mailDomain: string
  email: string
  /** From 0 to 1: makes for good ratings and long subscriptions. */
  satisfaction: number
}

/** Chance to leave in a month for an account of medium satisfaction, and the range of seats. */
const PLANS: Readonly<Record<Plan, { leaving: number; seats: readonly [number, number] }>> = {
  Basic: { leaving: 0.045, seats: [1, 8] },
  Business: { leaving: 0.024, seats: [5, 45] },
  Premium: { leaving: 0.012, seats: [20, 220] },
}

const drawCountry = weighted(COUNTRIES.map((country) => [country, country[3]]))

/** All accounts in order of signing up. */
export function createAccounts(): Account[] {
  const random = createRandom('accounts')
  const mailboxes = new Set<string>()
  const signUps = { ...WORKING_TIME, from: OPENING, to: LAST_MOMENT, dailyGrowth: 1.0007 }
  return drawMoments(random, signUps, COUNT).map((createdAt, index) =>
    createAccount(random, index + 1, createdAt, mailboxes),
  )
}

function createAccount(random: Random, id: number, createdAt: number, mailboxes: Set<string>): Account {
  const name = drawName(random)
  const plan = drawPlan(random, createdAt)
  const satisfaction = Math.min(1, Math.max(0, 0.55 + 0.2 * random.bell()))
  const mailDomain = `${drawCompany(random).toLowerCase().replaceAll(' ', '-')}.example`
  const facts = {
    id,
    createdAt,
    plan,
    satisfaction,
    mailDomain,
    ...drawFate(random, createdAt, plan, satisfaction),
    email: `${drawMailbox(random, name, mailboxes)}@${mailDomain}`,
    seats: drawSeats(random, plan),
    legacy: createdAt < NEW_PRICES && random.chance(0.8),
  }
  const row = {
    ID: id,
    EMAIL: facts.email,
    FIRST_NAME: name.first,
    LAST_NAME: name.last,
    PLAN: plan,
    SOURCE: drawSource(random, createdAt),
    SEATS: facts.seats,
    CREATED_AT: formatTimestamp(createdAt),
    TRIAL_ENDS_AT: formatTimestamp(facts.trialEndsAt),
    CANCELED_AT: facts.canceledAt === null ? null : formatTimestamp(facts.canceledAt),
    TRIAL_CONVERTED: facts.trialEndsAt > LAST_MOMENT ? null : Number(facts.converted),
    ACTIVE_SUBSCRIPTION: Number(facts.converted && facts.canceledAt === null),
    LEGACY_PLAN: Number(facts.legacy),
    ...drawHome(random),
  }
  return { ...facts, row }
}

/** Whether the trial leads to a subscription, and when the account leaves, if it does within the sample's time. */
function drawFate(random: Random, createdAt: number, plan: Plan, satisfaction: number) {
  const trialEndsAt = createdAt + TRIAL
  const converted = trialEndsAt <= LAST_MOMENT && random.chance(0.4 + 0.45 * satisfaction)
  const leavesAt = converted ? drawLeaving(random, trialEndsAt, plan, satisfaction) : trialEndsAt
  return { trialEndsAt, converted, canceledAt: leavesAt > LAST_MOMENT ? null : leavesAt }
}

function drawLeaving(random: Random, since: number, plan: Plan, satisfaction: number): number {
  const chance = PLANS[plan].leaving * (1.75 - 1.4 * satisfaction)
  let months = 0
  while (addMonths(since, months) <= LAST_MOMENT) {
    // New customers are the first to leave.
    if (random.chance(months < 3 ? 1.7 * chance : chance)) break
    months++
  }
  return addMonths(since, months) + random.integer(DAY, 27 * DAY)
}

/** Larger plans gain ground over the years. */
function drawPlan(random: Random, moment: number): Plan {
  const progress = progressAt(moment)
  return weighted<Plan>([
    ['Basic', 62 - 18 * progress],
    ['Business', 29 + 9 * progress],
    ['Premium', 9 + 9 * progress],
  ])(random)
}

function drawSeats(random: Random, plan: Plan): number {
  const [from, to] = PLANS[plan].seats
  return from + Math.floor((to - from + 1) * random.next() * random.next())
}

function drawSource(random: Random, moment: number): string | null {
  if (random.chance(0.1)) return null
  const progress = progressAt(moment)
  return weighted([
    ['Google', 34 - 4 * progress],
    ['LinkedIn', 12 + 14 * progress],
    ['Invite', 10 + 18 * progress],
    ['Facebook', 22 - 14 * progress],
    ['Twitter', 14 - 9 * progress],
  ])(random)
}

function drawHome(random: Random): { LATITUDE: number | null; LONGITUDE: number | null; COUNTRY: string } {
  const [COUNTRY, latitude, longitude] = drawCountry(random)
  if (random.chance(0.03)) return { LATITUDE: null, LONGITUDE: null, COUNTRY }
  const near = (degrees: number) => Math.round((degrees + 0.25 * random.bell()) * 10_000) / 10_000
  return { LATITUDE: near(latitude), LONGITUDE: near(longitude), COUNTRY }
}
