/** Maps: regions as shapes, projections. */
export { readRegionMap, type Region, type RegionMap } from './region-map.ts'
