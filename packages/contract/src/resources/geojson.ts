/** `/api/geojson`. */
import { Type } from 'typebox'
import { JsonMap, NonBlank } from '../schemas/values.ts'

export const MapAddress = Type.Object({ url: NonBlank })
export const MapParams = Type.Object({ key: Type.String() })

/** A map by region. */
export const RegionMap = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Type.Object({ type: Type.Literal('Feature'), properties: JsonMap, geometry: JsonMap })),
})
