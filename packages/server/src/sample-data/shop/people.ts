import { DAY, LAST_MOMENT, formatDate, formatTimestamp, momentOf, progressAt } from '../calendar.ts'
import { drawAddress, drawMailDomain, drawMailbox, drawName } from '../names.ts'
import { createRandom, weighted } from '../prng.ts'
import type { Random } from '../prng.ts'
import { drawMoments } from '../rhythm.ts'
import type { Rhythm } from '../rhythm.ts'
import type { SampleRow } from '../schema.ts'
import { PLACES } from './places.ts'
import type { Place } from './places.ts'

const COUNT = 2500

/** A person's row and what orders and reviews need to know. */
export interface Person {
  row: SampleRow
  id: number
  createdAt: number
  /** In thousandths of a percent. */
  salesTax: number
  /** The name before the @ of the mail address. */
  mailbox: string
  /** How readily this person orders, from 0 (never) to 1. */
  loyalty: number
}

const SIGN_UPS: Rhythm = {
  from: momentOf('2022-10-01'),
  to: LAST_MOMENT,
  dailyGrowth: 1.0006,
  monthWeights: [1.05, 0.95, 0.98, 0.96, 0.97, 0.92, 0.9, 0.93, 1, 1.04, 1.2, 1.22],
  weekdayWeights: [1.08, 1, 0.97, 0.97, 0.98, 1, 1.06],
  hourWeights: [3, 2, 1, 1, 1, 1, 2, 4, 6, 7, 8, 8, 9, 8, 8, 8, 8, 9, 10, 11, 12, 11, 8, 5],
  noise: 0.35,
}

const drawPlace = weighted(PLACES.map((place) => [place, place.weight]))

/** Everybody who signs up, in order of time. */
export function createPeople(): Person[] {
  const random = createRandom('people')
  const mailboxes = new Set<string>()
  return drawMoments(random, SIGN_UPS, COUNT).map((createdAt, index) =>
    createPerson(random, index + 1, createdAt, mailboxes),
  )
}

function createPerson(random: Random, id: number, createdAt: number, mailboxes: Set<string>): Person {
  const name = drawName(random)
  const mailbox = drawMailbox(random, name, mailboxes)
  const place = drawPlace(random)
  const row = {
    ID: id,
    ADDRESS: drawAddress(random),
    EMAIL: `${mailbox}@${drawMailDomain(random)}`,
    PASSWORD: drawHash(random),
    NAME: `${name.first} ${name.last}`,
    CITY: place.city,
    ...drawPosition(random, place),
    STATE: place.state,
    SOURCE: drawSource(random, createdAt),
    BIRTH_DATE: random.chance(0.05) ? null : drawBirthDate(random),
    ZIP: place.zip,
    CREATED_AT: formatTimestamp(createdAt),
  }
  return { row, id, createdAt, salesTax: place.salesTax, mailbox, loyalty: drawLoyalty(random) }
}

/** The channels' shares drift: search and word of mouth gain what the social networks lose. */
function drawSource(random: Random, moment: number): string {
  const progress = progressAt(moment)
  return weighted([
    ['Organic', 16 + 16 * progress],
    ['Google', 22 + 9 * progress],
    ['Facebook', 30 - 17 * progress],
    ['Twitter', 18 - 10 * progress],
    ['Affiliate', 14 + 2 * progress],
  ])(random)
}

function drawPosition(random: Random, place: Place): { LATITUDE: number | null; LONGITUDE: number | null } {
  if (random.chance(0.02)) return { LATITUDE: null, LONGITUDE: null }
  const near = (degrees: number) => Math.round((degrees + 0.02 * random.bell()) * 10_000) / 10_000
  return { LATITUDE: near(place.latitude), LONGITUDE: near(place.longitude) }
}

/** From 1946 to 2004, most often in between, so that everybody is of age when signing up. */
function drawBirthDate(random: Random): string {
  const years = 29 * (random.next() + random.next())
  return formatDate(momentOf('1946-01-01') + Math.floor(years * 365.25) * DAY)
}

/** A quarter never buys; of the others few buy often. */
function drawLoyalty(random: Random): number {
  if (random.chance(0.25)) return 0
  const share = random.next()
  return 0.08 + 0.92 * share * share * share
}

function drawHash(random: Random): string {
  return Array.from({ length: 16 }, () => random.integer(0, 255).toString(16).padStart(2, '0')).join('')
}
