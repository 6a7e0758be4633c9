/** Filters of a dashboard while it is looked at: types, values, the address, what is applied, whom they reach. */
export {
  cardsReached,
  cardsToAsk,
  filtersInCard,
  filtersOfTab,
  ignoredBy,
  inlineOf,
  isReached,
  type Wired,
} from './reach.ts'
export { linkedQuery, queryBody, requestParameters, type DashboardQueryBody, type RequestParameter } from './request.ts'
export { sayFilterValue, sayItems } from './say.ts'
export {
  applyFilters,
  changedFilters,
  clearFilters,
  countPending,
  discardPending,
  firstValues,
  isChanged,
  missingFilters,
  resetFilters,
  setFilter,
  startFilters,
  type FilterState,
} from './state.ts'
export {
  arityOf,
  filterKindOf,
  hasValues,
  isMulti,
  isOperatorType,
  kindName,
  sectionOf,
  typeName,
  typesOf,
  type Arity,
  type FilterKind,
} from './types.ts'
export { readSearch, RESERVED_SLUGS, writeSearch } from './url.ts'
export { itemsOf, normalValue, type FilterValues } from './values.ts'
