/** One row of a result as a list of its values. */
export { Detail } from './Detail.tsx'
