/** Pivot tables: their groups, their lines and what stands where. Pure. */
export { pivotBackgrounds, pivotLayout, type PivotLayout } from './layout.ts'
export { pivotLines, readCollapsed, readPivot, type Pivot, type PivotLine } from './model.ts'
