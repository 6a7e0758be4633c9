import { LAST_MOMENT, formatTimestamp, momentOf } from '../calendar.ts'
import { drawCompany } from '../names.ts'
import { createRandom, shuffled, weighted } from '../prng.ts'
import type { Random } from '../prng.ts'
import { drawMoments } from '../rhythm.ts'
import type { SampleRow } from '../schema.ts'

const COUNT = 200
const VENDOR_COUNT = 45

export type Category = 'Doohickey' | 'Gadget' | 'Gizmo' | 'Widget'

/** A product's row, still without its rating, and what orders and reviews need to know. */
export interface Product {
  row: SampleRow
  id: number
  createdAt: number
  category: Category
  priceCents: number
  /** How often it is ordered, relative to the others. */
  popularity: number
  /** The stars it deserves: the mean of its reviews comes close to it. */
  quality: number
}

interface CategoryProfile {
  /** Price range in whole dollars. */
  from: number
  to: number
  nouns: readonly string[]
}

const CATEGORIES: Readonly<Record<Category, CategoryProfile>> = {
  Doohickey: { from: 9, to: 42, nouns: ['Hook', 'Clip', 'Latch', 'Peg', 'Bracket', 'Funnel', 'Tongs', 'Whisk'] },
  Gadget: { from: 48, to: 189, nouns: ['Speaker', 'Lamp', 'Scale', 'Timer', 'Charger', 'Kettle', 'Radio', 'Clock'] },
  Gizmo: { from: 29, to: 112, nouns: ['Grinder', 'Opener', 'Fan', 'Compass', 'Magnifier', 'Spinner', 'Press', 'Pump'] },
  Widget: { from: 15, to: 68, nouns: ['Tray', 'Bench', 'Wallet', 'Bottle', 'Basket', 'Knife', 'Mug', 'Case'] },
}

const STYLES = ['Classic', 'Compact', 'Everyday', 'Folding', 'Handmade', 'Light', 'Modern', 'Pocket', 'Quiet', 'Sturdy']
const MATERIALS = 'Aluminum Bamboo Brass Ceramic Copper Cork Glass Leather Linen Marble Steel Wool'.split(' ')

const drawCategory = weighted<Category>([
  ['Doohickey', 42],
  ['Gadget', 53],
  ['Gizmo', 51],
  ['Widget', 54],
])

/** The catalog, in order of listing; two thirds of it are there when the shop opens. */
export function createProducts(): Product[] {
  const random = createRandom('products')
  const vendors = Array.from({ length: VENDOR_COUNT }, () => drawCompany(random))
  const ranks = shuffled(
    random,
    Array.from({ length: COUNT }, (_, index) => index),
  )
  const titles = new Set<string>()
  return drawListings(random).map((createdAt, index) => {
    const category = drawCategory(random)
    const quality = Math.min(4.9, Math.max(1.8, 3.8 + 0.65 * random.bell()))
    const priceCents = drawPrice(random, CATEGORIES[category], quality)
    const row = {
      ID: index + 1,
      EAN: drawEan(random),
      TITLE: drawTitle(random, category, titles),
      CATEGORY: category,
      VENDOR: vendors[Math.floor(random.next() * random.next() * VENDOR_COUNT)]!,
      PRICE: priceCents / 100,
      CREATED_AT: formatTimestamp(createdAt),
    }
    const popularity = quality / (ranks[index]! + 6)
    return { row, id: index + 1, createdAt, category, priceCents, popularity, quality }
  })
}

function drawListings(random: Random): number[] {
  const workingTime = {
    dailyGrowth: 1,
    monthWeights: [1, 1, 1.2, 1.2, 1, 1, 0.8, 0.8, 1.3, 1.3, 1, 0.5],
    weekdayWeights: [0.05, 1, 1.1, 1.1, 1, 0.8, 0.1],
    hourWeights: [0, 0, 0, 0, 0, 0, 0, 1, 3, 5, 6, 5, 3, 4, 6, 6, 4, 2, 1, 0, 0, 0, 0, 0],
    noise: 0.6,
  }
  const early = Math.round((COUNT * 2) / 3)
  return [
    ...drawMoments(random, { ...workingTime, from: momentOf('2022-06-01'), to: momentOf('2022-12-31') }, early),
    ...drawMoments(
      random,
      { ...workingTime, from: momentOf('2023-01-02'), to: LAST_MOMENT - 300 * 86_400 },
      COUNT - early,
    ),
  ]
}

/** Better products tend to cost more within their category. */
function drawPrice(random: Random, profile: CategoryProfile, quality: number): number {
  const place =
    0.7 * random.next() * random.next() + 0.3 * ((quality - 1.8) / 3.1) * random.next() + 0.15 * random.next()
  const dollars = Math.round(profile.from + (profile.to - profile.from) * Math.min(1, place))
  return dollars * 100 + random.pick([0, -1, -1, -5, 50])
}

/** Thirteen digits, of which the last makes the weighted sum (1, 3, 1, 3, …) a multiple of ten, as GS1 prescribes. */
function drawEan(random: Random): string {
  const digits = Array.from({ length: 12 }, () => random.integer(0, 9))
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}

function drawTitle(random: Random, category: Category, titles: Set<string>): string {
  for (;;) {
    const title = `${random.pick(STYLES)} ${random.pick(MATERIALS)} ${random.pick(CATEGORIES[category].nouns)}`
    if (!titles.has(title)) {
      titles.add(title)
      return title
    }
  }
}
