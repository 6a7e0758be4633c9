/** A model of all reviews, and the action that adds one. */
import { formatTimestamp, LAST_MOMENT } from '../../calendar.ts'
import { onTable } from '../references.ts'
import type { ExampleAction, ExampleCard } from '../types.ts'

/** All of one table: only then can rows be added. */
export const REVIEWS_MODEL: ExampleCard = {
  key: 'reviews',
  name: 'Reviews',
  description: 'One row per review. Its action “Add a review” writes a new one into the sample database.',
  display: 'table',
  type: 'model',
  query: onTable('REVIEWS', {}),
  settings: {},
  columns: {
    PRODUCT_ID: { display_name: 'Product' },
    REVIEWER: { display_name: 'Name' },
    RATING: { display_name: 'Stars' },
    BODY: { display_name: 'Review' },
    CREATED_AT: { display_name: 'Written at' },
  },
}

const STARS = [5, 4, 3, 2, 1].map((count) => [String(count), '★'.repeat(count)])

/** A new review is the latest: nothing in the sample is later than its last moment. */
export const ADD_REVIEW: ExampleAction = {
  key: 'add-review',
  name: 'Add a review',
  description: 'Writes a review into the sample database. Search for the product by its name.',
  model: 'reviews',
  kind: 'row/create',
  fields: {
    product_id: { title: 'Product', placeholder: 'Search by name', order: 0 },
    reviewer: { title: 'Your name', placeholder: '', order: 1 },
    rating: { title: 'Stars', placeholder: '', inputType: 'select', valueOptions: STARS, order: 2 },
    body: { title: 'Review', inputType: 'text', placeholder: '', order: 3 },
    created_at: { hidden: true, defaultValue: formatTimestamp(LAST_MOMENT).replace(' ', 'T'), order: 4 },
  },
  settings: { submitButtonLabel: 'Add the review', successMessage: 'Thank you. The review was added.' },
}
