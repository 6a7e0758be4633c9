/** What bars, lines, areas, rows and points share: settings, model, layout, marks. */
export { slotsOf } from './bars.ts'
export { cartesian, type CartesianKind } from './display.ts'
export { firstDimension, isGrouped, isOverTime, lacking } from './fit.ts'
export { hitOf } from './hits.ts'
export { legendOf } from './legend-items.ts'
export { fitted, modelOf, type Drawn, type Model } from './model/index.ts'
export { emptyScene } from './scene.ts'
export {
  completeCartesian,
  readSeries,
  ROW_GROUPS,
  SCATTER_GROUPS,
  type CartesianSettings,
  type SeriesSettings,
} from './settings/index.ts'
export { summaryOf } from './summary.ts'
export { valueAxis, type ValueAxis } from './value-axis.ts'
