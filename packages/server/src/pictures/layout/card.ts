/** A card in its box: frame, title and what it shows. */
import type { Node, Words } from '@querent/viz'
import { inkOf, LIGHT } from '@querent/viz/color/index.ts'
import { fitSheet, sheetHeight, sheetScene, type FittedSheet } from '@querent/viz/sheet/index.ts'
import { fitText } from '@querent/viz/text/index.ts'
import type { ReadyQuestion } from '../draw/question.ts'
import { sentenceScene } from '../draw/sentence.ts'
import { cardFrame, drawWritten, type Written } from '../draw/written.ts'

/** A card that is ready to be drawn, on its place of the grid. */
export interface ReadyCard {
  row: number
  col: number
  size_x: number
  size_y: number
  content: { kind: 'written'; written: Written } | { kind: 'question'; title: string; ready: ReadyQuestion }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const PADDING = 10
const NUMBER_PADDING = 2
const TITLE = 12.5
/** Of a card, above what it shows. */
export const HEAD = 30
/** Below the last line of a table. */
export const FOOT = 4
const STRONG = 600
/** Charts that are lower than this share of their box lose what they say. */
const LEAST_CHART = 0.8

/** The table of a card at the width of its box; undefined for all else. */
export function sheetOf({ content }: ReadyCard, width: number, words: Words): FittedSheet | undefined {
  if (content.kind !== 'question' || content.ready.kind !== 'sheet') return undefined
  return fitSheet(content.ready.sheet, width - 2, words)
}

export function isChart({ content }: ReadyCard): boolean {
  return content.kind === 'question' && content.ready.kind === 'scene' && content.ready.room === 'picture'
}

/** What is below this height in pixels is cut or cannot be read. */
export function leastHeight(card: ReadyCard, { width, height }: Box, words: Words): number {
  const { content } = card
  if (content.kind === 'written') return drawWritten(content.written, { width, ink: inkOf(LIGHT) }).height
  const sheet = sheetOf(card, width, words)
  if (sheet !== undefined) return Math.min(height, HEAD + sheetHeight(sheet) + FOOT)
  return isChart(card) ? height * LEAST_CHART : height
}

export function cardNodes(card: ReadyCard, { width, height }: Box, words: Words): Node[] {
  const { content } = card
  const ink = inkOf(LIGHT)
  if (content.kind === 'written') {
    const drawn = drawWritten(content.written, { width, ink })
    // A heading is close to the cards below it.
    const y = content.written.kind === 'heading' ? Math.max(0, height - drawn.height) : 0
    return [{ kind: 'group', at: { x: 0, y }, nodes: drawn.nodes }]
  }
  const { title, ready } = content
  // Numbers keep a distance of their own.
  const padding = ready.kind === 'scene' && ready.room === 'number' ? NUMBER_PADDING : PADDING
  const body = { width: width - 2 * padding, height: Math.max(1, height - HEAD - padding) }
  const frame = framed(title, { width, height })
  const sheet = sheetOf(card, width, words)
  if (sheet !== undefined) {
    const room = { width: width - 2, height: height - HEAD - 2 }
    const scene = sheetScene(sheet, { ...room, paint: LIGHT, moreRows: words.moreRows })
    return [...frame, { kind: 'group', at: { x: 1, y: HEAD }, nodes: scene.nodes }]
  }
  if (ready.kind === 'sheet') return frame
  const scene = ready.kind === 'sentence' ? sentenceScene(ready.text, body) : ready.draw(body)
  return [...frame, { kind: 'group', at: { x: padding, y: HEAD }, nodes: scene.nodes }]
}

/** The frame of a card, and its title. */
export function framed(title: string, size: { width: number; height: number }): Node[] {
  const text = fitText(title, size.width - 2 * PADDING, TITLE, STRONG)
  const frame = cardFrame(size, inkOf(LIGHT))
  if (text === '') return frame
  return [...frame, { kind: 'text', x: PADDING, y: 20, text, size: TITLE, weight: STRONG, fill: inkOf(LIGHT).text }]
}
