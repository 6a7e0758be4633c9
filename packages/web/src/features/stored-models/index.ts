/** Rows of models and tables that are stored: what there is of one, and what can be done about it. */
export { CopyDialog } from './CopyDialog.tsx'
export { StateBadge } from './StateBadge.tsx'
export { StoredModelInfo } from './StoredModelInfo.tsx'
export { refreshAll } from './refresh-all.ts'
export { copyWord, durationText, copyProblem, isStopped, readAsOf } from './words.ts'
export { useCopyChanges } from './use-copy-changes.ts'
export { useMakeFaster } from './use-make-faster.tsx'
export { useStoredModel } from './use-stored-model.ts'
