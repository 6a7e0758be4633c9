/** Places of rows on the sphere. */
import { columnNamed, numberOf, type Data } from '../../data/index.ts'
import type { MapSettings } from './settings.ts'

export interface RowPlace {
  row: number
  latitude: number
  longitude: number
  /** 1 where nothing is measured. */
  value: number
}

/** Those of rows with both coordinates; a measure that is not there counts nothing. */
export function placesOf({ columns, rows }: Data, settings: MapSettings): RowPlace[] {
  const latitudes = columnNamed(columns, settings.latitude)
  const longitudes = columnNamed(columns, settings.longitude)
  const values = columnNamed(columns, settings.value)
  if (!latitudes || !longitudes) return []
  return rows.flatMap((cells, row): RowPlace[] => {
    const [latitude, longitude] = [numberOf(cells[latitudes.index]), numberOf(cells[longitudes.index])]
    if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      return []
    return [{ row, latitude, longitude, value: values ? (numberOf(cells[values.index]) ?? 0) : 1 }]
  })
}
