import type { Row } from '../model/rows.ts'
import type { Level } from '../model/types.ts'

/** Rows and columns are both rights' places or groups; the matrix does not mind which. */
export interface MatrixColumn {
  id: string
  label: string
  /** Why its cells cannot be changed. */
  lockedWhy?: string
}

export type MatrixRow = Row

export interface MatrixCell {
  level: Level
  /** Said by what lies above. */
  isInherited?: boolean
  isChanged?: boolean
  /** Why it cannot be changed. */
  lockedWhy?: string
  /** Where the right comes from another group anyway. */
  moreBy?: string
}

export interface CellAt {
  row: MatrixRow
  column: MatrixColumn
}
