/** Filters of dashboards and questions: their values, and how they are chosen. */
export { Filter } from './Filter.tsx'
export { FilterBar } from './FilterBar.tsx'
export { valueSentence } from './say.ts'
export { type Narrowing, type ValueSource } from './source.ts'
export { isDefault, isEmpty, requestValues, searchFrom, valuesFrom, type Values } from './values.ts'
