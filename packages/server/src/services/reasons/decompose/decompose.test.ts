import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Decimal } from './decimal.ts'
import type { Part, PeriodSum, Periods, ValuePeriods } from './period.ts'
import { compareParts, explainedBy, leastSurprise, strengthOf } from './rank.ts'
import { takeApart } from './take-apart.ts'

interface TestRow {
  period: 'before' | 'after'
  /** The value of each column. */
  values: number[]
  amount: number
}

/** The same numbers in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const VALUES = [2, 5, 12, 40, 150, 600]

/** Rows of two periods with columns of so many values, amounts with a long tail. */
function makeRows(random: () => number, count: number): TestRow[] {
  return Array.from({ length: count }, () => ({
    period: random() < 0.5 ? 'before' : 'after',
    // Some values are much more frequent than others.
    values: VALUES.map((many) => Math.floor(many * random() ** 2)),
    amount: Math.round(Math.exp(1 + 1.2 * (random() + random() + random() - 1.5) * 2) * 100) / 100,
  }))
}

/** Sums in cents, so that they are exact. */
interface Sums {
  cents: number
  rows: number
  squares: number
}

const noSums = () => ({ before: { cents: 0, rows: 0, squares: 0 }, after: { cents: 0, rows: 0, squares: 0 } })

function add(sums: Sums, amount: number): void {
  sums.cents += Math.round(amount * 100)
  sums.rows += 1
  sums.squares += amount ** 2
}

const added = ({ cents, rows, squares }: Sums): PeriodSum => ({
  sum: new Decimal(BigInt(cents), 2),
  rows,
  squares,
})

const periods = ({ before, after }: ReturnType<typeof noSums>): Periods => ({
  before: added(before),
  after: added(after),
})

function grouped(rows: readonly TestRow[], column: number): { all: Periods; values: ValuePeriods[] } {
  const all = noSums()
  const values = new Map<number, ReturnType<typeof noSums>>()
  for (const { period, values: own, amount } of rows) {
    const value = own[column]!
    const found = values.get(value) ?? noSums()
    values.set(value, found)
    add(all[period], amount)
    add(found[period], amount)
  }
  return { all: periods(all), values: [...values].map(([value, sums]) => ({ value, ...periods(sums) })) }
}

const least = leastSurprise(VALUES.reduce((sum, many) => sum + many, 0))

/** The column whose values stand out most, with the value; undefined when none does. */
function explain(rows: readonly TestRow[], isSum: boolean): { column: number; value: unknown } | undefined {
  const columns = VALUES.map((_, column) => {
    const { all, values } = grouped(rows, column)
    const parts = takeApart(values, all, { isSum, least })
    return { column, parts, strength: strengthOf(parts, least) }
  })
  const [first] = columns.sort((a, b) => b.strength - a.strength)
  if (first === undefined || first.strength === 0) return undefined
  const [most] = first.parts.sort((a, b) => compareParts(a, b, least))
  return { column: first.column, value: most?.value }
}

const cell = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((units) => new Decimal(units, 4))
const period = fc.record({ sum: cell, rows: fc.nat(1000), squares: fc.double({ min: 0, max: 1e12, noNaN: true }) })

test('the parts of sums add up to the last digit', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ value: fc.nat(), before: period, after: period }), { minLength: 1 }), (values) => {
      const sum = (which: 'before' | 'after'): PeriodSum => ({
        sum: values.reduce((total, one) => total.plus(one[which].sum), Decimal.ZERO),
        rows: values.reduce((total, one) => total + one[which].rows, 0),
        squares: values.reduce((total, one) => total + one[which].squares, 0),
      })
      const all = { before: sum('before'), after: sum('after') }
      const parts = takeApart(values, all, { isSum: true, least })
      const total = parts.reduce((left, { contribution }) => left.plus(Decimal.of(contribution)), Decimal.ZERO)
      assert.equal(total.toString(), all.after.sum.minus(all.before.sum).toString())
    }),
  )
})

test('rate and mix of averages add up to the change', () => {
  const random = randomNumbers(7)
  for (let round = 0; round < 50; round++) {
    const { all, values } = grouped(makeRows(random, 40), 3)
    if (all.before.rows === 0 || all.after.rows === 0) continue
    const change = all.after.sum.toNumber() / all.after.rows - all.before.sum.toNumber() / all.before.rows
    const total = takeApart(values, all, { isSum: false, least }).reduce(
      (sum, one) => sum + Number(one.contribution),
      0,
    )
    assert.ok(Math.abs(total - change) < 1e-9 * Math.max(1, Math.abs(change)), `${total} and ${change}`)
  }
})

test('an average that only moved since there are more of the cheap rows is all mix', () => {
  const sum = (each: number, rows: number): PeriodSum => ({
    sum: Decimal.of(each * rows),
    rows,
    squares: each ** 2 * rows,
  })
  const all = {
    before: { sum: Decimal.of(10 * 50 + 20 * 50), rows: 100, squares: 0 },
    after: { sum: Decimal.of(10 * 80 + 20 * 20), rows: 100, squares: 0 },
  }
  const [cheap] = takeApart([{ value: 'cheap', before: sum(10, 50), after: sum(10, 80) }], all, { isSum: false, least })
  assert.ok(cheap?.effects)
  assert.deepEqual([cheap.effects.rate, cheap.state], [0, 'both'])
  assert.ok(Math.abs(cheap.effects.mix - 0.3 * (10 - 13.5)) < 1e-9)
})

test('a value that changed is found first', () => {
  const random = randomNumbers(11)
  const found = { sums: 0, averages: 0 }
  for (let round = 0; round < 100; round++) {
    const rows = makeRows(random, 20_000)
    const column = round % VALUES.length
    // A value of some hundred rows: of fewer, chance could do the same.
    const value = column < 3 ? Math.floor(random() * 2) : 0
    const isPlanted = (row: TestRow) => row.period === 'after' && row.values[column] === value
    const kept = rows.filter((row) => !isPlanted(row) || random() < 0.3)
    const dearer = rows.map((row) => (isPlanted(row) ? { ...row, amount: row.amount * 2.5 } : row))
    const sums = explain(kept, true)
    const averages = explain(dearer, false)
    if (sums?.column === column && sums.value === value) found.sums += 1
    if (averages?.column === column && averages.value === value) found.averages += 1
  }
  assert.ok(found.sums >= 95 && found.averages >= 95, JSON.stringify(found))
})

test('one value that changed does not make the others stand out', () => {
  const sum = (rows: number): PeriodSum => ({ sum: Decimal.of(rows), rows, squares: rows })
  const value = (name: string, before: number, after: number) => ({
    value: name,
    before: sum(before),
    after: sum(after),
  })
  const values = [value('fell', 1000, 300), value('one', 1000, 1010), value('two', 1000, 985)]
  const all = { before: sum(3000), after: sum(2295) }
  const parts = takeApart(values, all, { isSum: true, least })
  assert.deepEqual(
    parts.filter(({ surprise }) => Math.abs(surprise ?? 0) >= least).map((part) => part.value),
    ['fell'],
  )
})

test('nothing stands out of what chance alone changed', () => {
  const random = randomNumbers(13)
  const quiet = { sums: 0, averages: 0 }
  for (let round = 0; round < 100; round++) {
    const rows = makeRows(random, 4_000).filter(({ period: one }) => one === 'before' || random() < 0.8)
    if (explain(rows, true) === undefined) quiet.sums += 1
    if (explain(rows, false) === undefined) quiet.averages += 1
  }
  assert.ok(quiet.sums >= 95 && quiet.averages >= 95, JSON.stringify(quiet))
})

test('what stands out says how much of the change it explains', () => {
  const part = (contribution: string, surprise: number | null): Part => ({
    value: 1,
    state: 'both',
    contribution,
    effects: null,
    surprise,
  })
  assert.equal(explainedBy([part('-80', -9), part('-20', 1), part('0', null)], 5, -100), 0.8)
  assert.equal(explainedBy([part('5', 9)], 5, 0), 0)
})
