/** Latitudes and longitudes as displayed: `33.50000000° S` (contract: exports, section 4). */
import type { Cell } from '@querent/query'
import type { PlannedColumn } from '../../types.ts'
import { isZero, padFraction, readDecimal, round } from './decimal.ts'

const DECIMALS = 8

/** For numbers of zero and above, and for those below. */
const DIRECTIONS: Readonly<Record<string, readonly [string, string] | undefined>> = {
  'type/Latitude': ['N', 'S'],
  'type/Longitude': ['E', 'W'],
}

/** Gives the displayed text of a coordinate; undefined for other columns. What is no number stays as it is. */
export function coordinateFormatter({
  kind,
  semanticType,
}: Pick<PlannedColumn, 'kind' | 'semanticType'>): ((cell: NonNullable<Cell>) => string) | undefined {
  const directions = kind === 'number' && semanticType !== null ? DIRECTIONS[semanticType] : undefined
  if (directions === undefined) return undefined
  const [above, below] = directions
  return (cell) => {
    const read = typeof cell === 'boolean' ? undefined : readDecimal(cell)
    if (read === undefined) return String(cell)
    const { whole, fraction } = round(read, DECIMALS)
    const isBelow = read.isNegative && !isZero(read)
    return `${whole}.${padFraction(fraction, DECIMALS)}° ${isBelow ? below : above}`
  }
}
