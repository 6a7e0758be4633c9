import { DAY, LAST_MOMENT, formatTimestamp } from '../calendar.ts'
import { createRandom } from '../prng.ts'
import type { Random } from '../prng.ts'
import type { SampleRow } from '../schema.ts'
import type { Order } from './orders.ts'
import type { Product } from './products.ts'
import { drawReviewText } from './review-text.ts'

const SHARE_OF_ORDERS = 0.061

interface Draft {
  createdAt: number
  order: Order
  rating: number
}

/** Reviews by people who bought the product, three days to two months later; in order of time. */
export function createReviews(orders: readonly Order[]): SampleRow[] {
  const random = createRandom('reviews')
  const drafts = orders.filter(() => random.chance(SHARE_OF_ORDERS)).map((order) => createDraft(random, order))
  return drafts
    .filter(({ createdAt }) => createdAt <= LAST_MOMENT)
    .sort((a, b) => a.createdAt - b.createdAt)
    .map(({ createdAt, order, rating }, index) => ({
      ID: index + 1,
      PRODUCT_ID: order.product.id,
      REVIEWER: order.person.mailbox,
      RATING: rating,
      BODY: random.chance(0.04) ? null : drawReviewText(random, rating),
      CREATED_AT: formatTimestamp(createdAt),
    }))
}

function createDraft(random: Random, order: Order): Draft {
  const waitDays = 3 + 57 * random.next() * random.next()
  const rating = Math.min(5, Math.max(1, Math.round(order.product.quality + 0.95 * random.bell())))
  return { createdAt: order.createdAt + Math.round(waitDays * DAY), order, rating }
}

/** The products' rows with the average of their reviews, to one decimal; null where there is none. */
export function rateProducts(products: readonly Product[], reviews: readonly SampleRow[]): SampleRow[] {
  const sums = new Map<unknown, { stars: number; count: number }>()
  for (const { PRODUCT_ID, RATING } of reviews) {
    const sum = sums.get(PRODUCT_ID) ?? { stars: 0, count: 0 }
    sums.set(PRODUCT_ID, { stars: sum.stars + Number(RATING), count: sum.count + 1 })
  }
  return products.map(({ row, id }) => {
    const sum = sums.get(id)
    return { ...row, RATING: sum ? Math.round((sum.stars / sum.count) * 10) / 10 : null }
  })
}
