/** Latitudes and longitudes as displayed: `33.50000000° S` (contract: exports, section 4). */
import type { PlannedColumn } from '../../types.ts'
import type { CellText } from '../cell-text.ts'
import { coordinateText as textOfCoordinate } from '@querent/viz/format/index.ts'

/** For numbers of zero and above, and for those below. */
const DIRECTIONS: ReadonlyMap<string, readonly [string, string]> = new Map(
  Object.entries<readonly [string, string]>({
    'type/Latitude': ['N', 'S'],
    'type/Longitude': ['E', 'W'],
  }),
)

/** The displayed texts of coordinates; undefined for other columns. What is no number stays as it is. */
export function coordinateText({
  kind,
  semanticType,
}: Pick<PlannedColumn, 'kind' | 'semanticType'>): CellText | undefined {
  const directions = kind === 'number' && semanticType !== null ? DIRECTIONS.get(semanticType) : undefined
  if (directions === undefined) return undefined
  const text = textOfCoordinate(directions)
  return { plain: (cell) => (typeof cell === 'boolean' ? String(cell) : text(cell)) }
}
