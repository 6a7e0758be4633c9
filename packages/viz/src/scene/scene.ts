/** What a picture consists of: plain data in pixels, drawn as SVG or read by pointer and keyboard. */
import type { Cell } from '../data/index.ts'

export interface Size {
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}
export interface Rect extends Point, Size {}

/** Nodes are painted in their order. Colours are texts of CSS; angles are degrees clockwise. */
export type Node =
  | (Rect & { kind: 'rect'; fill: string; opacity?: number; radius?: number })
  | {
      kind: 'circle'
      x: number
      y: number
      radius: number
      fill: string
      opacity?: number
      stroke?: string
      width?: number
    }
  | { kind: 'line'; from: Point; to: Point; stroke: string; width?: number; dash?: string }
  | {
      kind: 'path'
      d: string
      fill?: string
      opacity?: number
      stroke?: string
      width?: number
      dash?: string
    }
  | TextNode
  /** `at` is where the origin of its nodes, and of its clip, is. */
  | { kind: 'group'; nodes: Node[]; at?: Point; clip?: Rect; opacity?: number }

export interface TextNode extends Point {
  kind: 'text'
  text: string
  size: number
  fill: string
  /** Default `start`: the text begins at x. */
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  isSlanted?: boolean
  rotate?: number
  /** Where it leads, in files that have links. */
  href?: string
  /** Colour of a line around the letters, so that they can be read over marks. */
  halo?: string
}

/** An area that answers to pointer and keyboard, with what it stands for. */
export interface Hit {
  shape: Rect | { path: string }
  /** Where a tooltip points to. */
  anchor: Point
  /** Place of the series in the legend; -1 for none. */
  series: number
  /** Marks of one group stand at the same x: a tooltip shows them together. */
  group: number
  /** Places of the rows behind the mark. */
  rows: number[]
  /** Places of the columns whose values these are. */
  columns: number[]
  values: Cell[]
  /** What a tooltip says: heading, name of the series, value; `label` is all of it in one sentence. */
  title: string
  name: string
  text: string
  label: string
  color: string
  /** Of events: what they are, in place of rows and values. */
  events?: readonly EventLine[]
}

/** An event that a mark stands for. */
export interface EventLine {
  /** Its place among the events that were given. */
  place: number
  name: string
  /** When it was. */
  text: string
}

/** An axis whose values have an order, so that a range of them can be chosen. */
export interface Across {
  kind: 'time' | 'number'
  /** Place of its column. */
  column: number
  /** Where the marks stand. */
  plot: Rect
  /** Ascending: the values, as numbers or milliseconds, where their marks stand, and where what they stand for begins. */
  places: readonly { value: Cell; at: number; center: number; begin: number }[]
  /** Marks stand anywhere, not one by one at the places: ranges are dragged, keys do not step through them. */
  isLoose?: boolean
}

export interface LegendItem {
  /** The series' key, as in settings. */
  key: string
  label: string
  color: string
  mark: 'square' | 'line' | 'dot'
  isHidden: boolean
}

/** How the series of a picture look by themselves, so that the next picture of the same columns keeps it. */
export interface Looks {
  /** The columns that make the series. */
  of: string
  /** By key: its place in the palette, and whether it has an axis of its own. */
  series: ReadonlyMap<string, { place: number; isRight: boolean }>
}

export interface Scene extends Size {
  nodes: Node[]
  hits: Hit[]
  /** Empty when the picture names its series itself. */
  legend: LegendItem[]
  /** The picture in a sentence: its accessible name. */
  summary: string
  across?: Across
  /** Where a pointer means all marks at the nearest x. */
  plot?: Rect
  looks?: Looks
  /** True where a camera can be moved. */
  isMap?: boolean
}
