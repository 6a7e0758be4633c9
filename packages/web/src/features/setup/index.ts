/** The first user of a new server. */
export { SetupPage } from './SetupPage.tsx'
