/** Clauses in the reader's language. */
export { sayAggregation, sayOrder } from './say-aggregation.ts'
export { sayBucket, sayBucketed, sayColumn, sayFormula } from './say-column.ts'
export { sayFilter } from './say-filter.ts'
export { sayValue } from './say-value.ts'
