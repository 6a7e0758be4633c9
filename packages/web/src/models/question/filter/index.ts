/** Filters between the clause and what an editor shows. */
export { makeFilter } from './make.ts'
export { arityOf, operatorsFor } from './operators.ts'
export type { Compare, CompareOperator, Dates, Exclude, ExcludedUnit, FilterParts, Inside, Relative } from './parts.ts'
export { readFilter } from './read.ts'
