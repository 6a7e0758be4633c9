/** Places on the land: pins, a grid of bins, or heat. */
import type { GeoProjection } from 'd3-geo'
import { inkOf } from '../../color/index.ts'
import { columnNamed, isKeyColumn, type Column } from '../../data/index.ts'
import { overPlaces, pathMaker, seenBy } from '../../geo/index.ts'
import { px, type Hit, type Node, type Point, type Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { hitOf } from '../shared/index.ts'
import { classAt, classesOf } from './classes.ts'
import { heatNodes } from './heat.ts'
import { hasKey, keyNodes, rangesOf } from './key.ts'
import type { RowPlace } from './places.ts'
import { hitsWithin, landColors, mapBox } from './land.ts'
import type { MapSettings } from './settings.ts'

const RADIUS = 4
const LARGEST = 18
const CLASSES = 5
/** More pins than this are one path. */
const MOST_CIRCLES = 1500
/** The rims of more pins than this would be most of what is seen. */
const MOST_RIMS = 500
const THIN_RIM = 0.4

interface Placed extends RowPlace, Point {}

export function placeScene(input: SceneInput<MapSettings>, places: readonly RowPlace[]): Scene {
  const { data, settings, size, format, paint, map } = input
  const ink = inkOf(paint)
  const isGrid = settings.type === 'grid'
  const measure = columnNamed(data.columns, settings.value)
  const hasRanges = isGrid && hasKey(size)
  const box = mapBox(size, hasRanges)
  const fitted = overPlaces(isGrid ? cornersOf(places, stepsOf(input, places)) : places, map, box, settings.view)
  const projection = seenBy(fitted, size, input.camera)
  projection.clipExtent([
    [box.x - 2, box.y - 2],
    [box.x + box.width + 2, box.y + box.height + 2],
  ])
  const placed = places.flatMap((place): Placed[] => {
    const at = projection([place.longitude, place.latitude])
    return at ? [{ ...place, x: at[0], y: at[1] }] : []
  })
  const land = landColors(paint)
  const make = pathMaker(projection)
  const isSouth = places.some(({ latitude }) => latitude < -60)
  const regions = (map?.regions ?? []).filter(({ key }) => isSouth || map?.key !== 'world_countries' || key !== 'AQ')
  const d = regions.map(({ shape }) => make.path(shape)).join('')
  const marks: Node[] = d === '' ? [] : [{ kind: 'path', d, fill: land.fill, stroke: land.stroke, width: 0.5 }]
  const color = settings.color ?? ink.series(0)
  const nodes: Node[] = [{ kind: 'group', clip: box, nodes: marks }]
  let hits: Hit[]
  if (isGrid) {
    const grid = gridOf(input, placed, projection)
    marks.push(...grid.nodes)
    hits = grid.hits
    if (hasRanges) {
      const values = places.map(({ value }) => value)
      const classes = classesOf(values, CLASSES)
      const colors = ink.sequential(classes.length + 1, settings.color).slice(1)
      const style = format.of(measure ?? numberColumn(input))
      nodes.push(...keyNodes(rangesOf(classes, values), colors, { format: style, ink, size, note: '' }))
    }
  } else {
    const radius = radiusOf(placed, measure !== undefined && settings.type === 'pin', Math.min(size.width, size.height))
    if (settings.type === 'heat')
      marks.push(...heatNodes(placed, box, settings.heat, (n) => ink.sequential(n, settings.color)))
    else marks.push(...pinNodes(placed, radius, color, ink.surface))
    hits = placed.map((place) => placeHit(input, place, { x: place.x, y: place.y }, Math.max(6, radius(place)), color))
  }
  const seen = hitsWithin(hits, box, input.camera)
  return { ...size, nodes, hits: seen, legend: [], summary: summaryOf(input, places), isMap: true }
}

function radiusOf(places: readonly RowPlace[], isSized: boolean, box: number): (place: RowPlace) => number {
  if (!isSized) return () => (places.length > 300 ? 3 : RADIUS)
  const most = places.reduce((largest, { value }) => Math.max(largest, Math.abs(value)), 0)
  const widest = Math.max(RADIUS, Math.min(LARGEST, box / 14))
  return ({ value }) => Math.max(2, widest * Math.sqrt(most > 0 ? Math.abs(value) / most : 0))
}

function pinNodes(
  places: readonly Placed[],
  radius: (place: RowPlace) => number,
  fill: string,
  stroke: string,
): Node[] {
  if (places.length > MOST_CIRCLES) {
    const d = [...new Set(places.map(({ x, y }) => `M${px(Math.round(x * 2) / 2)},${px(Math.round(y * 2) / 2)}h0`))]
    return [{ kind: 'group', opacity: 0.6, nodes: [{ kind: 'path', d: d.join(''), stroke: fill, width: 4 }] }]
  }
  // Large ones first, so that small ones lie above them.
  return places
    .toSorted((a, b) => radius(b) - radius(a))
    .map((place): Node => ({
      kind: 'circle',
      x: place.x,
      y: place.y,
      radius: radius(place),
      fill,
      opacity: 0.78,
      stroke,
      ...(places.length > MOST_RIMS && { width: THIN_RIM }),
    }))
}

/** Degrees of a bin: as the result says, else the smallest distance between two of them. */
function stepsOf({ data, settings }: SceneInput<MapSettings>, places: readonly RowPlace[]): [number, number] {
  const width = (name: string | null) => columnNamed(data.columns, name)?.binWidth
  return [
    width(settings.longitude) ?? smallestGap(places.map(({ longitude }) => longitude)),
    width(settings.latitude) ?? smallestGap(places.map(({ latitude }) => latitude)),
  ]
}

function smallestGap(values: readonly number[]): number {
  const sorted = [...new Set(values)].sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((value, i) => value - (sorted[i] ?? 0))
  return gaps.length > 0 ? Math.min(...gaps) : 1
}

function cornersOf(places: readonly RowPlace[], [wide, high]: readonly [number, number]): RowPlace[] {
  return places.flatMap((place) => [
    place,
    { ...place, longitude: Math.min(180, place.longitude + wide), latitude: Math.min(90, place.latitude + high) },
  ])
}

function gridOf(
  input: SceneInput<MapSettings>,
  places: readonly Placed[],
  projection: GeoProjection,
): { nodes: Node[]; hits: Hit[] } {
  const ink = inkOf(input.paint)
  const [wide, high] = stepsOf(input, places)
  const classes = classesOf(
    places.map(({ value }) => value),
    CLASSES,
  )
  const colors = ink.sequential(classes.length + 1, input.settings.color).slice(1)
  const nodes: Node[] = []
  const hits: Hit[] = []
  for (const place of places) {
    const ring = [
      [0, 0],
      [0, high],
      [wide, high],
      [wide, 0],
    ].flatMap(([x = 0, y = 0]) => {
      const at = projection([Math.min(180, place.longitude + x), Math.min(90, place.latitude + y)])
      return at ? [{ x: at[0], y: at[1] }] : []
    })
    if (ring.length < 4) continue
    const color = colors[classAt(classes, place.value)] ?? ink.series(0)
    const d = `${ring.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${px(x)},${px(y)}`).join('')}Z`
    nodes.push({ kind: 'path', d, fill: color, opacity: 0.85, stroke: ink.surface, width: 0.75 })
    const middle = { x: ring.reduce((sum, { x }) => sum + x / 4, 0), y: ring.reduce((sum, { y }) => sum + y / 4, 0) }
    hits.push({ ...placeHit(input, place, middle, 6, color), shape: { path: d } })
  }
  return { nodes, hits }
}

function placeHit(
  { data, settings, format }: SceneInput<MapSettings>,
  { row }: RowPlace,
  at: Point,
  reach: number,
  color: string,
): Hit {
  const cells = data.rows[row] ?? []
  const column = (name: string | null) => columnNamed(data.columns, name)
  const [latitude, longitude, measure] = [column(settings.latitude), column(settings.longitude), column(settings.value)]
  const known = [latitude, longitude, measure].filter((one): one is Column => one !== undefined)
  const text = (of: Column | undefined) => (of ? format.of(of).text(cells[of.index] ?? null) : '')
  const named = nameColumn(data.columns.filter((one) => one.kind === 'text' && text(one) !== ''))
  const where = `${text(latitude)}, ${text(longitude)}`
  const isTold = measure !== undefined
  return hitOf({
    shape: { x: at.x - reach, y: at.y - reach, width: reach * 2, height: reach * 2 },
    anchor: at,
    // Every place stands alone.
    group: row,
    rows: [row],
    columns: known.map(({ index }) => index),
    values: known.map(({ index }) => cells[index] ?? null),
    title: named ? text(named) : isTold ? where : '',
    name: measure ? format.of(measure).title : '',
    text: measure ? text(measure) : where,
    color,
  })
}

/** The column that says what a place is called: `K7Z` of a code says less than the name after it. */
function nameColumn(texts: readonly Column[]): Column | undefined {
  const isCode = ({ semanticType, name }: Column) =>
    isKeyColumn(semanticType) || /(?:^|_)(?:id|code|key|uuid)$/i.test(name)
  return (
    texts.find(({ semanticType }) => semanticType === 'type/Name' || semanticType === 'type/Title') ??
    texts.find(({ name }) => /(?:^|[_ ])(?:name|title)$/i.test(name)) ??
    texts.find((one) => !isCode(one)) ??
    texts[0]
  )
}

function numberColumn({ data, settings }: SceneInput<MapSettings>): Column {
  return columnNamed(data.columns, settings.latitude) as Column
}

function summaryOf({ data, settings, format }: SceneInput<MapSettings>, places: readonly RowPlace[]): string {
  const measure = columnNamed(data.columns, settings.value)
  const [latitude, longitude] = [settings.latitude, settings.longitude].map((name) => columnNamed(data.columns, name))
  const axes = [latitude, longitude].flatMap((one) => (one ? [format.of(one).title] : [])).join(', ')
  if (!measure) return format.words.valueOf(axes, String(places.length))
  const largest = places.reduce((best, one) => (one.value > best.value ? one : best))
  const smallest = places.reduce((best, one) => (one.value < best.value ? one : best))
  const { compact, title } = format.of(measure)
  return format.words.summary({
    metrics: title,
    dimension: axes,
    points: places.length,
    lowest: compact(smallest.value),
    highest: compact(largest.value),
    highestAt: `${largest.latitude}, ${largest.longitude}`,
  })
}
