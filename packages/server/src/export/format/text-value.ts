/** Values of the texts that engines give for them. */
import type { PlannedColumn } from '../types.ts'

/** The value that a text stands for in a column; exact numbers stay texts. */
export function valueOfText(column: PlannedColumn, text: string): number | string | boolean {
  return column.holds === 'booleans' ? text === 'true' : numberOfText(column, text)
}

/** The floating-point number that a text stands for; one with more digits than such a number has stays a text. */
export function numberOfText({ holds }: PlannedColumn, text: string): number | string {
  if (holds !== 'floats') return text
  const value = Number(text)
  return String(value) === text ? value : text
}
