/** Where ends and flows stand: ends in columns by their steps, moved so that flows run as level as can be. */
import { remember } from '@querent/contract/lookup/index.ts'
import type { Rect } from '../../scene/index.ts'
import type { End, Flow } from './flows.ts'
import type { SankeySettings } from './settings.ts'

export interface PlacedEnd {
  end: End
  column: number
  rect: Rect
}

export interface PlacedFlow {
  flow: Flow
  /** The upper edge at both sides, and the thickness. */
  from: number
  to: number
  thick: number
}

export interface SankeyLayout {
  columns: number
  ends: PlacedEnd[]
  flows: PlacedFlow[]
}

const WIDTH = 12
const GAP = 12
const ROUNDS = 24

export function sankeyLayout(ends: readonly End[], box: Rect, align: SankeySettings['align']): SankeyLayout {
  const columnOf = columnsOf(ends, align)
  const count = 1 + Math.max(0, ...columnOf.values())
  const columns = Array.from({ length: count }, (_, i) => ends.filter((end) => columnOf.get(end) === i))
  const most = Math.max(...columns.map(({ length }) => length))
  const gap = Math.min(GAP, (box.height * 0.4) / Math.max(1, most - 1))
  const scale = Math.min(
    ...columns.map(
      (list) =>
        (box.height - gap * (list.length - 1)) /
        Math.max(
          1e-9,
          list.reduce((sum, { value }) => sum + value, 0),
        ),
    ),
  )
  const at = new Map<End, number>()
  const height = ({ value }: End) => Math.max(1, value * scale)
  const middle = (end: End) => (at.get(end) ?? 0) + height(end) / 2
  for (const list of columns) {
    const used = list.reduce((sum, end) => sum + height(end), 0) + gap * (list.length - 1)
    let y = box.y + (box.height - used) / 2
    for (const end of list) {
      at.set(end, y)
      y += height(end) + gap
    }
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const isForward = round % 2 === 0
    for (const list of isForward ? columns : columns.toReversed()) {
      for (const end of list) pull(end, isForward)
      settle(list)
    }
  }
  const step = count > 1 ? (box.width - WIDTH) / (count - 1) : 0
  const placed = ends.map((end): PlacedEnd => {
    const column = columnOf.get(end) ?? 0
    return { end, column, rect: { x: box.x + column * step, y: at.get(end) ?? 0, width: WIDTH, height: height(end) } }
  })
  return { columns: count, ends: placed, flows: flowsOf() }

  /** Towards the middle of the ends on one side, weighted by what flows. */
  function pull(end: End, isForward: boolean): void {
    const flows = isForward ? end.incoming : end.outgoing
    const sum = flows.reduce((all, { value }) => all + value, 0)
    if (sum === 0) return
    const wanted = flows.reduce((all, flow) => all + middle(isForward ? flow.from : flow.to) * flow.value, 0) / sum
    at.set(end, (at.get(end) ?? 0) + (wanted - middle(end)) * 0.8)
  }

  /** Apart from each other, and within the box. */
  function settle(list: readonly End[]): void {
    const sorted = list.toSorted((a, b) => middle(a) - middle(b) || a.place - b.place)
    let free = box.y
    for (const end of sorted) {
      const y = Math.max(free, at.get(end) ?? 0)
      at.set(end, y)
      free = y + height(end) + gap
    }
    let limit = box.y + box.height
    for (const end of sorted.toReversed()) {
      const y = Math.max(box.y, Math.min(at.get(end) ?? 0, limit - height(end)))
      at.set(end, y)
      limit = y - gap
    }
  }

  /** Flows leave and arrive in the order of the ends at their other side, so that they do not cross there. */
  function flowsOf(): PlacedFlow[] {
    const starts = new Map<Flow, number>()
    const arrivals = new Map<Flow, number>()
    for (const end of ends) {
      let y = at.get(end) ?? 0
      for (const flow of end.outgoing.toSorted((a, b) => middle(a.to) - middle(b.to))) {
        starts.set(flow, y)
        y += flow.value * scale
      }
      y = at.get(end) ?? 0
      for (const flow of end.incoming.toSorted((a, b) => middle(a.from) - middle(b.from))) {
        arrivals.set(flow, y)
        y += flow.value * scale
      }
    }
    return ends.flatMap(({ outgoing }) =>
      outgoing.map((flow) => ({
        flow,
        from: starts.get(flow) ?? 0,
        to: arrivals.get(flow) ?? 0,
        thick: Math.max(1, flow.value * scale),
      })),
    )
  }
}

/** The longest way that leads to an end, or away from it. */
function columnsOf(ends: readonly End[], align: SankeySettings['align']): Map<End, number> {
  const before = longest(({ incoming }) => incoming.map(({ from }) => from))
  const after = longest(({ outgoing }) => outgoing.map(({ to }) => to))
  const last = Math.max(0, ...ends.map(before))
  return new Map(
    ends.map((end) => {
      if (align === 'right') return [end, last - after(end)]
      return [end, align === 'justify' && end.outgoing.length === 0 ? last : before(end)]
    }),
  )
}

function longest(next: (end: End) => End[]): (end: End) => number {
  const known = new Map<End, number>()
  const steps = (end: End): number => {
    return remember(known, end, () => Math.max(0, ...next(end).map((other) => 1 + steps(other))))
  }
  return steps
}
