/**
 * How databases, tables and fields look on the wire, for the services that answer with them: records, redaction of
 * secrets, schedules, hydration in bulk, and saved questions as virtual tables. Asks for nothing row by row.
 */
export { connectableDetails, findProblem } from './connect.ts'
export { databaseRecord } from './database-record.ts'
export { restoreSecrets } from './details.ts'
export { fieldRecord } from './field-record.ts'
export { hydrateFields, type HydratedField } from './hydrate-fields.ts'
export { MAX_SUGGESTIONS, startsWith, contains } from './patterns.ts'
export { cronOf, schedulesOf } from './schedules.ts'
export { tableRecord, type TableRecord } from './table-record.ts'
export { dimensionRecord } from './dimension-record.ts'
export { isUsableSource, ROOT_SCHEMA, savedQuestionsDatabase, virtualFields, virtualTable } from './virtual-tables.ts'
export { readableCards } from './readable-cards.ts'
