import { Reservoir } from './reservoir.ts'

/** Numbers that describe a list of numbers. */
interface NumberStatistics {
  min: number
  q1: number
  q3: number
  max: number
  /** Standard deviation of a sample; null for a single value. */
  sd: number | null
  avg: number
}

/** Values up to which quartiles are exact; beyond, they are those of a random sample of this size. */
const SAMPLE_SIZE = 10_000
const FIRST_SIZE = 1024

/** Takes finite numbers one by one, in bounded memory. */
export class NumberSummary {
  readonly #reservoir = new Reservoir(SAMPLE_SIZE)
  #sample = new Float64Array(FIRST_SIZE)
  #size = 0
  /** Of all values, once they no longer fit into the sample. */
  #moments: Moments | undefined

  add(value: number): void {
    if (this.#size < SAMPLE_SIZE) {
      if (this.#size === this.#sample.length) this.#grow()
      this.#sample[this.#size] = value
      this.#size += 1
      return
    }
    this.#moments ??= this.#begin()
    this.#moments.add(value)
    const place = this.#reservoir.next()
    if (place >= 0) this.#sample[place] = value
  }

  /** True when the next value no longer fits. */
  get isFull(): boolean {
    return this.#size === SAMPLE_SIZE
  }

  /** The values that are held, in ascending order; only valid until another is added. */
  sorted(): Float64Array {
    return this.#sample.subarray(0, this.#size).sort()
  }

  /** @returns undefined when there were no values. */
  statistics(sorted: Float64Array): NumberStatistics | undefined {
    if (this.#size === 0) return undefined
    const { min, max, sd, avg } = (this.#moments ?? momentsOf(sorted)).result()
    return { min, q1: quantile(sorted, 0.25), q3: quantile(sorted, 0.75), max, sd, avg }
  }

  #begin(): Moments {
    this.#reservoir.skip(SAMPLE_SIZE)
    return momentsOf(this.#sample)
  }

  #grow(): void {
    const larger = new Float64Array(Math.min(this.#sample.length * 4, SAMPLE_SIZE))
    larger.set(this.#sample)
    this.#sample = larger
  }
}

function momentsOf(values: Float64Array): Moments {
  const moments = new Moments()
  for (const value of values) moments.add(value)
  return moments
}

/**
 * Extent, mean and spread. The spread is computed Welford's way: sums of squares of large numbers would lose the digits
 * that matter. The mean comes from a sum that keeps what each step rounds off (Neumaier), so that it is right to the
 * last digit.
 */
class Moments {
  #count = 0
  #min = Number.POSITIVE_INFINITY
  #max = Number.NEGATIVE_INFINITY
  #mean = 0
  #squares = 0
  #sum = 0
  #lost = 0

  add(value: number): void {
    const sum = this.#sum + value
    const isLarger = Math.abs(this.#sum) >= Math.abs(value)
    this.#lost += isLarger ? this.#sum - sum + value : value - sum + this.#sum
    this.#sum = sum
    if (value < this.#min) this.#min = value
    if (value > this.#max) this.#max = value
    this.#count += 1
    const delta = value - this.#mean
    this.#mean += delta / this.#count
    this.#squares += delta * (value - this.#mean)
  }

  result(): { min: number; max: number; sd: number | null; avg: number } {
    const sd = this.#count > 1 ? Math.sqrt(this.#squares / (this.#count - 1)) : null
    const avg = (this.#sum + this.#lost) / this.#count
    return { min: this.#min, max: this.#max, sd, avg: Number.isFinite(avg) ? avg : this.#mean }
  }
}

/** The value below which a share of all lies, between neighbors in proportion. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
