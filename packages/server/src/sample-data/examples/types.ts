/** What the examples are written in: what clients send, with names in the place of ids (`references.ts`). */

export type Json = Readonly<Record<string, unknown>>

/** A question, model or metric. */
export interface ExampleCard {
  /** By what the other pieces name it. */
  key: string
  name: string
  description: string
  display: string
  type?: 'model' | 'metric'
  /** As in `dataset_query`, without its database. */
  query: Json
  settings: Json
  /** Of SQL with variables. */
  parameters?: readonly Json[]
  /** What a model says of its columns, by their names; the others stay as the query describes them. */
  columns?: Readonly<Record<string, Json>>
  /** The dashboard that it lives in; otherwise it lies in the collection. */
  home?: string
  /** Its place among what is pinned in the collection. */
  position?: number
}

/** An action that writes a row of the table that a model shows. */
export interface ExampleAction {
  key: string
  name: string
  description: string
  /** A model of one whole table. */
  model: string
  kind: 'row/create'
  /** What its form says of the columns, by their names in lower case. */
  fields: Readonly<Record<string, Json>>
  settings: Json
}

/** A filter of a dashboard. */
export interface ExampleParameter {
  /** Eight hexadecimal digits. */
  id: string
  name: string
  slug: string
  type: string
  sectionId: string
  default?: unknown
  required?: boolean
  temporal_units?: readonly string[]
  filteringParameters?: readonly string[]
  values_query_type?: 'list' | 'search' | 'none'
  isMultiSelect?: boolean
}

/** What filters apply to, by the slug of each. */
export type Filters = Readonly<Record<string, readonly unknown[]>>

/** Something on a dashboard, in a grid of 24 columns. */
export interface ExampleDashcard {
  /** Absent for texts, headings and links. */
  card?: string
  /** An action of the model `card`: the place shows a button for it. */
  action?: string
  tab: string
  row: number
  col: number
  size_x: number
  size_y: number
  filters?: Filters
  settings?: Json
  /** Cards that are drawn in the same chart. */
  series?: readonly { card: string; filters: Filters }[]
}

export interface ExampleDashboard {
  key: string
  name: string
  description: string
  position: number
  /** In the order in which they are shown; empty for one without. */
  tabs: readonly string[]
  parameters: readonly ExampleParameter[]
  dashcards: readonly ExampleDashcard[]
}

/** A named filter of a table; it belongs to the table and not to the collection. */
export interface ExampleSegment {
  key: string
  name: string
  description: string
  table: string
  filter: readonly unknown[]
}

export interface ExampleTimeline {
  name: string
  description: string
  icon: Icon
  events: readonly { name: string; description: string; timestamp: string; icon: Icon }[]
}

type Icon = 'star' | 'cake' | 'mail' | 'warning' | 'bell' | 'cloud'

export interface Examples {
  collection: { name: string; description: string }
  dashboards: readonly ExampleDashboard[]
  segments: readonly ExampleSegment[]
  /** Each after those that it reads. */
  cards: readonly ExampleCard[]
  actions: readonly ExampleAction[]
  timelines: readonly ExampleTimeline[]
}
