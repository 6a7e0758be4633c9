/** What a display is. */
import type { Data, Shape } from './data/index.ts'
import type { Format } from './format/index.ts'
import type { Camera, RegionMap } from './geo/index.ts'
import type { Paint } from './color/index.ts'
import type { LegendItem, Looks, Scene, Size } from './scene/index.ts'

export interface Fit {
  /** 0: cannot be drawn; the highest of all displays is the default. Usual scores: 10 fits, 50 is made for it. */
  score: number
  /** What the result lacks, as a sentence for the reader. */
  missing?: string
}

/** How a setting is edited. */
export type Widget =
  | { kind: 'switch' }
  | { kind: 'text'; placeholder?: string }
  | { kind: 'number'; min?: number; max?: number; step?: number }
  | { kind: 'color' }
  | { kind: 'choice'; options: readonly { value: unknown; label: string }[] }
  /** Names of columns, in an order. */
  | { kind: 'columns'; of: 'dimensions' | 'metrics' | 'any'; most?: number }
  /** Ranges of numbers with colour and label. */
  | { kind: 'segments' }
  /** Order, name, colour and visibility of categories. */
  | { kind: 'rows' }
  /** What a trend is compared with. */
  | { kind: 'comparisons'; most: number }
  /** Name, colour, line and axis of each series. */
  | { kind: 'series' }

export interface Setting<S> {
  /** The key under which it is stored. */
  key: string
  label: string
  widget: Widget
  /** What holds now, with defaults, in the stored form. */
  value(settings: S): unknown
  /** Shown always when left out. */
  when?(settings: S, shape: Shape): boolean
}

export interface SettingGroup<S> {
  key: 'data' | 'display' | 'axes' | 'series'
  label: string
  settings: readonly Setting<S>[]
}

export interface SceneInput<S> {
  data: Data
  settings: S
  size: Size
  /** Pixels of the device for one of the size, where it is painted at once; unknown when left out. */
  density?: number
  format: Format
  paint: Paint
  /** False where the app shows the legend as buttons; true when left out. */
  hasLegend?: boolean
  /** Keys of series that are not drawn. */
  hidden?: ReadonlySet<string>
  /** Of the picture before, such as the one with another filter: series that are in both look alike. */
  before?: Looks | undefined
  /** Events under a time axis. */
  events?: readonly TimelineEvent[]
  /** How near a map is seen; all of it when left out. */
  camera?: Camera | undefined
  /** The map that the settings name (`map.region`), or for pins the land behind them; loaded by whoever draws. */
  map?: RegionMap
}

/** Something that happened. */
export interface TimelineEvent {
  /** ISO text of a date or a time, as the axis' clock shows it. */
  at: string
  name: string
  /** `star`, `cake`, `mail`, `warning`, `bell` or `cloud`; a star unless told. */
  icon?: string
}

export interface Visualization<S> {
  /** As stored. */
  display: string
  label: string
  fit(shape: Shape): Fit
  settings: readonly SettingGroup<S>[]
  /** Stored `visualization_settings`, older spellings too, to all values; what is not well-formed counts as not set. */
  complete(stored: unknown, shape: Shape): S
  /** The key of the map that it draws on, as of `GET /api/geojson/:key`; undefined for none. */
  mapKey?(settings: S, data: Data): string | undefined
  /** Reads such a map, once for all pictures on it. */
  readMap?(key: string, geojson: unknown, properties: { key: string; name: string }): RegionMap
  /** Place of the column whose times its axis has, under which events can stand; undefined for other axes. */
  timeAxis?(settings: S, data: Data): number | undefined
  /** The series that settings can name, in their order, also where the picture has no legend; undefined without series. */
  series?(input: SceneInput<S>): readonly LegendItem[]
  /** Pure: the same input gives the same scene. */
  scene(input: SceneInput<S>): Scene
}
