/** Rows of files for models that were uploaded. */
export { useRowActions } from './use-row-actions.ts'
