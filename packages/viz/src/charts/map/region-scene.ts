/** Regions in the colors of their values. */
import { inkOf } from '../../color/index.ts'
import { columnNamed } from '../../data/index.ts'
import { overRegions, pathMaker, regionFinder, seenBy, type Region } from '../../geo/index.ts'
import type { Hit, Node, Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { emptyScene, hitOf, totalsBy, type Total } from '../shared/index.ts'
import { classAt, classesOf } from './classes.ts'
import { hasKey, keyNodes, rangesOf } from './key.ts'
import { hitsWithin, landColors, mapBox } from './land.ts'
import type { MapSettings } from './settings.ts'

const CLASSES = 5
const MOST_NAMED = 5

function named(names: readonly string[]): string {
  return names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ', …' : '')
}

export function regionScene(input: SceneInput<MapSettings>): Scene {
  const { data, settings, size, format, paint, map } = input
  const dimension = columnNamed(data.columns, settings.dimension)
  const metric = columnNamed(data.columns, settings.metric)
  if (!dimension || !metric) return emptyScene(input)
  if (!map || map.regions.length === 0) return emptyScene(input, format.words.noMap)
  const ink = inkOf(paint)
  const find = regionFinder(map)
  const found = new Map<Region, Total>()
  let missed = 0
  const missing: string[] = []
  for (const total of totalsBy(data, dimension, metric, format)) {
    const region = find(total.cell)
    const before = region && found.get(region)
    if (!region) {
      missed += total.rows.length
      missing.push(total.label)
    } else if (!before) found.set(region, total)
    else
      found.set(region, {
        ...before,
        value: (before.value ?? 0) + (total.value ?? 0),
        rows: [...before.rows, ...total.rows],
      })
  }
  const values = [...found.values()].flatMap(({ value }) => (value === null ? [] : [value]))
  const classes = classesOf(values, CLASSES)
  const colors = ink.sequential(classes.length + 1, settings.color).slice(1)
  const style = format.of(metric)
  const note = missed > 0 ? format.words.notOnMap(missed, named(missing)) : ''
  const hasRanges = hasKey(size) && (values.length > 0 || note !== '')
  // A grey map alone would say nothing.
  if (values.length === 0 && note !== '' && !hasRanges) return emptyScene(input, note)
  const box = mapBox(size, hasRanges)
  const make = pathMaker(seenBy(overRegions(map, box), size, input.camera))
  const land = landColors(paint)
  const nodes: Node[] = []
  const hits: Hit[] = []
  let empty = ''
  for (const region of map.regions) {
    const total = found.get(region)
    // Antarctica lies below the map.
    if (!total && map.key === 'world_countries' && region.key === 'AQ') continue
    const d = make.path(region.shape)
    if (d === '') continue
    if (!total || total.value === null) {
      empty += d
      if (!total) continue
    }
    const color = total.value === null ? land.fill : (colors[classAt(classes, total.value)] ?? ink.series(0))
    if (total.value !== null) nodes.push({ kind: 'path', d, fill: color, stroke: ink.surface, width: 0.75 })
    hits.push(
      hitOf({
        shape: { path: d },
        anchor: make.middle(region.shape) ?? { x: size.width / 2, y: size.height / 2 },
        group: hits.length,
        rows: total.rows,
        columns: [dimension.index, metric.index],
        values: [total.cell, total.value],
        title: region.name,
        name: style.title,
        text: total.value === null ? format.words.noData : style.text(total.value),
        color,
      }),
    )
  }
  if (empty !== '') nodes.unshift({ kind: 'path', d: empty, fill: land.fill, stroke: land.stroke, width: 0.5 })
  const key: Node[] = []
  if (hasRanges) {
    key.push(...keyNodes(rangesOf(classes, values), colors, { format: style, ink, size, note }))
  }
  const summary = [summaryOf(found, input), note].filter((text) => text !== '').join('. ')
  // What is moved may lie beside the map.
  const shown = input.camera ? [{ kind: 'group' as const, clip: box, nodes }] : nodes
  return {
    ...size,
    nodes: [...shown, ...key],
    hits: hitsWithin(hits, box, input.camera),
    legend: [],
    summary,
    isMap: true,
  }
}

function summaryOf(found: ReadonlyMap<Region, Total>, { data, settings, format }: SceneInput<MapSettings>): string {
  const dimension = columnNamed(data.columns, settings.dimension)
  const metric = columnNamed(data.columns, settings.metric)
  const known = [...found].flatMap(([region, { value }]) => (value === null ? [] : [{ name: region.name, value }]))
  const [first] = known
  if (!first || !metric || !dimension) return format.words.noResults
  const { compact, title } = format.of(metric)
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first)
  const lowest = known.reduce((best, one) => (one.value < best.value ? one : best), first)
  return format.words.summary({
    metrics: title,
    dimension: format.of(dimension).title,
    points: known.length,
    lowest: compact(lowest.value),
    highest: compact(highest.value),
    highestAt: highest.name,
  })
}
