/** From rows to ends and the flows between them. */
import { remember } from '@querent/contract/lookup/index.ts'
import { columnNamed, numberOf, type Cell, type Column, type Data } from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import { cellLabel } from '../shared/index.ts'
import type { SankeySettings } from './settings.ts'

export interface End {
  label: string
  cell: Cell
  /** Its place among all ends, in the order of the rows. */
  place: number
  /** The larger of what comes in and what goes out. */
  value: number
  incoming: Flow[]
  outgoing: Flow[]
}

export interface Flow {
  from: End
  to: End
  value: number
  rows: number[]
}

export interface Flows {
  source: Column
  target: Column
  metric: Column
  ends: End[]
  flows: Flow[]
  /** Flows that would lead back. */
  back: number
}

/** Undefined where columns are missing. Rows between the same ends are added up; nothing flows for zero and below. */
export function flowsOf(data: Data, settings: SankeySettings, format: Format): Flows | undefined {
  const [source, target, metric] = [settings.source, settings.target, settings.value].map((name) =>
    columnNamed(data.columns, name),
  )
  if (!source || !target || !metric) return undefined
  const ends = new Map<string, End>()
  const endOf = (column: Column, cell: Cell): End => {
    const label = cellLabel(format, column, cell)
    return remember(ends, label, () => ({ label, cell, place: ends.size, value: 0, incoming: [], outgoing: [] }))
  }
  const found = new Map<string, Flow>()
  for (const [row, cells] of data.rows.entries()) {
    const value = numberOf(cells[metric.index]) ?? 0
    if (value <= 0) continue
    const [from, to] = [endOf(source, cells[source.index] ?? null), endOf(target, cells[target.index] ?? null)]
    const key = `${from.place} ${to.place}`
    const flow = found.get(key)
    if (flow) {
      flow.value += value
      flow.rows.push(row)
    } else found.set(key, { from, to, value, rows: [row] })
  }
  const flows = withoutWaysBack([...found.values()])
  for (const flow of flows) {
    flow.from.outgoing.push(flow)
    flow.to.incoming.push(flow)
  }
  const sum = (list: readonly Flow[]) => list.reduce((all, { value }) => all + value, 0)
  for (const end of ends.values()) end.value = Math.max(sum(end.incoming), sum(end.outgoing))
  const used = [...ends.values()].filter(({ value }) => value > 0)
  return { source, target, metric, ends: used, flows, back: found.size - flows.length }
}

/** The largest flows first: one that closes a circle is left out. */
function withoutWaysBack(flows: readonly Flow[]): Flow[] {
  const onward = new Map<End, End[]>()
  const leads = (from: End, to: End): boolean => {
    const seen = new Set<End>()
    const open = [from]
    for (let end = open.pop(); end; end = open.pop()) {
      if (end === to) return true
      if (seen.has(end)) continue
      seen.add(end)
      open.push(...(onward.get(end) ?? []))
    }
    return false
  }
  const kept = new Set<Flow>()
  for (const flow of flows.toSorted((a, b) => b.value - a.value)) {
    if (leads(flow.to, flow.from)) continue
    kept.add(flow)
    onward.set(flow.from, [...(onward.get(flow.from) ?? []), flow.to])
  }
  return flows.filter((flow) => kept.has(flow))
}
