/** What the three permission graphs share: reading a change, its revision, and the note of which groups it was about. */
export { idOf, invalid, type UpdateOptions } from './graph-change.ts'
export { noteCollectionChange, noteDataChange } from './note-changes.ts'
export { addRevision, beginChange } from './revision.ts'
