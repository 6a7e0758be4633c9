/** What bars, lines, areas, rows and points share: settings, model, layout, marks. */
export { barsOf, slotsOf, type Bar } from './bars.ts'
export { cartesian, type CartesianKind } from './display.ts'
export { firstDimension, isGrouped, isOverTime, lacking } from './fit.ts'
export { barHits, hitOf } from './hits.ts'
export { layoutOf, NOTE_LINE, noteNode, type Layout } from './layout.ts'
export { itemsOf, legendOf } from './legend-items.ts'
export { byValue, fitted, inOrder, lookOf, modelOf, type Drawn, type Model, type Places } from './model/index.ts'
export { goalNodes } from './reference-lines.ts'
export { emptyScene } from './scene.ts'
export {
  BOXPLOT_GROUPS,
  CARTESIAN_GROUPS,
  completeCartesian,
  readSeries,
  ROW_GROUPS,
  SCATTER_GROUPS,
  WATERFALL_GROUPS,
  type CartesianSettings,
  type SeriesSettings,
} from './settings/index.ts'
export { summaryOf } from './summary.ts'
export { valueAxis, type ValueAxis } from './value-axis.ts'
export { valueLabels } from './value-labels.ts'
