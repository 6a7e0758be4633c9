/** Questions in SQL. */
export { SqlPage } from './SqlPage.tsx'
