/** Dashboards that are not shown as they are stored: drafts and earlier versions. */
export { DraftCard } from './DraftCard.tsx'
export { storedRun } from './stored-run.ts'
