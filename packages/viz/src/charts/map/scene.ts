/** The picture of a map: the land, what stands on it, and what the colors mean. */
import type { Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { emptyScene } from '../shared/index.ts'
import { placesOf } from './places.ts'
import { placeScene } from './place-scene.ts'
import { regionScene } from './region-scene.ts'
import type { MapSettings } from './settings.ts'

export function mapScene(input: SceneInput<MapSettings>): Scene {
  if (input.data.rows.length === 0) return emptyScene(input)
  if (input.settings.type === 'region') return regionScene(input)
  const places = placesOf(input.data, input.settings)
  return places.length === 0 ? emptyScene(input) : placeScene(input, places)
}
