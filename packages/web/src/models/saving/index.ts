/** Saving questions and dashboards: drafts in the browser, and versions of others meanwhile. */
export { discardDraft, flushDrafts, keepDraft, readDraft, useDraftWriting, useFoundDraft } from './use-kept-draft.ts'
export { useKeptEditor } from './use-kept-editor.ts'
export { useNewer } from './use-newer.ts'
export { useSaving, type Conflict } from './use-saving.ts'
