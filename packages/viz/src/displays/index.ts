/** The displays: one entry each, with all that dashboards and menus know of it before the code that draws it has loaded. */
import type { AnyVisualization } from '../registry.ts'

/** Columns and rows of the grid of a dashboard. */
type Cells = readonly [wide: number, high: number]

interface Display {
  /** Name of its icon on the page. */
  icon: string
  /** A new card's size (contract: dashboards, section 4). */
  size: Cells
  /** The smallest size of a card. */
  least: Cells
  /** How much room it needs on a phone and on paper. */
  kind: 'number' | 'picture' | 'detail' | 'table'
  /** Loads what draws it. Tables have none: they are components of the page. */
  load: (() => Promise<AnyVisualization>) | null
}

const CHART = { size: [12, 6], least: [4, 3], kind: 'picture' } as const
const TABLE = { size: [12, 9], least: [4, 3], kind: 'table', load: null } as const

/** They share so much that apart they would be many files of a few hundred bytes. */
const usual = () => import('../charts/usual/index.ts')

const DISPLAYS = {
  table: { ...TABLE, icon: 'table' },
  pivot: { ...TABLE, icon: 'pivot' },
  object: { ...TABLE, icon: 'detail', kind: 'detail' },
  line: { ...CHART, icon: 'line', load: async () => (await usual()).line },
  bar: { ...CHART, icon: 'bar', load: async () => (await usual()).bar },
  area: { ...CHART, icon: 'area', load: async () => (await usual()).area },
  combo: { ...CHART, icon: 'combo', load: async () => (await usual()).combo },
  row: { ...CHART, icon: 'row', load: async () => (await usual()).row },
  scatter: { ...CHART, icon: 'scatter', load: async () => (await import('../charts/scatter/index.ts')).scatter },
  waterfall: {
    ...CHART,
    icon: 'waterfall',
    size: [14, 6],
    load: async () => (await usual()).waterfall,
  },
  boxplot: { ...CHART, icon: 'boxplot', load: async () => (await import('../charts/boxplot/index.ts')).boxplot },
  scalar: {
    ...CHART,
    icon: 'number',
    size: [6, 3],
    least: [2, 2],
    kind: 'number',
    load: async () => (await usual()).scalar,
  },
  smartscalar: {
    ...CHART,
    icon: 'trend',
    size: [6, 3],
    least: [3, 2],
    kind: 'number',
    load: async () => (await usual()).smartscalar,
  },
  pie: { ...CHART, icon: 'pie', size: [12, 8], load: async () => (await usual()).pie },
  progress: {
    ...CHART,
    icon: 'progress',
    least: [3, 2],
    load: async () => (await import('../charts/progress/index.ts')).progress,
  },
  gauge: { ...CHART, icon: 'gauge', load: async () => (await import('../charts/gauge/index.ts')).gauge },
  funnel: { ...CHART, icon: 'funnel', load: async () => (await import('../charts/funnel/index.ts')).funnel },
  map: { ...CHART, icon: 'map', load: async () => (await import('../charts/map/index.ts')).map },
  sankey: {
    ...CHART,
    icon: 'sankey',
    size: [16, 10],
    load: async () => (await import('../charts/sankey/index.ts')).sankey,
  },
} as const satisfies Readonly<Record<string, Display>>

type Known = (typeof DISPLAYS)[keyof typeof DISPLAYS]

const has = (display: string): display is keyof typeof DISPLAYS => Object.hasOwn(DISPLAYS, display)

/** The entry of a stored name; that of bars when there is none. */
export function displayOf(display: string): Display & Pick<Known, 'icon'> {
  return has(display) ? DISPLAYS[display] : DISPLAYS.bar
}

/** What draws the display of a stored name, loaded when it is first asked for; null when it is not a picture. */
export async function loadVisualization(display: string): Promise<AnyVisualization | null> {
  return has(display) ? ((await DISPLAYS[display].load?.()) ?? null) : null
}
