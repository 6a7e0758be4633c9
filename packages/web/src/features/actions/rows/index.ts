/** What can be done with one row of a model. */
export { useRowActions } from './use-row-actions.tsx'
