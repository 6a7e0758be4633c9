/** Paints the nodes of scenes on pages of pdfkit. */
import type { Node } from '@querent/viz'
import type { TextNode } from '@querent/viz/scene/index.ts'
import { literal } from '../draw/literal.ts'
import { isPlain, shapeLine, writtenText } from '../fonts/index.ts'
import { haloOf } from '../outlines.ts'
import { writeRun } from './letters.ts'

type Document = PDFKit.PDFDocument

/** In their order, in the coordinates that hold now. */
export function paintNodes(document: Document, nodes: readonly Node[]): void {
  for (const node of nodes) paintNode(document, node)
}

function paintNode(document: Document, node: Node): void {
  switch (node.kind) {
    case 'rect': {
      const { x, y, width, height, radius = 0 } = node
      if (!isDrawn(width, height) || node.fill === 'none') return
      const round = Math.min(radius, width / 2, height / 2)
      if (round > 0) document.roundedRect(x, y, width, height, round)
      else document.rect(x, y, width, height)
      fill(document, node.fill, node.opacity)
      return
    }
    case 'circle':
      if (!isDrawn(node.radius, 1)) return
      document.circle(node.x, node.y, node.radius)
      fillAndStroke(document, node)
      return
    case 'line':
      document.moveTo(node.from.x, node.from.y).lineTo(node.to.x, node.to.y)
      stroke(document, node)
      return
    case 'path':
      if (node.d === '') return
      document.path(node.d)
      fillAndStroke(document, node)
      return
    case 'text':
      paintText(document, node)
      return
    case 'group':
      paintGroup(document, node)
  }
}

const isDrawn = (width: number, height: number): boolean => width > 0 && height > 0

function paintGroup(document: Document, { nodes, at, clip, opacity }: Extract<Node, { kind: 'group' }>): void {
  if (nodes.length === 0) return
  document.save()
  if (at !== undefined) document.translate(at.x, at.y)
  if (clip !== undefined) document.rect(clip.x, clip.y, Math.max(0, clip.width), Math.max(0, clip.height)).clip()
  if (opacity !== undefined) document.opacity(opacity)
  paintNodes(document, nodes)
  document.restore()
}

interface Painted {
  fill?: string
  opacity?: number
  stroke?: string
  width?: number
  dash?: string
}

function fill(document: Document, color: string, opacity = 1): void {
  if (opacity < 1) document.save().fillOpacity(opacity)
  document.fill(literal(color))
  if (opacity < 1) document.restore()
}

function fillAndStroke(document: Document, { fill: color = 'none', opacity = 1, ...line }: Painted): void {
  const isFilled = color !== 'none'
  if (line.stroke === undefined) {
    if (isFilled) fill(document, color, opacity)
    else document.fillOpacity(0).fill('#000000').fillOpacity(1)
    return
  }
  document.save()
  setLine(document, line)
  document.lineJoin('round').lineCap('round')
  if (isFilled) document.fillOpacity(opacity).fillAndStroke(literal(color), literal(line.stroke))
  else document.stroke(literal(line.stroke))
  document.restore()
}

function stroke(document: Document, line: Painted): void {
  document.save()
  setLine(document, line)
  document.stroke(literal(line.stroke ?? '#000000'))
  document.restore()
}

function setLine(document: Document, { width = 1, dash }: Painted): void {
  document.lineWidth(width)
  const lengths = (dash ?? '')
    .split(/[\s,]+/)
    .map(Number)
    .filter((length) => Number.isFinite(length) && length > 0)
  const [on, off = on] = lengths
  if (on !== undefined && off !== undefined) document.dash(on, { space: off })
}

function paintText(document: Document, node: TextNode): void {
  const { size, rotate = 0, halo, href } = node
  const text = writtenText(node.text)
  if (text.trim() === '' || !(size > 0)) return
  const line = layOut(document, node, text)
  const isTurned = rotate !== 0
  // As shapes: a text that is written twice is found and copied twice.
  if (halo !== undefined) paintNodes(document, haloOf(node))
  if (isTurned) document.save().rotate(rotate, { origin: [node.x, node.y] })
  document.fillColor(literal(node.fill))
  line.write()
  if (href !== undefined) document.link(line.x, node.y - size, line.width, size * 1.3, href)
  if (isTurned) document.restore()
}

interface LaidOut {
  /** Where it begins. */
  x: number
  width: number
  write(): void
}

function layOut(document: Document, node: TextNode, text: string): LaidOut {
  const { size, weight = 400, isSlanted = false, anchor = 'start', y, href } = node
  const startOf = (wide: number) =>
    anchor === 'end' ? node.x - wide : anchor === 'middle' ? node.x - wide / 2 : node.x
  const usual = { lineBreak: false, baseline: 'alphabetic' } as const
  document.font(weight >= 500 ? 'semibold' : isSlanted ? 'italic' : 'regular').fontSize(size)
  if (isPlain(text)) {
    const width = anchor === 'start' && href === undefined ? 0 : document.widthOfString(text)
    const x = startOf(width)
    return { x, width, write: () => document.text(text, x, y, usual) }
  }
  const line = shapeLine(text, { weight, isSlanted })
  const x = startOf(line.width * size)
  const write = () => {
    let at = x
    const placed = line.runs.map((run) => ({ run, x: (at += run.width * size) - run.width * size }))
    // In the order in which they are read, which is that of copied text.
    for (const { run, x: left } of placed.toSorted((a, b) => a.run.start - b.run.start)) {
      if (run.start > 0 && run.text.trim() === '') continue
      writeRun(document, run, () => document.text(run.text, left, y, { ...usual, features: [] }))
    }
  }
  return { x, width: line.width * size, write }
}
