/** One picture: from plain data to bytes. */
import type { Scene } from '@querent/viz'
import { inkOf, LIGHT } from '@querent/viz/color/index.ts'
import { fitSheet, sheetHeight, sheetScene } from '@querent/viz/sheet/index.ts'
import { readyQuestion, type Drawing, type ReadyQuestion } from '../draw/question.ts'
import { sentenceScene } from '../draw/sentence.ts'
import { drawWritten, readWritten } from '../draw/written.ts'
import { measureByFonts, setTextLanguage } from '../fonts/index.ts'
import { liesAcross, planDashboard } from '../layout/plan.ts'
import { dashboardWords, pageWords } from '../page-words.ts'
import { SCALE, toPng } from '../png/index.ts'
import type { Bitmap, CardPicture, DashboardPicture, FoundMap, PaperChoice, PictureSize, Reader } from '../types.ts'
import type { Made, Work } from './messages.ts'

type FindMap = (key: string) => Promise<FoundMap | null>
type PageWords = Awaited<ReturnType<typeof pageWords>>

const NUMBER_HEIGHT = 120
const SENTENCE_HEIGHT = 80
const POSTER_ROWS = 30
const POSTER_MARGIN = 24
const MOST_ROWS = 2000

/** Draws what is wanted. @throws {Error} for what cannot be drawn. */
export async function draw(work: Work, findMap: FindMap): Promise<Made> {
  const page = await pageWords(work.reader.locale ?? 'en')
  setTextLanguage(page.locale)
  measureByFonts()
  const drawing = drawingOf(page, work.reader, findMap)
  switch (work.kind) {
    case 'card':
      return drawCard(work.card, work.size, drawing)
    case 'poster':
      return drawPoster(work.dashboard, work.size, drawing)
    case 'pdf':
      return drawPdf(work.dashboard, work.choice, drawing)
  }
}

function drawingOf(page: PageWords, reader: Reader, findMap: FindMap): Drawing {
  const { withLocalNames, parseJson, locale } = page
  return { words: page.words(), locale, reader, withLocalNames, parseJson, findMap }
}

async function drawCard(card: CardPicture, size: PictureSize, drawing: Drawing): Promise<Bitmap> {
  const scene =
    card.kind === 'written'
      ? await writtenScene(card.settings, size)
      : questionScene(await readyQuestion(card, drawing, size.limits ?? {}), size, drawing)
  const title = card.kind === 'question' ? card.title : ''
  return toPng({ ...scene, summary: scene.summary === '' ? title : scene.summary }, size.scale)
}

async function writtenScene(
  settings: Readonly<Record<string, unknown>>,
  { width, height }: PictureSize,
): Promise<Scene> {
  const { fillText } = await dashboardWords()
  const written = await readWritten(settings, (text, options) => fillText(text, new Map(), options))
  const drawn = drawWritten(written, { width, ink: inkOf(LIGHT) })
  const summary = 'text' in written ? written.text : ''
  return {
    width,
    height: height ?? Math.max(1, Math.ceil(drawn.height)),
    nodes: drawn.nodes,
    hits: [],
    legend: [],
    summary,
  }
}

function questionScene(ready: ReadyQuestion, { width, height, scale = SCALE }: PictureSize, { words }: Drawing): Scene {
  if (ready.kind === 'sheet') {
    const sheet = fitSheet(ready.sheet, width, words)
    const high = height ?? Math.ceil(sheetHeight(sheet))
    return sheetScene(sheet, { width, height: high, paint: LIGHT, moreRows: words.moreRows })
  }
  if (ready.kind === 'sentence') return sentenceScene(ready.text, { width, height: height ?? SENTENCE_HEIGHT })
  const usual = ready.room === 'number' ? NUMBER_HEIGHT : Math.round(Math.min(Math.max(width * 0.5, 220), 420))
  return ready.draw({ width, height: height ?? usual }, scale)
}

async function drawPoster(
  dashboard: DashboardPicture,
  { width, scale, limits }: PictureSize,
  drawing: Drawing,
): Promise<Bitmap> {
  const inner = width - 2 * POSTER_MARGIN
  const room = { width: inner, height: Infinity, rows: limits?.rows ?? POSTER_ROWS }
  const { pages } = await planDashboard(dashboard, { drawing, page: await dashboardWords(), room })
  const [only = { nodes: [], height: 0 }] = pages
  return toPng(
    {
      width,
      height: Math.ceil(only.height) + 2 * POSTER_MARGIN,
      nodes: [{ kind: 'group', at: { x: POSTER_MARGIN, y: POSTER_MARGIN }, nodes: only.nodes }],
      hits: [],
      legend: [],
      summary: dashboard.title,
    },
    scale,
  )
}

async function drawPdf(
  dashboard: DashboardPicture,
  { paper = 'a4', orientation, rows = MOST_ROWS }: PaperChoice,
  drawing: Drawing,
): Promise<Made> {
  const { toPdf, pageRoom } = await import('../pdf/index.ts')
  const isAcross = orientation === undefined ? liesAcross(dashboard) : orientation === 'landscape'
  const sheet = { paper, isAcross }
  const room = { ...pageRoom(sheet), rows }
  const { pages, bookmarks } = await planDashboard(dashboard, { drawing, page: await dashboardWords(), room })
  const footer = (number: number) => drawing.words.pageOf(number, pages.length)
  return { bytes: await toPdf({ title: dashboard.title, locale: drawing.locale, pages, bookmarks, sheet, footer }) }
}
