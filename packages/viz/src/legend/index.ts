/** Legends of pictures that stand alone. */
export { drawLegend, type DrawnLegend } from './legend.ts'
