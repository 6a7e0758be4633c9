/** Maps: regions as shapes, projections, paths without needless points. */
export { pathMaker, type PathMaker } from './path-maker.ts'
export { overPlaces, overRegions, type Place } from './projections.ts'
export { readRegionMap, type Region, type RegionMap } from './region-map.ts'
export { regionFinder } from './region-finder.ts'
export { seenBy, type Camera } from './camera.ts'
