/** Axes: ticks, their names, grid lines. */
export { categoryTicks, type CategoryTicks, type Turn } from './category-ticks.ts'
export { bottomLabels, crisp, gridLines, sideLabels } from './draw.ts'
export { AXIS_GAP, AXIS_SIZE, TITLE_SIZE, type Tick } from './tick.ts'
export { timeTicks } from './time-ticks.ts'
export { valueNames } from './value-names.ts'
