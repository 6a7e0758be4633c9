/** Conditions that color cells (contract: visualization, section 3). */
import type { Cell } from './types.ts'
import { compareDecimals, readDecimal, textOf } from './values.ts'

/** Conditions that compare with nothing. */
export const WITHOUT_VALUE: ReadonlySet<string> = new Set(['is-null', 'not-null', 'is-true', 'is-false'])

/** Whether a cell meets the condition; undefined for an operator that is not known. */
export function tester(operator: string, value: Cell): ((cell: Cell) => boolean) | undefined {
  const wanted = textOf(value).toLowerCase()
  const number = readDecimal(value)
  const order = (cell: Cell): number | undefined => {
    if (cell === null) return undefined
    const decimal = readDecimal(cell)
    if (decimal !== undefined && number !== undefined) return compareDecimals(decimal, number)
    if (number !== undefined) return undefined
    const text = textOf(cell).toLowerCase()
    return text < wanted ? -1 : text > wanted ? 1 : 0
  }
  const ordered = (holds: (result: number) => boolean) => (cell: Cell) => {
    const result = order(cell)
    return result !== undefined && holds(result)
  }
  const text = (holds: (text: string) => boolean) => (cell: Cell) => cell !== null && holds(textOf(cell).toLowerCase())
  switch (operator) {
    case '=':
      return (cell) => order(cell) === 0
    case '!=':
      return (cell) => cell !== null && order(cell) !== 0
    case '<':
      return ordered((result) => result < 0)
    case '>':
      return ordered((result) => result > 0)
    case '<=':
      return ordered((result) => result <= 0)
    case '>=':
      return ordered((result) => result >= 0)
    case 'is-null':
      return (cell) => cell === null
    case 'not-null':
      return (cell) => cell !== null
    case 'contains':
      return text((cell) => cell.includes(wanted))
    case 'does-not-contain':
      return text((cell) => !cell.includes(wanted))
    case 'starts-with':
      return text((cell) => cell.startsWith(wanted))
    case 'ends-with':
      return text((cell) => cell.endsWith(wanted))
    case 'is-true':
      return (cell) => cell === true
    case 'is-false':
      return (cell) => cell === false
    default:
      return undefined
  }
}
