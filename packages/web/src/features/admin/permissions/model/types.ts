/** Rights as settings of cells: what a group has on a place, of one kind. */
import type { RowRule } from '../../../../api/permissions.ts'
import type { IconName } from '../../../../ui/Icon/Icon.tsx'

/** What was set in one cell. Later settings go over earlier ones. */
export interface Setting {
  group: number
  place: string
  kind: string
  level: string
  /** For `sandboxed`: the rows that are seen. */
  rule?: RowRule
}

/** What a cell says: null is a mix of levels. */
export interface Value {
  level: string | null
  /** Said by what lies above. */
  isInherited: boolean
}

/** One of the levels that a kind of right has. */
export interface Level {
  id: string
  label: string
  icon: IconName
  /** The key that sets it. */
  key?: string
  /** A higher one gives more. */
  rank: number
  description?: string
  /** Known where it stands, but not to be chosen. */
  isGiven?: boolean
}

/** A kind of right. */
export interface Kind {
  id: string
  label: string
  levels: readonly Level[]
  /** Levels that only the whole of a database has. */
  wholeLevels?: readonly string[]
  /** The whole kind is of databases only. */
  isWhole?: boolean
}

/** A row of the matrix before it is unfolded. */
export interface Place {
  id: string
  label: string
  icon: IconName
  /** Null at the top. */
  parent: string | null
  /** Of the thing itself, for asking why. */
  object: { type: 'database' | 'table' | 'collection'; id: number | 'root' } | null
}

/** Rights of one part of the installation, as read and as settings make them. */
export interface Rights<State> {
  /** The levels of a cell. */
  read(state: State, group: number, place: string, kind: string): Value
  /** The state after a setting; the same when the place is gone. */
  apply(state: State, setting: Setting): State
}
