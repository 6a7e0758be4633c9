/**
 * The JSON of databases, tables and fields, for all services that answer with them: records, redaction of secrets,
 * schedules, related records, and saved questions as virtual tables. Related records are loaded in bulk, never row by
 * row.
 */
export { connectableDetails, findProblem, storedWarnings } from './connect.ts'
export { databaseRecord } from './database-record.ts'
export { restoreSecrets } from './details.ts'
export { fieldRecord } from './field-record.ts'
export { fieldHydrator, hydrateFields, type HydratedField } from './hydrate-fields.ts'
export { cronOf, schedulesOf } from './schedules.ts'
export { tableRecord } from './table-record.ts'
export { dimensionRecord } from './dimension-record.ts'
export { isUsableSource, ROOT_SCHEMA, savedQuestionsDatabase, virtualFields, virtualTable } from './virtual-tables.ts'
export { readableCards } from './readable-cards.ts'
