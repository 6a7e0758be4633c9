/** What is seen of saving: notices about drafts and newer versions, a name and place for what is new, and conflicts. */
export { ConflictDialog } from './ConflictDialog.tsx'
export { Notices } from './Notices.tsx'
export { SaveDialog } from './SaveDialog.tsx'
