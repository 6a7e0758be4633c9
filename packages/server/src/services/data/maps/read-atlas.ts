/** Maps from the packages of atlases, as GeoJSON. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FeatureCollection, Geometry, Position } from 'geojson'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Hundredths of a degree are a kilometre, less than a pixel of any map that shows a whole country. */
const DIGITS = 2
/** For what would vanish. */
const FINE_DIGITS = 4
/** A ring needs three points, and ends where it begins. */
const LEAST_POINTS = 4

interface Named {
  name: string
}

/**
 * The regions of a map.
 * @param url of a file of TopoJSON.
 * @param layer of the file.
 * @param describe gives the properties of a region from its number and name.
 */
export async function readAtlas(
  url: string,
  layer: string,
  describe: (number: string | number | undefined, name: string) => Record<string, string | null>,
): Promise<FeatureCollection> {
  const [{ feature }, text] = await Promise.all([import('topojson-client'), readFile(fileURLToPath(url), 'utf8')])
  const topology: Topology<Record<string, GeometryCollection<Named>>> = JSON.parse(text)
  const regions = topology.objects[layer]
  if (!regions) throw new Error(`${url} has no layer "${layer}".`)
  return {
    type: 'FeatureCollection',
    features: feature(topology, regions).features.map(({ id, properties, geometry }) => ({
      type: 'Feature',
      properties: describe(id, properties.name),
      geometry: coarse(geometry),
    })),
  }
}

function coarse(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: coarsePolygon(geometry.coordinates) }
  if (geometry.type !== 'MultiPolygon') return geometry
  const polygons = geometry.coordinates.map(coarsePolygon)
  return { ...geometry, coordinates: polygons.filter((rings) => rings.length > 0) }
}

/** Its outer ring and its holes; slivers are left out, and what lies in them. */
function coarsePolygon([outer, ...holes]: readonly Position[][]): Position[][] {
  const border = outer === undefined ? [] : coarseRing(outer)
  return border.length === 0 ? [] : [...border, ...holes.flatMap(coarseRing)]
}

/** A list of one; of none for what has no area in the atlas either. */
function coarseRing(ring: readonly Position[]): Position[][] {
  for (const digits of [DIGITS, FINE_DIGITS]) {
    const points = rounded(ring, digits)
    if (points.length >= LEAST_POINTS) return [points]
  }
  return []
}

/** Without points that repeat the one before. */
function rounded(ring: readonly Position[], digits: number): Position[] {
  const points: Position[] = []
  for (const [x = 0, y = 0] of ring) {
    const point = [round(x, digits), round(y, digits)]
    const last = points.at(-1)
    if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  return points
}

function round(degrees: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(degrees * scale) / scale
}
