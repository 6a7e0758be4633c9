/** Pictures beside what paints them alone: a bar chart as PNG, and a dashboard of 20 cards as PDF. */
import { createRequire } from 'node:module'
import { createPictures, type DashboardPicture, type PlacedPicture } from '../../packages/server/src/pictures/index.ts'
import { createFormat, LIGHT, readData, shapeOf, toSvg, visualizationOf } from '@querent/viz'
import type { BenchRow } from '../support/report.ts'
import { median } from '../support/stats.ts'

/** Of the server, which has the library. */
const { Resvg } = createRequire(new URL('../../packages/server/src/pictures/png.ts', import.meta.url))(
  '@resvg/resvg-js',
) as typeof import('@resvg/resvg-js')
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

/** Milliseconds of each round, after some that are not counted. */
async function timed(rounds: number, work: () => unknown): Promise<number> {
  for (let round = 0; round < WARM_UPS; round++) await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** The same scene by the library alone. */
function paintAlone(): () => unknown {
  const data = readData({ cols, rows: rowsOf(50) })
  const bar = visualizationOf('bar')!
  const settings = bar.complete({}, shapeOf(data))
  const scene = bar.scene({ data, settings, size: SIZE, format: createFormat({ columns: data.columns }), paint: LIGHT })
  const svg = toSvg(scene, { background: LIGHT.surface })
  const font = (name: string) => new URL(import.meta.resolve(`@expo-google-fonts/inter/${name}`)).pathname
  const fontFiles = [font('400Regular/Inter_400Regular.ttf'), font('600SemiBold/Inter_600SemiBold.ttf')]
  const options = { fitTo: { mode: 'zoom', value: 2 }, font: { fontFiles, loadSystemFonts: false } } as const
  return () => new Resvg(svg, options).render().asPng()
}

export async function pictures(): Promise<BenchRow[]> {
  const draw = createPictures(async () => undefined)
  try {
    const png = await timed(ROUNDS, () => draw.png(question('bar', 50), SIZE))
    const alone = await timed(ROUNDS, paintAlone())
    const pdf = await timed(DOCUMENTS, () => draw.pdf(dashboard()))
    return [
      {
        what: 'PNG of a bar chart of 50 points, p50',
        value: png,
        limit: alone,
        unit: 'ms',
        aim: 1.3,
        against: 'resvg alone, the same SVG',
      },
      { what: 'the same, as a whole', value: png, limit: null, unit: 'ms', aim: 40, against: '' },
      { what: 'PDF of a dashboard of 20 cards, p50', value: pdf, limit: null, unit: 'ms', aim: 400, against: '' },
    ]
  } finally {
    await draw.close()
  }
}
