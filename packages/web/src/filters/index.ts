/**
 * Filters of dashboards and questions, for people and guests: the table of their types, their values, the address, what is
 * sent. `bar` shows them, `dates` is the language of their dates; both are entered by their own index.
 */
export { type FilterKind, type FilterKindId, type FilterType, type Typed } from './types/filter-type.ts'
export { itemsOf } from './types/parts.ts'
export { type Narrowing, type ValueSource } from './types/source.ts'
export { filterKindOf, hasValues, isMulti, KINDS, mayTakeSeveral, offeredTypes, typeOf } from './types/table.ts'
export { paramsOf, readSearch, RESERVED_SLUGS, searchOf, writeSearch, type Search } from './values/address.ts'
export { linkedQuery, requestParameters, valuesToSend, type RequestParameter } from './values/request.ts'
export { changedFilters, firstValues, isChanged, missingFilters, withValues } from './values/state.ts'
export { defaultOf, isEmpty, readValue, sayItems, sayValue, type FilterValues } from './values/values.ts'
