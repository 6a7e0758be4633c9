/**
 * The audit log is written here: which tables are audited (`rules.ts`), how statements leave their entries
 * (`recording.ts`), and on whose behalf they are made (`actor.ts`).
 */
export { actingAlone, actingFor, currentActor, type Actor } from './actor.ts'
export { auditRow, type AuditNote } from './entry.ts'
export { withNames } from './names.ts'
export { recording } from './recording.ts'
