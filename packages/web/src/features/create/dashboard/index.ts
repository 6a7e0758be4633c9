/** Making a dashboard, from everywhere. */
export { askForDashboard } from './store.ts'
export { NewDashboard } from './NewDashboard.tsx'
