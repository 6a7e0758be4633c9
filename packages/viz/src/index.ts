/** From results and settings to pictures: no DOM, nothing of Node, so that browser and server draw the same. */
export {
  BRAND,
  brandTokens,
  DARK,
  DATA_COLORS,
  inkOf,
  LIGHT,
  readColor,
  VARIABLES,
  type Ink,
  type Paint,
  type Palette,
} from './color/index.ts'
export {
  isDate,
  isTemporal,
  readData,
  shapeOf,
  type Cell,
  type Column,
  type ColumnKind,
  type Data,
  type Shape,
} from './data/index.ts'
export {
  alignedColumn,
  createFormat,
  ENGLISH,
  type ColumnFormat,
  type Format,
  type FormatOptions,
  type RichValue,
  type Words,
} from './format/index.ts'
export type { Camera, RegionMap } from './geo/index.ts'
export { displayOf, loadVisualization } from './displays/index.ts'
export { displaysFor, visualizationOf, VISUALIZATIONS, type AnyVisualization } from './registry.ts'
export {
  toSvg,
  type Across,
  type EventLine,
  type Hit,
  type LegendItem,
  type Looks,
  type Node,
  type Point,
  type Rect,
  type Scene,
  type Size,
} from './scene/index.ts'
export type { Fit, SceneInput, Setting, SettingGroup, TimelineEvent, Visualization, Widget } from './visualization.ts'
