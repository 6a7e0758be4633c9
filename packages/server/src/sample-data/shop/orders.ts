import { DAY, LAST_MOMENT, OPENING, formatTimestamp, monthOf, progressAt } from '../calendar.ts'
import { createRandom, weighted } from '../prng.ts'
import type { Random } from '../prng.ts'
import { drawMoments } from '../rhythm.ts'
import type { Rhythm } from '../rhythm.ts'
import type { SampleRow } from '../schema.ts'
import type { Person } from './people.ts'
import type { Category, Product } from './products.ts'

const COUNT = 20_000

/** An order's row and what reviews need to know. */
export interface Order {
  row: SampleRow
  createdAt: number
  person: Person
  product: Product
}

const SALES: Rhythm = {
  from: OPENING,
  to: LAST_MOMENT,
  dailyGrowth: 1.0008,
  monthWeights: [0.86, 0.88, 0.97, 0.96, 1, 0.94, 0.88, 0.91, 0.98, 1.04, 1.3, 1.42],
  weekdayWeights: [1.18, 1.03, 0.94, 0.92, 0.95, 0.99, 1.14],
  hourWeights: [3, 2, 1, 1, 1, 1, 2, 4, 6, 7, 8, 9, 11, 9, 8, 8, 8, 9, 11, 13, 15, 14, 10, 6],
  noise: 0.22,
  specialDays: {
    // The Friday and the Monday after Thanksgiving.
    '2023-11-24': 2.3,
    '2023-11-27': 1.9,
    '2024-11-29': 2.4,
    '2024-12-02': 1.9,
    '2025-11-28': 2.5,
    '2025-12-01': 2,
    '2026-11-27': 2.5,
    '2026-11-30': 2,
    '2023-12-25': 0.4,
    '2024-12-25': 0.4,
    '2025-12-25': 0.4,
    '2026-12-25': 0.4,
    // A video that made the rounds, and a day on which the shop was hardly reachable: outliers to find.
    '2024-06-12': 3.4,
    '2024-06-13': 2.2,
    '2024-06-14': 1.5,
    '2025-03-18': 0.08,
    '2025-03-19': 1.3,
  },
}

/** How willingly each category is bought at the opening and at the end, from 0 to 1. */
const CATEGORY_TREND: Readonly<Record<Category, readonly [number, number]>> = {
  Doohickey: [0.95, 0.5],
  Gadget: [0.5, 1],
  Gizmo: [0.75, 0.8],
  Widget: [0.9, 0.75],
}

const drawFewPieces = weighted([1, 2, 3, 4, 5, 6].map((pieces, index) => [pieces, [60, 21, 9, 5, 3, 2][index]!]))
const drawManyPieces = weighted(
  [1, 2, 3, 4, 6, 8, 10].map((pieces, index) => [pieces, [38, 25, 14, 10, 7, 3, 3][index]!]),
)

/** All orders in order of time. `people` and `products` must be in order of time too. */
export function createOrders(people: readonly Person[], products: readonly Product[]): Order[] {
  const random = createRandom('orders')
  const drawProduct = weighted(products.map((product) => [product, product.popularity]))
  let known = 0
  return drawMoments(random, SALES, COUNT).map((createdAt, index) => {
    while (known < people.length && people[known]!.createdAt < createdAt) known++
    const person = choosePerson(random, people, known, createdAt)
    const product = chooseProduct(random, drawProduct, createdAt)
    return { row: createRow(random, index + 1, createdAt, person, product), createdAt, person, product }
  })
}

/** Draws until somebody feels like buying: most often new or loyal people. */
function choosePerson(random: Random, people: readonly Person[], known: number, moment: number): Person {
  for (;;) {
    const person = people[random.integer(0, known - 1)]!
    if (random.chance(person.loyalty * interestAfter((moment - person.createdAt) / DAY))) return person
  }
}

function interestAfter(days: number): number {
  return days < 30 ? 1 : 0.25 + 0.75 * (30 / days)
}

function chooseProduct(random: Random, drawProduct: (random: Random) => Product, moment: number): Product {
  for (;;) {
    const product = drawProduct(random)
    const [atOpening, atEnd] = CATEGORY_TREND[product.category]
    if (product.createdAt < moment && random.chance(atOpening + (atEnd - atOpening) * progressAt(moment)))
      return product
  }
}

function createRow(random: Random, id: number, createdAt: number, person: Person, product: Product): SampleRow {
  const quantity = drawQuantity(random, product)
  const subtotal = product.priceCents * quantity
  const discount = drawDiscount(random, createdAt, subtotal)
  const tax = Math.round(((subtotal - (discount ?? 0)) * person.salesTax) / 100_000)
  return {
    ID: id,
    USER_ID: person.id,
    PRODUCT_ID: product.id,
    SUBTOTAL: subtotal / 100,
    TAX: tax / 100,
    TOTAL: (subtotal + tax - (discount ?? 0)) / 100,
    DISCOUNT: discount === null ? null : discount / 100,
    CREATED_AT: formatTimestamp(createdAt),
    QUANTITY: quantity,
  }
}

function drawQuantity(random: Random, product: Product): number {
  if (random.chance(0.003)) return random.integer(20, 100)
  return product.priceCents < 3500 ? drawManyPieces(random) : drawFewPieces(random)
}

/** In cents; null for most orders, less often so in November and December. */
function drawDiscount(random: Random, moment: number, subtotal: number): number | null {
  if (!random.chance(monthOf(moment) >= 10 ? 0.2 : 0.07)) return null
  return Math.round((subtotal * random.pick([5, 5, 10, 10, 10, 15, 20, 25])) / 100)
}
