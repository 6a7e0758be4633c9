/** Which cards a filter reaches, and where it is shown. */
export { awaitedByCard, filtersInCard, filtersOfTab, ignoredBy, inlineOf, isReached, type Wired } from './reach.ts'
