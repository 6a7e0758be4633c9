/** The first page: going on with what one looked at. */
export { HomePage } from './HomePage.tsx'
