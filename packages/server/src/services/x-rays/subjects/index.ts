/** What x-rays are about: tables, fields, segments, saved questions and queries that are not saved. */
export { columnsIn, conditionOf, conjunctsOf, pinnedBy } from './query-parts.ts'
export { ENTITIES, subjects, type Entity, type Found } from './subject-of.ts'
