import type { Cell } from '../../api/dataset.ts'

/** A value of a column, as answers have it. */
export const cellOf = (value: unknown) => (value ?? null) as Cell
