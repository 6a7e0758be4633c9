/** Saving questions and dashboards: drafts in the browser, names for what is new, and versions of others meanwhile. */
export { ConflictDialog } from './ConflictDialog.tsx'
export { Notices } from './Notices.tsx'
export { SaveDialog } from './SaveDialog.tsx'
export { discardDraft, flushDrafts, keepDraft, readDraft, useDraftWriting, useFoundDraft } from './use-kept-draft.ts'
export { useNewer } from './use-newer.ts'
export { useSaving } from './use-saving.ts'
