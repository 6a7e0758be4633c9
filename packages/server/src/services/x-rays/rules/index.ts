/** All rules. Of tables, fields and questions the most special come first; the last of each list fits everything. */
import type { Rule } from '../engine/index.ts'
import { events } from './events.ts'
import { anyField } from './generic-field.ts'
import { genericTable } from './generic-table.ts'
import { groupField } from './group-field.ts'
import { measurements } from './measurements.ts'
import { numberField } from './number-field.ts'
import { numbers } from './numbers.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { products } from './products.ts'
import { question } from './questions.ts'
import { seasonality } from './seasonality.ts'
import { subscriptions } from './subscriptions.ts'
import { timeField } from './time-field.ts'
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
