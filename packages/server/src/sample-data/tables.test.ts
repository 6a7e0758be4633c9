import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { formatTimestamp, LAST_MOMENT } from './calendar.ts'
import type { SampleRow } from './schema.ts'
import { PLACES } from './shop/places.ts'
import { SAMPLE_TABLES, createSampleRows } from './tables.ts'

const rowsByTable = collectRows()

/** A change of this value means that every installation's sample changes; questions built on it may show other numbers. */
const CONTENT_HASH = '9f59671e5a1259f9ad35af43fa79ca1ec1df4fe26b730270f65617213b7e0429'

function collectRows(): ReadonlyMap<string, readonly SampleRow[]> {
  return new Map([...createSampleRows()].map(([table, rows]) => [table.name, rows]))
}

function rowsOf(table: string): readonly SampleRow[] {
  const rows = rowsByTable.get(table)
  assert.ok(rows, table)
  return rows
}

function hashOf(rows: ReadonlyMap<string, readonly SampleRow[]>): string {
  return createHash('sha256')
    .update(JSON.stringify([...rows]))
    .digest('hex')
}

function byId(table: string): Map<unknown, SampleRow> {
  return new Map(rowsOf(table).map((row) => [row.ID, row]))
}

function cents(value: unknown): number {
  return Math.round(Number(value ?? 0) * 100)
}

/** Number of rows per distinct value of the expression. */
function countBy(rows: readonly SampleRow[], keyOf: (row: SampleRow) => unknown): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(String(keyOf(row)), (counts.get(String(keyOf(row))) ?? 0) + 1)
  return counts
}

function totalBy(keyLength: number): Map<string, number> {
  const totals = new Map<string, number>()
  for (const { CREATED_AT, TOTAL } of rowsOf('ORDERS')) {
    const key = String(CREATED_AT).slice(0, keyLength)
    totals.set(key, (totals.get(key) ?? 0) + Number(TOTAL))
  }
  return totals
}

test('has the same content at every call, on every day and machine', () => {
  assert.equal(hashOf(collectRows()), hashOf(rowsByTable))
  assert.equal(hashOf(rowsByTable), CONTENT_HASH)
})

test('has the agreed numbers of rows', () => {
  const counts = Object.fromEntries([...rowsByTable].map(([table, rows]) => [table, rows.length]))
  assert.partialDeepStrictEqual(counts, { ORDERS: 20_000, PEOPLE: 2500, PRODUCTS: 200, ACCOUNTS: 1500 })
  assert.ok(counts.REVIEWS! > 1100 && counts.REVIEWS! < 1300)
  assert.ok(counts.INVOICES! > 10_000)
  assert.deepEqual(
    Object.keys(counts),
    SAMPLE_TABLES.map(({ name }) => name),
  )
})

test('rows have the columns of their table, filled where they must be', () => {
  for (const table of SAMPLE_TABLES) {
    const names = table.columns.map(({ name }) => name).sort()
    const required = table.columns.filter(({ isNullable }) => !isNullable).map(({ name }) => name)
    for (const row of rowsOf(table.name)) {
      assert.deepEqual(Object.keys(row).sort(), names)
      for (const name of required) assert.notEqual(row[name], null, `${table.name}.${name}`)
    }
    for (const { name, isNullable } of table.columns) {
      if (isNullable)
        assert.ok(
          rowsOf(table.name).some((row) => row[name] === null),
          `${table.name}.${name}`,
        )
    }
  }
})

test('an order comes after its person and its product, and its amounts add up', () => {
  const [people, products] = [byId('PEOPLE'), byId('PRODUCTS')]
  const taxes = new Map(PLACES.map(({ state, salesTax }) => [state, salesTax]))
  for (const order of rowsOf('ORDERS')) {
    const [person, product] = [people.get(order.USER_ID)!, products.get(order.PRODUCT_ID)!]
    assert.ok(String(order.CREATED_AT) > String(person.CREATED_AT))
    assert.ok(String(order.CREATED_AT) > String(product.CREATED_AT))
    assert.equal(cents(order.SUBTOTAL), cents(product.PRICE) * Number(order.QUANTITY))
    assert.equal(cents(order.TOTAL), cents(order.SUBTOTAL) + cents(order.TAX) - cents(order.DISCOUNT))
    const rate = cents(order.TAX) / (cents(order.SUBTOTAL) - cents(order.DISCOUNT))
    assert.ok(Math.abs(rate - taxes.get(String(person.STATE))! / 100_000) < 0.001)
  }
})

test('a review comes from a person who had bought the product before', () => {
  const boughtAt = new Map<string, string>()
  const people = byId('PEOPLE')
  for (const { USER_ID, PRODUCT_ID, CREATED_AT } of rowsOf('ORDERS')) {
    const key = `${String(people.get(USER_ID)!.EMAIL).split('@')[0]} ${String(PRODUCT_ID)}`
    if (!boughtAt.has(key)) boughtAt.set(key, String(CREATED_AT))
  }
  for (const { REVIEWER, PRODUCT_ID, CREATED_AT } of rowsOf('REVIEWS')) {
    const first = boughtAt.get(`${String(REVIEWER)} ${String(PRODUCT_ID)}`)
    assert.ok(first && first < String(CREATED_AT))
  }
})

test("a product's rating is the average of its reviews", () => {
  const ratings = Map.groupBy(rowsOf('REVIEWS'), ({ PRODUCT_ID }) => PRODUCT_ID)
  for (const { ID, RATING } of rowsOf('PRODUCTS')) {
    const own = ratings.get(ID ?? null)
    const average = own && own.reduce((sum, review) => sum + Number(review.RATING), 0) / own.length
    if (average === undefined) assert.equal(RATING, null)
    else assert.ok(Math.abs(Number(RATING) - average) <= 0.05 + 1e-9)
  }
})

test('nothing happens in an account before it exists or after it left', () => {
  const accounts = byId('ACCOUNTS')
  for (const { ACCOUNT_ID, DATE_RECEIVED } of rowsOf('INVOICES')) {
    assert.ok(String(DATE_RECEIVED) >= String(accounts.get(ACCOUNT_ID)!.TRIAL_ENDS_AT))
  }
  const moments = [
    ...rowsOf('ANALYTIC_EVENTS').map((row) => [row.ACCOUNT_ID, row.TIMESTAMP] as const),
    ...rowsOf('FEEDBACK').map((row) => [row.ACCOUNT_ID, row.DATE_RECEIVED] as const),
  ]
  for (const [id, moment] of moments) {
    const account = accounts.get(id)!
    assert.ok(String(moment) > String(account.CREATED_AT))
    if (account.CANCELED_AT !== null) assert.ok(String(moment) < String(account.CANCELED_AT))
  }
  for (const { CREATED_AT, CANCELED_AT, TRIAL_CONVERTED, ACTIVE_SUBSCRIPTION } of rowsOf('ACCOUNTS')) {
    if (CANCELED_AT !== null) assert.ok(String(CANCELED_AT) > String(CREATED_AT))
    if (ACTIVE_SUBSCRIPTION) assert.ok(CANCELED_AT === null && TRIAL_CONVERTED === 1)
  }
})

test('times are texts of one form and end with the year 2026', () => {
  const end = formatTimestamp(LAST_MOMENT)
  for (const table of SAMPLE_TABLES) {
    const names = table.columns.filter(({ type }) => type === 'TIMESTAMP').map(({ name }) => name)
    for (const row of rowsOf(table.name)) {
      for (const name of names) {
        if (row[name] === null) continue
        assert.match(String(row[name]), /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/)
        if (name !== 'TRIAL_ENDS_AT') assert.ok(String(row[name]) <= end)
      }
    }
  }
})

test('sales grow from year to year and peak in November and December', () => {
  const years = [...totalBy(4).values()]
  assert.equal(years.length, 4)
  for (let index = 1; index < years.length; index++) assert.ok(years[index]! > 1.2 * years[index - 1]!)
  const months = totalBy(7)
  assert.equal(months.size, 48)
  for (const year of [2023, 2024, 2025, 2026]) {
    const inOrder = [...months].filter(([month]) => month.startsWith(String(year))).map(([, total]) => total)
    const [november, december] = [inOrder[10]!, inOrder[11]!]
    assert.ok(Math.min(november, december) > Math.max(...inOrder.slice(0, 10)), String(year))
    if (year < 2026) assert.ok(months.get(`${year + 1}-01`)! < december, String(year))
  }
})

test('orders follow the hours of the day, and few products make most of them', () => {
  const orders = rowsOf('ORDERS')
  const hours = countBy(orders, ({ CREATED_AT }) => String(CREATED_AT).slice(11, 13))
  assert.ok(hours.get('20')! > 8 * hours.get('04')!)
  const sales = [...countBy(orders, ({ PRODUCT_ID }) => PRODUCT_ID).values()].sort((a, b) => b - a)
  const best = sales.slice(0, 40).reduce((sum, count) => sum + count, 0)
  assert.ok(best > 0.5 * orders.length)
  const discounted = orders.filter(({ DISCOUNT }) => DISCOUNT !== null).length
  assert.ok(discounted > 0 && discounted < 0.15 * orders.length)
  assert.ok(orders.some(({ QUANTITY }) => Number(QUANTITY) > 50))
})

test('the sources drift and the categories differ in price', () => {
  const people = rowsOf('PEOPLE')
  const share = (year: string, source: string) => {
    const ofYear = people.filter(({ CREATED_AT }) => String(CREATED_AT).startsWith(year))
    return ofYear.filter(({ SOURCE }) => SOURCE === source).length / ofYear.length
  }
  assert.ok(share('2023', 'Facebook') > 1.4 * share('2026', 'Facebook'))
  assert.ok(share('2026', 'Organic') > 1.4 * share('2023', 'Organic'))
  const average = (category: string) => {
    const prices = rowsOf('PRODUCTS')
      .filter(({ CATEGORY }) => CATEGORY === category)
      .map(({ PRICE }) => Number(PRICE))
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  const averages = ['Doohickey', 'Widget', 'Gizmo', 'Gadget'].map(average)
  assert.deepEqual(
    averages,
    averages.toSorted((a, b) => a - b),
  )
})

test('addresses, mail addresses and article numbers are plausible', () => {
  const places = new Map(PLACES.map((place) => [`${place.city} ${place.state} ${place.zip}`, place]))
  for (const person of rowsOf('PEOPLE')) {
    const place = places.get(`${String(person.CITY)} ${String(person.STATE)} ${String(person.ZIP)}`)
    assert.ok(place)
    if (person.LATITUDE !== null) {
      assert.ok(Math.abs(Number(person.LATITUDE) - place.latitude) < 0.1)
      assert.ok(Math.abs(Number(person.LONGITUDE) - place.longitude) < 0.1)
    }
  }
  assert.equal(new Set(PLACES.map(({ state }) => state)).size, 50)
  assert.equal(new Set(rowsOf('PEOPLE').map(({ EMAIL }) => EMAIL)).size, 2500)
  for (const { EAN } of rowsOf('PRODUCTS')) {
    const sum = [...String(EAN)].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
    assert.match(String(EAN), /^\d{13}$/)
    assert.equal(sum % 10, 0)
  }
})
