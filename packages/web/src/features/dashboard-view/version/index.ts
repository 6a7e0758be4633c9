/** Dashboards that are not as they are stored: earlier versions, and cards of a draft. */
export { CardContent } from './CardContent.tsx'
export { DashboardVersion } from './DashboardVersion.tsx'
