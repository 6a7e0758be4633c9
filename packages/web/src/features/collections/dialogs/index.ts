/** Dialogs of collections: where to, name and description, and what deleting takes along. */
export { Dialogs, type Asked } from './Dialogs.tsx'
