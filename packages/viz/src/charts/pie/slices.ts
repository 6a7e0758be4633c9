/** The slices of a pie and their rings. */
import type { Ink } from '../../color/index.ts'
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

export interface Slices {
  slices: Slice[]
  total: number
  /** Values that have the other sign than most, and cannot be parts. */
  leftOut: number
}

export const OTHER_KEY = '___OTHER___'

/** Slices by the settings: named, ordered, small ones put together; a pie of losses is drawn by their size. */
export function slicesOf(
  data: Data,
  settings: PieSettings,
  { format, ink, hidden }: { format: Format; ink: Ink; hidden: ReadonlySet<string> },
): Slices {
  const metric = columnNamed(data.columns, settings.metric)
  const rings = settings.dimensions.flatMap((name) => columnNamed(data.columns, name) ?? [])
  const [first] = rings
  if (metric === undefined || first === undefined) return { slices: [], total: 0, leftOut: 0 }
  const set = new Map(settings.rows.map((row) => [row.key, row]))
  const known = totalsBy(data, first, metric, format).filter(({ key }) => set.get(key)?.isEnabled !== false)
  const sum = known.reduce((all, { value }) => all + (value ?? 0), 0)
  const sign = sum < 0 ? -1 : 1
  const parts = known.filter(({ value }) => (value ?? 0) * sign > 0)
  const leftOut = known.filter(({ value }) => (value ?? 0) * sign < 0).length
  const drawn = inOrder(parts, settings)
  const colors = new Map(
    drawn.map(({ key }, i) => [key, set.get(key)?.color ?? settings.colors[key] ?? ink.series(i)] as const),
  )
  const visible = drawn.filter(({ key }) => !hidden.has(key))
  const total = visible.reduce((all, { value }) => all + Math.abs(value ?? 0), 0)

  const slices: Slice[] = []
  let from = 0
  for (const [place, part] of together(visible, total, settings, format).entries()) {
    const share = Math.abs(part.value ?? 0) / (total || 1)
    const color = part.key === OTHER_KEY ? ink.text3 : (colors.get(part.key) ?? ink.series(place))
    const label = set.get(part.key)?.name ?? part.label
    const slice = { ...part, value: part.value ?? 0, label, color, opacity: 1, ring: 0, place, from, to: from + share }
    slices.push(slice)
    addRing(slice, 1)
    from += share
  }
  return { slices, total: total * sign, leftOut }

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

/** One that is small stays: "Other" alone would say less. */
function together(parts: Total[], total: number, { threshold }: PieSettings, { words }: Format): Total[] {
  const isSmall = ({ value }: Total) => Math.abs(value ?? 0) < (total * threshold) / 100
  const small = parts.filter(isSmall)
  if (small.length < 2) return parts
  const other: Total = {
    key: OTHER_KEY,
    label: words.other,
    cell: null,
    value: small.reduce((all, { value }) => all + (value ?? 0), 0),
    rows: small.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  }
  return [...parts.filter((part) => !isSmall(part)), other]
}
