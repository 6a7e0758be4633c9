/** Dashboards. */
export { DashboardPage } from './DashboardPage.tsx'
export { DashboardVersion } from './version/DashboardVersion.tsx'
export { titleOf } from './version/titles.ts'
