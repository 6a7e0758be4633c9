/** All rules. Of tables, fields and questions the most special come first; the last of each list fits everything. */
import type { Rule } from '../engine/index.ts'
import { numbers, places, seasonality } from './closer.ts'
import { events } from './events.ts'
import { anyField, groupField, numberField, timeField } from './fields.ts'
import { genericTable } from './generic-table.ts'
import { measurements } from './measurements.ts'
import { people } from './people.ts'
import { products } from './products.ts'
import { question } from './questions.ts'
import { subscriptions } from './subscriptions.ts'
import { transactions } from './transactions.ts'

export const TABLE_RULES: readonly Rule[] = [
  transactions,
  people,
  events,
  products,
  subscriptions,
  measurements,
  genericTable,
]
export const FIELD_RULES: readonly Rule[] = [numberField, timeField, groupField, anyField]
export const QUESTION_RULES: readonly Rule[] = [question]
/** Looks at one side of any table. */
export const CLOSER_RULES: readonly Rule[] = [seasonality, numbers, places]
