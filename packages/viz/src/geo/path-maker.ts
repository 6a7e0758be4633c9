/** Shapes on the sphere as paths: points nearer to each other than can be seen are left out. */
import { geoPath, type GeoContext, type GeoProjection } from 'd3-geo'
import type { Feature } from 'geojson'
import { px, type Point } from '../scene/index.ts'

export interface PathMaker {
  /** The path; empty for what the projection does not show. */
  path(shape: Feature): string
  /** The middle of the largest of its parts. */
  middle(shape: Feature): Point | undefined
}

/** Pixels. */
const NEAR = 0.6

export function pathMaker(projection: GeoProjection): PathMaker {
  return {
    path: (shape) => {
      const rings = ringsOf(projection, shape)
      const seen = rings.filter((ring) => ring.length > 2)
      return (seen.length > 0 ? seen : rings.slice(0, 1).map(widened)).map(ringPath).join('')
    },
    middle: (shape) => {
      const largest = ringsOf(projection, shape).reduce<{ area: number; ring: Point[] }>(
        (best, ring) => {
          const area = Math.abs(areaOf(ring))
          return area >= best.area ? { area, ring } : best
        },
        { area: -1, ring: [] },
      )
      return middleOf(largest.ring)
    },
  }
}

function ringsOf(projection: GeoProjection, shape: Feature): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  const add = (x: number, y: number) => {
    const last = ring.at(-1)
    if (last === undefined || Math.abs(last.x - x) + Math.abs(last.y - y) >= NEAR) ring.push({ x, y })
  }
  const context: GeoContext = {
    arc: () => undefined,
    beginPath: () => undefined,
    closePath: () => undefined,
    lineTo: add,
    moveTo: (x, y) => {
      ring = []
      rings.push(ring)
      add(x, y)
    },
  }
  geoPath(projection, context)(shape)
  return rings
}

function ringPath(ring: readonly Point[]): string {
  const short = (value: number) => px(Math.round(value * 10) / 10)
  return `${ring.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)},${short(y)}`).join('')}Z`
}

/** What is smaller than a pixel is a pixel. */
function widened([first = { x: 0, y: 0 }]: readonly Point[]): Point[] {
  const { x, y } = first
  return [
    { x: x - 0.7, y },
    { x, y: y - 0.7 },
    { x: x + 0.7, y },
    { x, y: y + 0.7 },
  ]
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)
}

function middleOf(ring: readonly Point[]): Point | undefined {
  const area = areaOf(ring)
  const [first] = ring
  if (!first || Math.abs(area) < 0.01) return first
  let [x, y] = [0, 0]
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a
    const part = (a.x * b.y - b.x * a.y) / (6 * area)
    x += (a.x + b.x) * part
    y += (a.y + b.y) * part
  }
  return { x, y }
}
