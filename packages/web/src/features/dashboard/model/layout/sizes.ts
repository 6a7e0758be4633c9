/** How large cards are at first and how small they may become, by what they show (contract: dashboards, section 4). */
import type { Size } from './rect.ts'

type Pair = readonly [size_x: number, size_y: number]

const CHART: Pair = [12, 6]
const DEFAULTS: Readonly<Record<string, Pair>> = {
  scalar: [6, 3],
  smartscalar: [6, 3],
  progress: [6, 4],
  gauge: [12, 6],
  pie: [12, 8],
  table: [12, 9],
  pivot: [12, 9],
  object: [12, 9],
  waterfall: [14, 6],
  sankey: [16, 10],
  heading: [24, 1],
  text: [12, 3],
  link: [8, 1],
  action: [4, 1],
  iframe: [12, 8],
  placeholder: [12, 6],
}

const LEAST_CHART: Pair = [4, 3]
const LEAST: Readonly<Record<string, Pair>> = {
  scalar: [2, 2],
  smartscalar: [3, 2],
  progress: [3, 2],
  table: [4, 3],
  pivot: [4, 3],
  object: [4, 3],
  heading: [2, 1],
  text: [2, 1],
  link: [3, 1],
  action: [2, 1],
  iframe: [3, 2],
  placeholder: [2, 1],
}

export function defaultSize(display: string): Size {
  return sizeOf(Object.hasOwn(DEFAULTS, display) ? DEFAULTS[display] : undefined, CHART)
}

export function leastSize(display: string): Size {
  return sizeOf(Object.hasOwn(LEAST, display) ? LEAST[display] : undefined, LEAST_CHART)
}

function sizeOf(pair: Pair | undefined, other: Pair): Size {
  const [size_x, size_y] = pair ?? other
  return { size_x, size_y }
}
