/** Dashboards for guests. Apart from the page for people, so that guests load nothing of that. */
export { GuestDashboard, type Search } from './GuestDashboard.tsx'
