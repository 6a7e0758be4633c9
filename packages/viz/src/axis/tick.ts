/** A place on an axis that is named. */
export interface Tick {
  at: number
  label: string
}

export const AXIS_SIZE = 11
export const TITLE_SIZE = 11
/** Between marks and their names. */
export const AXIS_GAP = 8
