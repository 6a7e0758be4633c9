/** A result as its display shows it: chart, table, pivot or one row. */
export { type PictureHit } from './hit.ts'
export type { ChosenDay, DrawnChart } from '../Chart/Chart.tsx'
export type { ChosenRange } from '../Chart/use-brush.ts'
export { Picture, type PictureProps } from './Picture.tsx'
export { PictureItems } from './PictureItems.tsx'
export { useTimeAxis } from './use-time-axis.ts'
export { useFormat } from './use-format.ts'
export { preloadDisplay } from './use-visualization.ts'
