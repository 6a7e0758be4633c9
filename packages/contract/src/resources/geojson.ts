/** `/api/geojson`. */
import { Type } from 'typebox'
import { JsonMap, NonBlank } from '../schemas/values.ts'

/** Address of a GeoJSON file on the web, which the server fetches; for administrators. */
export const MapAddress = Type.Object({ url: NonBlank })
/** Key of the setting `custom-geojson`, such as `us_states`. */
export const MapParams = Type.Object({ key: Type.String() })

/** A map by region. */
export const RegionMap = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Type.Object({ type: Type.Literal('Feature'), properties: JsonMap, geometry: JsonMap })),
})
