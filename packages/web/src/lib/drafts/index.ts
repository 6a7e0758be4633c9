/** Unsaved work, kept in the browser so that closing a page loses nothing. */
export { drafts } from './page-drafts.ts'
export type { DraftPlace, KeptDraft } from './storage.ts'
