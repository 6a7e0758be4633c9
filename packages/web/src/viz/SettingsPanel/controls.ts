/** Settings of one thing, such as a series or a column, found by their names. */
import type { ReactNode } from 'react'

export interface Control {
  label: string
  input: ReactNode
}

/** Those whose name has the text, which is in small letters; all for an empty one. */
export const foundControls = (controls: readonly Control[], wanted: string): readonly Control[] =>
  controls.filter(({ label }) => label.toLowerCase().includes(wanted))
