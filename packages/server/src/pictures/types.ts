/** What pictures are made of: plain data, since they are drawn on another thread. */

type Settings = Readonly<Record<string, unknown>>

/** How values and words are written. */
export interface Reader {
  /** BCP 47; English when left out. */
  locale?: string
  /** Setting `start-of-week`. */
  startOfWeek?: string
  /** Setting `custom-formatting`. */
  customFormatting?: Settings
}

/** A result as the server answers it: columns and rows, or why there are none. */
export interface PictureAnswer {
  data?: { cols?: unknown; rows?: unknown; rows_truncated?: number; download_perms?: string }
  status?: string
  error?: string
}

/** A question with its answer. */
export interface QuestionPicture {
  kind: 'question'
  title: string
  /** As stored. */
  display: string
  /** `visualization_settings` of the card, with those of its place on a dashboard over them. */
  settings: Settings
  /** The answer, or its JSON text in UTF-8. The thread that draws takes its memory: it can be drawn once. */
  answer: PictureAnswer | Uint8Array
  /** Further questions in the same chart. */
  series?: readonly { name: string; answer: PictureAnswer | Uint8Array }[]
  /** A sentence in place of the picture, such as why there is no answer. */
  failure?: string
  /** Names of required filters that have no value: the question waits for them. */
  awaits?: readonly string[]
}

/** A card that somebody wrote: a text, a heading, a link, a page of another site. */
export interface WrittenPicture {
  kind: 'written'
  settings: Settings
  /** Filters whose values are in its text. */
  mappings?: readonly Settings[]
}

export type CardPicture = QuestionPicture | WrittenPicture

/** How large a picture of a card is. */
export interface PictureSize {
  /** In pixels of the page. */
  width: number
  /** As the display needs it when left out; tables are then as high as their rows. */
  height?: number
  /** Pixels of the bitmap for one of the page; 2 when left out. */
  scale?: number
  /** Rows and columns of tables, at most; those left out are counted below. */
  limits?: { rows?: number; columns?: number }
}

/** A card on its place: columns and rows of the dashboard's grid. */
export interface PlacedPicture {
  row: number
  col: number
  size_x: number
  size_y: number
  card: CardPicture
}

export interface TabPicture {
  /** Empty for a dashboard without tabs. */
  name: string
  cards: readonly PlacedPicture[]
}

/** A filter with its value. */
export interface FilterPicture {
  /** As the dashboard declares it. */
  parameter: Settings
  value: unknown
  /** What is shown in place of single values, such as names of keys. */
  labels?: readonly (readonly [value: unknown, label: string])[]
}

/** A dashboard with its answers. */
export interface DashboardPicture {
  title: string
  description?: string
  filters: readonly FilterPicture[]
  tabs: readonly TabPicture[]
}

export type Paper = 'a4' | 'letter'

export interface PaperChoice {
  /** A4 when left out. */
  paper?: Paper
  /** By the dashboard's grid when left out. */
  orientation?: 'portrait' | 'landscape'
  /** Rows of each table, at most; 2,000 when left out. */
  rows?: number
}

/** What paints bitmaps, compiled: code without memory. A thread is given that of an earlier one. */
export type PainterCode = WebAssembly.Module

/** A bitmap of a picture. */
export interface Bitmap {
  bytes: Uint8Array
  /** In pixels of the page: what an `<img>` is given. */
  width: number
  height: number
  /** The picture in a sentence: its alternative text. */
  summary: string
}

/** A map by its key, for pictures on it. Undefined when there is none. */
export type FindMap = (key: string) => Promise<FoundMap | undefined>

export interface FoundMap {
  /** JSON text. */
  geojson: string
  /** Names of the properties that hold the key and the name of a region. */
  properties: { key: string; name: string }
}
