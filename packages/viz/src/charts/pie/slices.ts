/** The slices of a pie and their rings. */
import { seriesPlaces, type Ink } from '../../color/index.ts'
import type { Looks } from '../../scene/index.ts'
import { columnNamed, type Cell, type Data } from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import { totalsBy, type Total } from '../shared/index.ts'
import type { PieSettings } from './settings.ts'

export interface Slice {
  key: string
  label: string
  cell: Cell
  value: number
  rows: number[]
  color: string
  /** Outer rings are paler. */
  opacity: number
  /** 0 is the innermost ring. */
  ring: number
  /** Place of its innermost slice. */
  place: number
  /** Shares of the whole where it begins and ends. */
  from: number
  to: number
}

interface Slices {
  slices: Slice[]
  total: number
  /** Values that have the other sign than most, and cannot be parts. */
  leftOut: number
  looks: Looks
}

const NO_LOOKS: Looks = { of: '', series: new Map() }

const OTHER_KEY = '___OTHER___'
/** As many as there are colors. */
const MOST_SLICES = 8

/** Slices by the settings: named, ordered, small ones put together; a pie of losses is drawn by their size. */
export function slicesOf(
  data: Data,
  settings: PieSettings,
  {
    format,
    ink,
    hidden,
    before,
  }: { format: Format; ink: Ink; hidden: ReadonlySet<string>; before?: Looks | undefined },
): Slices {
  const metric = columnNamed(data.columns, settings.metric)
  const rings = settings.dimensions.flatMap((name) => columnNamed(data.columns, name) ?? [])
  const [first] = rings
  if (metric === undefined || first === undefined) return { slices: [], total: 0, leftOut: 0, looks: NO_LOOKS }
  const set = new Map(settings.rows.map((row) => [row.key, row]))
  const known = totalsBy(data, first, metric, format).filter(({ key }) => set.get(key)?.isEnabled !== false)
  const sum = known.reduce((all, { value }) => all + (value ?? 0), 0)
  const sign = sum < 0 ? -1 : 1
  const parts = known.filter(({ value }) => (value ?? 0) * sign > 0)
  const leftOut = known.filter(({ value }) => (value ?? 0) * sign < 0).length
  const drawn = inOrder(parts, settings)
  const visible = drawn.filter(({ key }) => !hidden.has(key))
  const total = visible.reduce((all, { value }) => all + Math.abs(value ?? 0), 0)

  const slices: Slice[] = []
  let from = 0
  const parted = together(visible, total, settings, format)
  // Those that are hidden keep their color for when they are back.
  const whole = drawn.reduce((all, { value }) => all + Math.abs(value ?? 0), 0)
  const named = [...together(drawn, whole, settings, format), ...parted].map(({ key }) => key)
  const keys = [...new Set(named)].filter((key) => key !== OTHER_KEY)
  const of = JSON.stringify(settings.dimensions)
  const had = before?.of === of ? new Map([...before.series].map(([key, one]) => [key, one.place])) : undefined
  const given = seriesPlaces(keys, ink.data.length, had)
  for (const [place, part] of parted.entries()) {
    const share = Math.abs(part.value ?? 0) / (total || 1)
    const own = set.get(part.key)?.color ?? settings.colors[part.key]
    const color = part.key === OTHER_KEY ? ink.text3 : (own ?? ink.series(given[keys.indexOf(part.key)] ?? place))
    const label = set.get(part.key)?.name ?? part.label
    const slice = { ...part, value: part.value ?? 0, label, color, opacity: 1, ring: 0, place, from, to: from + share }
    slices.push(slice)
    addRing(slice, 1)
    from += share
  }
  const looks = new Map(keys.map((key, i) => [key, { place: given[i] ?? i, isRight: false }]))
  return { slices, total: total * sign, leftOut, looks: { of, series: looks } }

  function addRing(parent: Slice, ring: number): void {
    const column = rings[ring]
    if (column === undefined || metric === undefined) return
    const rows = parent.rows.map((row) => data.rows[row] ?? [])
    const inner = totalsBy({ ...data, rows }, column, metric, format).filter(({ value }) => (value ?? 0) * sign > 0)
    let start = parent.from
    for (const part of inner.sort(largestFirst)) {
      const share = Math.abs(part.value ?? 0) / (total || 1)
      const child = {
        ...part,
        value: part.value ?? 0,
        rows: part.rows.map((row) => parent.rows[row] ?? 0),
        color: parent.color,
        opacity: parent.opacity * 0.7,
        ring,
        place: parent.place,
        from: start,
        to: start + share,
      }
      slices.push(child)
      addRing(child, ring + 1)
      start += share
    }
  }
}

function largestFirst(a: Total, b: Total): number {
  return Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0)
}

function inOrder(parts: Total[], { rows, isSorted }: PieSettings): Total[] {
  if (isSorted) return parts.toSorted(largestFirst)
  const places = new Map(rows.map(({ key }, i) => [key, i]))
  const place = ({ key }: Total) => places.get(key) ?? rows.length
  return parts.toSorted((a, b) => place(a) - place(b))
}

/**
 * The small ones, and those beyond the colors that there are, as one. Where nearly all are small, the largest stay: a pie of
 * "Other" alone says nothing. One that is small stays too.
 */
function together(parts: Total[], total: number, { threshold }: PieSettings, { words }: Format): Total[] {
  const sizeOf = ({ value }: Total) => Math.abs(value ?? 0)
  const sorted = parts.toSorted(largestFirst).slice(0, MOST_SLICES)
  const large = sorted.filter((part) => sizeOf(part) >= (total * threshold) / 100)
  const isMost = large.reduce((sum, part) => sum + sizeOf(part), 0) * 2 >= total
  const kept = new Set(isMost ? large : sorted)
  const rest = parts.filter((part) => !kept.has(part))
  if (rest.length < 2) return parts
  const other: Total = {
    key: OTHER_KEY,
    label: words.other,
    cell: null,
    value: rest.reduce((all, { value }) => all + (value ?? 0), 0),
    rows: rest.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  }
  return [...parts.filter((part) => kept.has(part)), other]
}
