/** Dashboards. */
export { DashboardPage } from './DashboardPage.tsx'
