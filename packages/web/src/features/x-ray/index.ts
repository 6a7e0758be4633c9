/** Dashboards that are made automatically, and the ways to them. */
export { XRayPage } from './XRayPage.tsx'
