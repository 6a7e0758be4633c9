/** Asking for an upload, from everywhere. */
export { askForUpload } from './store.ts'
export { Uploads } from './Uploads.tsx'
