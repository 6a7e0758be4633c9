/** Questions that are made for something: for a dashboard, or to become a model or a metric. */
export { BackToDashboard } from './BackToDashboard.tsx'
export { newName } from './new-name.ts'
export { forPurpose } from './purpose.ts'
export { useHome } from './use-home.ts'
export { usePurpose } from './use-purpose.ts'
export { useLastDatabase } from './use-last-database.ts'
