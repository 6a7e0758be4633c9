/** The charts of a mail, drawn once for all mails of a delivery that show them in the same language. */
import type { Pictures } from '../../../../pictures/index.ts'
import { isEmptyResult, WRITTEN, type DeliveredCard } from '../../../content.ts'

export interface Drawing {
  pictures: Pick<Pictures, 'png'>
  /** Of the reader. */
  locale: string
  signal: AbortSignal
}

export interface Chart {
  png: Uint8Array
  /** That it is shown at, in CSS pixels. */
  width: number
  alt: string
}

/** As wide as a mail of 640 pixels without its margins. */
const SHOWN_WIDTH = 584
/** Charts are drawn smaller than they are shown: their print is as large as that of tables, and is read on a telephone. */
const CHART_WIDTH = 480
/** Of a pivot table, which is drawn. */
export const CHART_LIMITS = { rows: 20, columns: 12 }

/** By language, as long as somebody holds the card: a delivery has one mail for each address, and most show the same. */
const known = new WeakMap<DeliveredCard, Map<string, Promise<Chart | undefined>>>()

/** Undefined for what is written, and what cannot be drawn, which is a table then. */
export function chartOnce(card: DeliveredCard, drawing: Drawing): Promise<Chart | undefined> {
  const byLocale = known.get(card) ?? new Map<string, Promise<Chart | undefined>>()
  known.set(card, byLocale)
  const found = byLocale.get(drawing.locale)
  if (found !== undefined) return found
  const chart = chartOf(card, drawing)
  byLocale.set(drawing.locale, chart)
  chart.catch(() => byLocale.delete(drawing.locale))
  return chart
}

async function chartOf(card: DeliveredCard, { pictures, signal, locale }: Drawing): Promise<Chart | undefined> {
  if ('error' in card.result || isEmptyResult(card.result) || WRITTEN.has(card.display)) return undefined
  try {
    const width = card.display === 'pivot' ? SHOWN_WIDTH : CHART_WIDTH
    const size = { width, limits: CHART_LIMITS }
    const { bytes, summary } = await pictures.png(questionOf(card), size, { reader: { locale }, signal })
    return { png: bytes, width: SHOWN_WIDTH, alt: summary }
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}

export function questionOf({ result, display, title, settings }: DeliveredCard) {
  const answer = 'error' in result ? {} : { status: 'completed', data: { cols: result.cols, rows: result.rows } }
  return { kind: 'question', title, display, settings, answer } as const
}
