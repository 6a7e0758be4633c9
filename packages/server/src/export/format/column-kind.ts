/** Sorts columns by how their cells are read and shown. */
import type { FormatSettings } from './settings.ts'

/** What the cells of a column are, from its type; cells of another form are written as they come. */
export type ColumnKind = 'number' | 'date' | 'datetime' | 'instant' | 'time' | 'other'

const CURRENCY_TYPES = new Set([
  'type/Currency',
  'type/Income',
  'type/Discount',
  'type/Price',
  'type/GrossMargin',
  'type/Cost',
])

/** True when the numbers are amounts of money: by the settings, else by the semantic type. */
export function isCurrencyColumn(semanticType: string | null, settings: FormatSettings): boolean {
  if (settings.number_style !== undefined) return settings.number_style === 'currency'
  return semanticType !== null && CURRENCY_TYPES.has(semanticType)
}

/** True for keys, whose digits are a name and not an amount. */
export function isKeyColumn(semanticType: string | null): boolean {
  return semanticType === 'type/PK' || semanticType === 'type/FK'
}

/** True for latitudes and longitudes, whose every digit counts. */
export function isCoordinateColumn(semanticType: string | null): boolean {
  return semanticType === 'type/Latitude' || semanticType === 'type/Longitude' || semanticType === 'type/Coordinate'
}
