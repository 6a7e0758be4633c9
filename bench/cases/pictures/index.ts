/** Pictures beside what paints them alone: a bar chart as PNG, and a dashboard of 20 cards as PDF. */
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import {
  createPictures,
  type DashboardPicture,
  type PlacedPicture,
} from '../../../packages/server/src/pictures/index.ts'
import { createFormat, LIGHT, readData, shapeOf, toSvg, visualizationOf } from '@querent/viz'
import type { BenchRow } from '../../support/report.ts'
import { median } from '../../support/stats.ts'

const WARM_UPS = 10
const ROUNDS = 60
const DOCUMENTS = 15
const SIZE = { width: 600, height: 320 }

const cols = [
  { name: 'CATEGORY', display_name: 'Category', base_type: 'type/Text', source: 'breakout' },
  { name: 'sum', display_name: 'Revenue', base_type: 'type/Float', source: 'aggregation' },
]
const rowsOf = (count: number) => Array.from({ length: count }, (_, i) => [`Item ${i + 1}`, 900 + ((i * 37) % 500)])

function question(display: string, count: number) {
  const answer = { data: { cols, rows: rowsOf(count) } }
  return { kind: 'question', title: 'Revenue by category', display, settings: {}, answer } as const
}

/** Twenty cards of the usual kinds, two abreast. */
function dashboard(): DashboardPicture {
  const kinds: readonly [display: string, rows: number][] = [
    ['bar', 50],
    ['line', 50],
    ['pie', 6],
    ['table', 10],
    ['scalar', 1],
  ]
  const cards = Array.from({ length: 20 }, (_, i): PlacedPicture => {
    const [display, count] = kinds[i % kinds.length]!
    return { row: Math.floor(i / 2) * 7, col: (i % 2) * 12, size_x: 12, size_y: 7, card: question(display, count) }
  })
  return { title: 'Twenty cards', filters: [], tabs: [{ name: '', cards }] }
}

/** The median of the milliseconds of each work, by turns, after some rounds that are not counted. */
async function timed(rounds: number, ...works: readonly (() => unknown)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = -WARM_UPS; round < rounds; round++) {
    for (const [at, work] of works.entries()) {
      const start = performance.now()
      await work()
      if (round >= 0) times[at]?.push(performance.now() - start)
    }
  }
  return times.map(median)
}

/** The same scene by the library alone, as a native one. */
function paintAlone(): () => unknown {
  const data = readData({ cols, rows: rowsOf(50) })
  const bar = visualizationOf('bar')!
  const settings = bar.complete({}, shapeOf(data))
  const format = createFormat({ columns: data.columns })
  const scene = bar.scene({ data, settings, size: SIZE, density: 2, format, paint: LIGHT })
  const svg = toSvg(scene, { background: LIGHT.surface })
  const font = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`))
  const fontFiles = [font('400Regular/Inter_400Regular.ttf'), font('600SemiBold/Inter_600SemiBold.ttf')]
  const options = { fitTo: { mode: 'zoom', value: 2 }, font: { fontFiles, loadSystemFonts: false } } as const
  return () => new Resvg(svg, options).render().asPng()
}

export async function pictures(): Promise<BenchRow[]> {
  const draw = createPictures(async () => undefined)
  try {
    const [png = NaN, alone = NaN] = await timed(ROUNDS, () => draw.png(question('bar', 50), SIZE), paintAlone())
    const [pdf = NaN] = await timed(DOCUMENTS, () => draw.pdf(dashboard()))
    return [
      {
        what: 'PNG of a bar chart of 50 points, p50',
        value: png,
        limit: alone,
        unit: 'ms',
        aim: 1.3,
        against: 'native resvg alone, the same SVG',
      },
      { what: 'the same, as a whole', value: png, limit: null, unit: 'ms', aim: 40, against: '' },
      { what: 'PDF of a dashboard of 20 cards, p50', value: pdf, limit: null, unit: 'ms', aim: 400, against: '' },
    ]
  } finally {
    await draw.close()
  }
}
