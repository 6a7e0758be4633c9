/** Asking for an upload, from everywhere. */
export { askForUpload } from './store.ts'
export { Uploads } from './Uploads.tsx'
export { useRowActions } from './use-row-actions.ts'
