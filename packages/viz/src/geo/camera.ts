/** How near a map is seen, and which part of it. */
import type { GeoProjection } from 'd3-geo'
import type { Size } from '../scene/index.ts'

export interface Camera {
  /** 1 shows all of the map. */
  scale: number
  /** How far the map is moved, in shares of the picture. */
  x: number
  y: number
}

/** The projection as a camera sees it, about the middle of the picture. */
export function seenBy(projection: GeoProjection, { width, height }: Size, camera: Camera | undefined): GeoProjection {
  if (!camera) return projection
  const [x, y] = projection.translate()
  const { scale } = camera
  return projection
    .scale(projection.scale() * scale)
    .translate([
      width / 2 + (x - width / 2) * scale + camera.x * width,
      height / 2 + (y - height / 2) * scale + camera.y * height,
    ])
}
