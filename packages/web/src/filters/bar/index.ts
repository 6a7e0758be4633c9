/** Filters as people see them: a button each, with its editor. Apart from the values, which need no page. */
export { Filter } from './Filter.tsx'
export { FilterBar } from './FilterBar.tsx'
