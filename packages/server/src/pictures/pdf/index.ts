/** Pages of scenes as a PDF: vectors, texts that can be selected, the same bytes for the same input. */
import Document from 'pdfkit'
import { LIGHT } from '@querent/viz/color/index.ts'
import { FONTS } from '../fonts/index.ts'
import type { Bookmark, PlannedPage } from '../layout/flow.ts'
import type { Paper } from '../types.ts'
import { currentFont, layOutByLetter } from './letters.ts'
import { paintNodes } from './paint.ts'

/** A sheet of paper, as it lies. */
interface PaperSheet {
  paper: Paper
  isAcross: boolean
}

export interface Pages {
  title: string
  locale: string
  pages: readonly PlannedPage[]
  bookmarks: readonly Bookmark[]
  sheet: PaperSheet
  /** The text at the end of a page. @param number From 1. */
  footer(number: number): string
}

/** In points: 72 are an inch. */
const PAPERS: Readonly<Record<Paper, readonly [short: number, long: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
}
/** A pixel is 1/96 of an inch. */
const POINTS = 0.75
const MARGIN = 30
const FOOTER = 22
const FOOTER_SIZE = 7.5
/** Documents hold the time when they were made; the same input has to give the same bytes. */
const NO_TIME = new Date(0)

function pointsOf({ paper, isAcross }: PaperSheet): [width: number, height: number] {
  const [short, long] = PAPERS[paper]
  return isAcross ? [long, short] : [short, long]
}

/** What the cards of a page may take, in pixels. */
export function pageRoom(sheet: PaperSheet): { width: number; height: number } {
  const [width, height] = pointsOf(sheet)
  return { width: (width - 2 * MARGIN) / POINTS, height: (height - 2 * MARGIN - FOOTER) / POINTS }
}

/** The bytes of the document. */
export function toPdf({ title, locale, pages, bookmarks, sheet, footer }: Pages): Promise<Uint8Array> {
  const [width, height] = pointsOf(sheet)
  const size: [number, number] = [width, height]
  const document = new Document({
    size,
    margin: 0,
    autoFirstPage: false,
    // None of those that come with the library.
    font: '',
    lang: locale,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Producer: 'Querent', Creator: 'Querent', CreationDate: NO_TIME },
  })
  for (const [name, file] of Object.entries(FONTS)) {
    document.registerFont(name, file).font(name)
    layOutByLetter(currentFont(document))
  }
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
  })
  for (const [at, page] of pages.entries()) {
    document.addPage({ size, margin: 0 })
    for (const bookmark of bookmarks.filter((one) => one.page === at)) document.outline.addItem(bookmark.title)
    document.save()
    document.translate(MARGIN, MARGIN).scale(POINTS)
    paintNodes(document, page.nodes)
    document.restore()
    paintFooter(document, { title, number: footer(at + 1), width, height })
  }
  document.end()
  return done
}

interface Footer {
  title: string
  number: string
  width: number
  height: number
}

function paintFooter(document: PDFKit.PDFDocument, { title, number, width, height }: Footer): void {
  const y = height - MARGIN + 4
  paintNodes(document, [
    { kind: 'text', x: MARGIN, y, text: title, size: FOOTER_SIZE, fill: LIGHT.text3 },
    { kind: 'text', x: width - MARGIN, y, text: number, size: FOOTER_SIZE, fill: LIGHT.text3, anchor: 'end' },
  ])
}
