/** Cells that somebody works on: what they are for is known elsewhere. */
import type { KeyboardEvent, ReactNode } from 'react'

/** A cell by the places of its row and its column in the data. */
export interface CellPlace {
  row: number
  column: number
}

export interface CellLook {
  mark?: 'changed' | 'added' | 'deleted' | 'failed' | 'fixed' | undefined
  /** Said to those who do not see the mark, and shown to those who point at it. */
  note?: string | undefined
  /** Drawn in place of the value. */
  content?: ReactNode
}

/** Where the focus goes from what was drawn in a cell. */
export type Leave = 'stay' | 'down' | 'next' | 'previous'

/** A new object whenever a cell looks different. */
export interface CellHook {
  /** @param leave gives the focus back to the table. */
  look(place: CellPlace, leave: (to: Leave) => void): CellLook | undefined
  /** A press on a cell, or Enter. */
  onPress(place: CellPlace): void
  /** Any other key on a cell. True when it was taken. */
  onKey(event: KeyboardEvent, place: CellPlace): boolean
  /** The rows that are chosen. */
  onChoose(rows: readonly number[]): void
  /** A cell that gets the focus, once for each object. */
  goTo?: CellPlace | undefined
}
