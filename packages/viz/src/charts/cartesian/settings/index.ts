/** Settings of displays with two axes: reading what is stored, and what a panel shows. */
export {
  completeCartesian,
  readSeries,
  type Aggregation,
  type CartesianSettings,
  type Mark,
  type SeriesSettings,
  type Side,
  type XScale,
} from './complete.ts'
export { BOXPLOT_GROUPS, CARTESIAN_GROUPS, ROW_GROUPS, SCATTER_GROUPS, WATERFALL_GROUPS } from './groups.ts'
