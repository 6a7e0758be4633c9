/** Cards that somebody wrote: texts, headings, links. */
import { linkAddress } from '@querent/contract/links/index.ts'
import type { Ink, Node } from '@querent/viz'
import { fitText, textWidth } from '@querent/viz/text/index.ts'
import type { Block, Run } from './markdown.ts'

/** What a written card says, with values in place of its tags. */
export type Written =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; blocks: readonly Block[] }
  | { kind: 'link'; text: string; href: string | undefined }
  | { kind: 'nothing' }

export interface Drawn {
  nodes: Node[]
  /** In pixels. */
  height: number
}

interface Room {
  width: number
  ink: Ink
}

const HEADING = 17
const HEADING_LINE = 24
const BODY = 12.5
const LINE = 19
const LINK_HEIGHT = 38
const BLOCK_GAP = 7
const INDENT = 18
const HEADING_SIZES = [18, 16, 14, 13, 12.5, 12.5]
const STRONG = 600
const STRONG_FROM = 1

type Settings = Readonly<Record<string, unknown>>

/** @param fill Puts values in place of tags. @returns what the card says; nothing for pages of other sites and what is unknown. */
export async function readWritten(
  settings: Settings,
  fill: (text: string, options: { isMarkdown: boolean }) => string,
): Promise<Written> {
  const virtual: Settings = Object(settings['virtual_card'])
  const text = typeof settings['text'] === 'string' ? settings['text'] : ''
  if (virtual['display'] === 'heading') return { kind: 'heading', text: fill(text, { isMarkdown: false }) }
  if (virtual['display'] === 'text') return readText(fill(text, { isMarkdown: true }))
  if (virtual['display'] === 'link') return readLink(Object(settings['link']))
  const page =
    virtual['display'] === 'iframe' ? /https?:\/\/[^\s"'<>]+/.exec(String(settings['iframe'] ?? ''))?.[0] : null
  return page == null ? { kind: 'nothing' } : { kind: 'link', text: page, href: linkAddress(page) ?? undefined }
}

/** The parser is a third of all modules of the thread, and loads with the first text: charts in mails do without. */
async function readText(text: string): Promise<Written> {
  const { readMarkdown } = await import('./markdown.ts')
  return { kind: 'text', text, blocks: readMarkdown(text) }
}

function readLink(link: Settings): Written {
  const entity: Settings = Object(link['entity'])
  if (typeof entity['name'] === 'string') return { kind: 'link', text: entity['name'], href: undefined }
  const address = typeof link['url'] === 'string' ? linkAddress(link['url']) : null
  return address === null ? { kind: 'nothing' } : { kind: 'link', text: address, href: address }
}

/** A written card at the width that it has; as high as its text. */
export function drawWritten(written: Written, room: Room): Drawn {
  switch (written.kind) {
    case 'heading':
      return drawHeading(written.text, room)
    case 'text':
      return drawBlocks(written.blocks, room)
    case 'link':
      return drawLink(written, room)
    case 'nothing':
      return { nodes: [], height: 0 }
  }
}

function drawHeading(text: string, { width, ink }: Room): Drawn {
  const lines = linesOf([{ text, isStrong: true }], { width, size: HEADING })
  return placed(lines, { x: 0, y: 0, size: HEADING, line: HEADING_LINE, ink })
}

function drawLink({ text, href }: Extract<Written, { kind: 'link' }>, { width, ink }: Room): Drawn {
  const frame = cardFrame({ width, height: LINK_HEIGHT }, ink)
  const label: Node = {
    kind: 'text',
    x: 14,
    y: LINK_HEIGHT / 2 + 4.5,
    text: fitText(text, width - 28, BODY),
    size: BODY,
    fill: href === undefined ? ink.text : ink.accent,
    ...(href !== undefined && { href }),
  }
  return { nodes: [...frame, label], height: LINK_HEIGHT }
}

/** The ground and the edge of a card. */
export function cardFrame({ width, height }: { width: number; height: number }, ink: Ink): Node[] {
  return [
    { kind: 'rect', x: 0, y: 0, width, height, radius: 8, fill: ink.line },
    { kind: 'rect', x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5, radius: 7.25, fill: ink.surface },
  ]
}

function drawBlocks(blocks: readonly Block[], { width, ink }: Room): Drawn {
  const nodes: Node[] = []
  let y = 0
  for (const [at, block] of blocks.entries()) {
    const isTight = block.kind === 'item' && blocks[at - 1]?.kind === 'item'
    if (at > 0) y += isTight ? 2 : BLOCK_GAP
    const drawn = drawBlock(block, { width, ink, y })
    nodes.push(...drawn.nodes)
    y += drawn.height
  }
  return { nodes, height: y }
}

function drawBlock(block: Block, { width, ink, y }: Room & { y: number }): Drawn {
  const size = block.kind === 'heading' ? (HEADING_SIZES[block.level - STRONG_FROM] ?? BODY) : BODY
  const line = block.kind === 'heading' ? size * 1.45 : LINE
  const quote = block.isQuoted ? 14 : 0
  const indent = quote + (block.kind === 'item' ? (block.level + 1) * INDENT : block.kind === 'code' ? 10 : 0)
  if (block.kind === 'rule') {
    return { nodes: [{ kind: 'rect', x: 0, y: y + 4, width, height: 1, fill: ink.lineStrong }], height: 9 }
  }
  const lines = linesOf(block.runs, { width: width - indent - (block.kind === 'code' ? 10 : 0), size })
  const pad = block.kind === 'code' ? 6 : 0
  const text = placed(lines, { x: indent, y: y + pad, size, line, ink })
  const height = text.height + 2 * pad
  const before: Node[] = []
  if (block.kind === 'code')
    before.push({ kind: 'rect', x: quote, y, width: width - quote, height, radius: 5, fill: ink.sunken })
  if (block.isQuoted) before.push({ kind: 'rect', x: 0, y, width: 3, height, radius: 1.5, fill: ink.lineStrong })
  if (block.mark !== undefined) {
    before.push({
      kind: 'text',
      x: indent - 6,
      y: y + line * 0.72,
      text: block.mark,
      size,
      fill: ink.text2,
      anchor: 'end',
    })
  }
  return { nodes: [...before, ...text.nodes], height }
}

/** Words of runs, broken into lines. */
function linesOf(runs: readonly Run[], { width, size }: { width: number; size: number }): Run[][] {
  const lines: Run[][] = [[]]
  let used = 0
  for (const run of runs) {
    for (const piece of run.text.split(/(\n|\s+)/)) {
      if (piece === '') continue
      if (piece.includes('\n')) {
        lines.push([])
        used = 0
        continue
      }
      const wide = textWidth(piece, size, run.isStrong ? STRONG : 400)
      if (used + wide > width && used > 0) {
        lines.push([])
        used = 0
        if (piece.trim() === '') continue
      }
      const text = wide > width ? fitText(piece, width, size, run.isStrong ? STRONG : 400) : piece
      addTo(lines.at(-1)!, { ...run, text })
      used += wide
    }
  }
  return lines.filter((line, at) => line.length > 0 || at < lines.length - 1)
}

/** What looks the same is one text, which is chosen and copied as one. */
function addTo(line: Run[], run: Run): void {
  const last = line.at(-1)
  const isSame =
    last !== undefined &&
    last.isStrong === run.isStrong &&
    last.isSlanted === run.isSlanted &&
    last.isCode === run.isCode &&
    last.isStruck === run.isStruck &&
    last.href === run.href
  if (isSame) last.text += run.text
  else line.push({ ...run })
}

interface Place {
  x: number
  y: number
  size: number
  line: number
  ink: Ink
}

function placed(lines: readonly (readonly Run[])[], { x, y, size, line, ink }: Place): Drawn {
  const nodes: Node[] = []
  for (const [at, runs] of lines.entries()) {
    let left = x
    const baseline = y + at * line + line * 0.72
    for (const run of runs) {
      const weight = run.isStrong ? STRONG : 400
      // Blanks at the ends are room and not text: those who paint may leave them out.
      left += textWidth(/^\s*/.exec(run.text)?.[0] ?? '', size, weight)
      const text = run.text.trim()
      const wide = textWidth(text, size, weight)
      const after = textWidth(/\s*$/.exec(run.text.trimStart())?.[0] ?? '', size, weight)
      if (run.isCode)
        nodes.push({
          kind: 'rect',
          x: left - 2,
          y: baseline - size,
          width: wide + 4,
          height: size * 1.35,
          radius: 3,
          fill: ink.sunken,
        })
      nodes.push({
        kind: 'text',
        x: left,
        y: baseline,
        text,
        size,
        fill: run.href === undefined ? ink.text : ink.accent,
        ...(run.isStrong && { weight }),
        ...(run.isSlanted && { isSlanted: true }),
        ...(run.href !== undefined && { href: run.href }),
      })
      if (run.isStruck)
        nodes.push({ kind: 'rect', x: left, y: baseline - size * 0.32, width: wide, height: 1, fill: ink.text2 })
      left += wide + after
    }
  }
  return { nodes, height: lines.length * line }
}
