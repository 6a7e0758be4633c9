/** Sum, average, count, least and greatest of chosen cells. */
import { add, compareDecimals, decimalText, divide, readDecimal, type Decimal } from './values.ts'
import type { Cell } from './types.ts'

export interface Summary {
  /** Cells that are not null. */
  count: number
  /** Cells that are numbers; the rest below is absent when there are none. */
  numbers: number
  /** Exact digits. */
  sum?: string
  /** Rounded to six places more than the values have. */
  average?: string
  min?: string
  max?: string
}

/** Exact also for integers beyond 2^53 and decimals as texts. */
export function createSummary() {
  let count = 0
  let numbers = 0
  let sum: Decimal = { units: 0n, scale: 0 }
  // Whole numbers are added as such while the sum is exact, which is ten times faster.
  let small = 0
  let min: Decimal | undefined
  let max: Decimal | undefined
  let leastSmall = Infinity
  let greatestSmall = -Infinity

  function take(value: Cell, isNumber: boolean): void {
    if (value === null) return
    count++
    if (!isNumber) return
    if (typeof value === 'number' && Number.isSafeInteger(value) && Number.isSafeInteger(small + value)) {
      numbers++
      small += value
      if (value < leastSmall) leastSmall = value
      if (value > greatestSmall) greatestSmall = value
      return
    }
    const decimal = readDecimal(value)
    if (decimal === undefined) return
    numbers++
    sum = add(sum, decimal)
    if (min === undefined || compareDecimals(decimal, min) < 0) min = decimal
    if (max === undefined || compareDecimals(decimal, max) > 0) max = decimal
  }

  function result(): Summary {
    if (numbers === 0) return { count, numbers }
    const total = add(sum, { units: BigInt(small), scale: 0 })
    const ends = [min, max, ...[leastSmall, greatestSmall].filter(Number.isFinite).map((value) => readDecimal(value))]
      .filter((value) => value !== undefined)
      .sort(compareDecimals)
    return {
      count,
      numbers,
      sum: decimalText(total),
      average: decimalText(divide(total, numbers, total.scale + 6)),
      min: decimalText(ends[0] ?? total),
      max: decimalText(ends.at(-1) ?? total),
    }
  }
  return { take, result }
}
