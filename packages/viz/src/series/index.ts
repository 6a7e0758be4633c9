/** Several questions in one chart. */
export { withAdded, withSeries } from './series.ts'
