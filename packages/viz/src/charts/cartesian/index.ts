/** What bars, lines, areas, rows and points share: settings, model, layout, marks. */
export { cartesian, type CartesianKind } from './display.ts'
export { firstDimension, isGrouped, isOverTime, lacking } from './fit.ts'
