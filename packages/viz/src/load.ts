/** The displays one by one, for pages that draw few of them. */
import type { AnyVisualization } from './registry.ts'

const LOADERS: Readonly<Record<string, () => Promise<AnyVisualization>>> = {
  line: async () => (await import('./charts/line/index.ts')).line,
  bar: async () => (await import('./charts/bar/index.ts')).bar,
  area: async () => (await import('./charts/area/index.ts')).area,
  combo: async () => (await import('./charts/combo/index.ts')).combo,
  row: async () => (await import('./charts/row/index.ts')).row,
  scatter: async () => (await import('./charts/scatter/index.ts')).scatter,
  waterfall: async () => (await import('./charts/waterfall/index.ts')).waterfall,
  boxplot: async () => (await import('./charts/boxplot/index.ts')).boxplot,
  scalar: async () => (await import('./charts/scalar/index.ts')).scalar,
  smartscalar: async () => (await import('./charts/smartscalar/index.ts')).smartscalar,
  pie: async () => (await import('./charts/pie/index.ts')).pie,
  progress: async () => (await import('./charts/progress/index.ts')).progress,
  gauge: async () => (await import('./charts/gauge/index.ts')).gauge,
  funnel: async () => (await import('./charts/funnel/index.ts')).funnel,
  map: async () => (await import('./charts/map/index.ts')).map,
  sankey: async () => (await import('./charts/sankey/index.ts')).sankey,
}

/** The display of a stored name, loaded when it is first asked for; null when there is none. */
export async function loadVisualization(display: string): Promise<AnyVisualization | null> {
  return Object.hasOwn(LOADERS, display) ? ((await LOADERS[display]?.()) ?? null) : null
}
