import { DAY, formatDate, monthOf, weekdayOf } from './calendar.ts'
import type { Random } from './prng.ts'

const HOUR = 3600

/** How busy each moment of a period is; every weight is relative to the others of its list. */
export interface Rhythm {
  from: number
  to: number
  /** Factor by which one day is busier than the day before, e.g. 1.001. */
  dailyGrowth: number
  /** January first. */
  monthWeights: readonly number[]
  /** Sunday first. */
  weekdayWeights: readonly number[]
  /** The hour after midnight first. */
  hourWeights: readonly number[]
  /** Days differ at random by up to this share, e.g. 0.2. */
  noise: number
  /** Extra factors for single days, by `YYYY-MM-DD`. */
  specialDays?: Readonly<Record<string, number>>
}

/** Exactly `count` moments that follow the rhythm, in ascending order. */
export function drawMoments(random: Random, rhythm: Rhythm, count: number): number[] {
  const { weights, total } = weighHours(random, rhythm)
  const moments: number[] = []
  let hour = 0
  let passed = weights[0]!
  for (let index = 0; index < count; index++) {
    // One draw from each of `count` equal parts keeps the curve clear without repeating it exactly.
    const target = ((index + random.next()) / count) * total
    while (passed <= target && hour < weights.length - 1) passed += weights[++hour]!
    moments.push(rhythm.from + hour * HOUR + random.integer(0, HOUR - 1))
  }
  return moments.sort((a, b) => a - b)
}

function weighHours(random: Random, rhythm: Rhythm): { weights: number[]; total: number } {
  const weights: number[] = []
  let total = 0
  let level = 1
  for (let day = rhythm.from; day < rhythm.to; day += DAY) {
    const dayWeight = level * weighDay(random, rhythm, day)
    for (const hourWeight of rhythm.hourWeights) {
      weights.push(dayWeight * hourWeight)
      total += dayWeight * hourWeight
    }
    level *= rhythm.dailyGrowth
  }
  return { weights, total }
}

function weighDay(random: Random, rhythm: Rhythm, day: number): number {
  const season = seasonAt(rhythm.monthWeights, day)
  const weekday = rhythm.weekdayWeights[weekdayOf(day)]!
  const special = rhythm.specialDays?.[formatDate(day)] ?? 1
  return season * weekday * special * (1 + rhythm.noise * (2 * random.next() - 1))
}

/** Runs straight from the middle of one month to the middle of the next, so that no month begins with a step. */
function seasonAt(monthWeights: readonly number[], day: number): number {
  const before = day - 15 * DAY
  const dayOfMonth = new Date(before * 1000).getUTCDate()
  const share = Math.min(1, dayOfMonth / 30)
  const from = monthWeights[monthOf(before)]!
  const to = monthWeights[(monthOf(before) + 1) % 12]!
  return from + (to - from) * share
}
