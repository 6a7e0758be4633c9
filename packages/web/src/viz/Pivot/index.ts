/** The pivot table: groups of a pivot result down and across. */
export { Pivot } from './Pivot.tsx'
