/** Dashboards. */
export { DashboardPage } from './DashboardPage.tsx'
export { GuestDashboard, type Search } from './view/GuestDashboard.tsx'
