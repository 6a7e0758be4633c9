/**
 * How databases, tables and fields look on the wire, for the services that answer with them: records, redaction of
 * secrets, schedules, hydration in bulk, and saved questions as virtual tables. Asks for nothing row by row.
 */
export { connectableDetails, findProblem, type ConnectionProblem } from './connect.ts'
export { databaseRecord, type DatabaseRecord } from './database-record.ts'
export { redactDetails, restoreSecrets } from './details.ts'
export { fieldRecord, type FieldRecord } from './field-record.ts'
export { hydrateFields, type HydratedField } from './hydrate-fields.ts'
export { MAX_SUGGESTIONS, startsWith, contains } from './patterns.ts'
export { cronOf, schedulesOf, type ScheduleMap } from './schedules.ts'
export { tableRecord, type TableRecord } from './table-record.ts'
export { dimensionRecord, type DimensionRecord } from './dimension-record.ts'
export {
  isUsableSource,
  ROOT_SCHEMA,
  SAVED_QUESTIONS_ID,
  savedQuestionsDatabase,
  virtualFields,
  virtualTable,
  type VirtualTable,
} from './virtual-tables.ts'
export { readableCards } from './readable-cards.ts'
