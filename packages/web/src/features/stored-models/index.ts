/** Models that are kept as tables: what is stored of one, and what can be done about it. */
export { StateBadge } from './StateBadge.tsx'
export { StoredModelInfo } from './StoredModelInfo.tsx'
export { refreshAll } from './refresh-all.ts'
export { durationText, readAsOf } from './words.ts'
export { useStoredModel, type StoredModelActions } from './use-stored-model.ts'
