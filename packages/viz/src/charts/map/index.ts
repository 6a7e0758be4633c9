/** The map: regions in colors, places as pins, as a grid or as heat. */
import { readRegionMap } from '../../geo/index.ts'
import { msg } from '../../msg.ts'
import type { Visualization } from '../../visualization.ts'
import { mapFit } from './fit.ts'
import { placesOf } from './places.ts'
import { mapScene } from './scene.ts'
import { completeMap, MAP_SETTINGS, type MapSettings } from './settings.ts'

export const map: Visualization<MapSettings> = {
  display: 'map',
  label: msg('Map'),
  fit: mapFit,
  settings: MAP_SETTINGS,
  complete: completeMap,
  mapKey: (settings, data) => {
    if (settings.type === 'region') return settings.region
    const places = placesOf(data, settings)
    return places.length > 0 && places.every(isInUnitedStates) ? 'us_states' : 'world_countries'
  },
  readMap: readRegionMap,
  scene: mapScene,
}

/** Also a corner of its neighbors: who has places there alone is not misled by borders of states. */
function isInUnitedStates({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const isMainland = latitude > 24.4 && latitude < 49.4 && longitude > -125 && longitude < -66.9
  const isAlaska = latitude > 54.5 && latitude < 71.5 && longitude > -170 && longitude < -130
  const isHawaii = latitude > 18.5 && latitude < 22.5 && longitude > -161 && longitude < -154
  return isMainland || isAlaska || isHawaii
}
