/** Where nodes are: rectangles that hold all that they paint, or a little more. */
import type { Node, Rect } from '@querent/viz'
import type { TextNode } from '@querent/viz/scene/index.ts'

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

const NOWHERE: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
const EVERYWHERE: Bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
/** What rounding adds to a coordinate. */
const ROUNDING = 0.02

const known = new WeakMap<Node, Bounds>()

export function boundsOf(node: Node): Bounds {
  const before = known.get(node)
  if (before !== undefined) return before
  const found = find(node)
  known.set(node, found)
  return found
}

/** For a node whose bounds are known better than by looking at it. */
export function noteBounds(node: Node, bounds: Bounds): void {
  known.set(node, bounds)
}

/** Of all of them. */
export function boundsOfAll(nodes: readonly Node[]): Bounds {
  return nodes.map(boundsOf).reduce(union, NOWHERE)
}

export function boundsOfRect({ x, y, width, height }: Rect): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/** How far letters of any script reach above and below their line, in ems. */
const ABOVE = 1.3
const BELOW = 0.6

export function boundsOfText({ x, y, size, anchor, rotate = 0 }: TextNode, width: number): Bounds {
  const start = anchor === 'end' ? -width : anchor === 'middle' ? -width / 2 : 0
  const angle = (rotate * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bounds = { ...NOWHERE }
  for (const right of [start - size / 4, start + width + size / 4]) {
    for (const down of [-size * ABOVE, size * BELOW])
      widen(bounds, x + right * cos - down * sin, y + right * sin + down * cos)
  }
  return bounds
}

export function isWithin(inner: Bounds, outer: Bounds): boolean {
  const { left, top, right, bottom } = grown(outer, ROUNDING)
  return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom
}

export function meet(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

export function moved({ left, top, right, bottom }: Bounds, x: number, y: number): Bounds {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

function find(node: Node): Bounds {
  switch (node.kind) {
    case 'rect':
      return boundsOfRect(node)
    case 'circle': {
      const { x, y, radius, width = 1 } = node
      return grown({ left: x, top: y, right: x, bottom: y }, radius + width)
    }
    case 'line': {
      const { from, to, width = 1 } = node
      return grown(union(pointAt(from.x, from.y), pointAt(to.x, to.y)), width)
    }
    case 'path':
      return grown(boundsOfPath(node.d) ?? EVERYWHERE, node.stroke === undefined ? 0 : (node.width ?? 1))
    case 'text':
      return EVERYWHERE
    case 'group': {
      const { at = { x: 0, y: 0 } } = node
      return moved(boundsOfAll(node.nodes), at.x, at.y)
    }
  }
}

const pointAt = (x: number, y: number): Bounds => ({ left: x, top: y, right: x, bottom: y })

function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function union(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
/** How many numbers follow a letter of a path. */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['M', 2],
  ['L', 2],
  ['H', 1],
  ['V', 1],
  ['Q', 4],
  ['C', 6],
  ['A', 7],
  ['Z', 0],
])

/** Undefined for a path with other letters than these. */
function boundsOfPath(d: string): Bounds | undefined {
  const pen = { x: 0, y: 0, startX: 0, startY: 0, bounds: { ...NOWHERE } }
  const tokens = d.match(TOKEN) ?? []
  let letter = ''
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] ?? ''
    if (/[a-z]/i.test(token.charAt(0))) {
      letter = token
      at += 1
    }
    const count = NUMBERS.get(letter.toUpperCase())
    if (count === undefined || (count === 0 && token !== letter)) return undefined
    draw(pen, letter, tokens.slice(at, at + count).map(Number))
    at += count
  }
  return pen.bounds
}

interface Pen {
  x: number
  y: number
  startX: number
  startY: number
  bounds: Bounds
}

function draw(pen: Pen, letter: string, numbers: readonly number[]): void {
  const upper = letter.toUpperCase()
  if (upper === 'Z') {
    ;[pen.x, pen.y] = [pen.startX, pen.startY]
    return
  }
  const [fromX, fromY] = letter === upper ? [0, 0] : [pen.x, pen.y]
  const [first = 0, second = 0] = numbers
  if (upper === 'H') moveTo(pen, fromX + first, pen.y)
  else if (upper === 'V') moveTo(pen, pen.x, fromY + first)
  else if (upper === 'A') drawArc(pen, numbers, { x: fromX, y: fromY })
  else
    for (let i = 0; i + 1 < numbers.length; i += 2)
      moveTo(pen, fromX + (numbers[i] ?? 0), fromY + (numbers[i + 1] ?? 0))
  if (upper === 'M') [pen.startX, pen.startY] = [fromX + first, fromY + second]
}

/** Control points of curves count as well: curves are between them. */
function moveTo(pen: Pen, x: number, y: number): void {
  ;[pen.x, pen.y] = [x, y]
  widen(pen.bounds, x, y)
}

function widen(bounds: Bounds, x: number, y: number): void {
  if (x < bounds.left) bounds.left = x
  if (x > bounds.right) bounds.right = x
  if (y < bounds.top) bounds.top = y
  if (y > bounds.bottom) bounds.bottom = y
}

function drawArc(pen: Pen, numbers: readonly number[], from: { x: number; y: number }): void {
  const [radiusX = 0, radiusY = 0, , isLarge = 0, , toX = 0, toY = 0] = numbers
  const [x, y] = [from.x + toX, from.y + toY]
  const [wide, high] = [Math.abs(x - pen.x), Math.abs(y - pen.y)]
  // A quarter of a circle is between its ends.
  const isQuarter = isLarge === 0 && Math.abs(wide - radiusX) < ROUNDING && Math.abs(high - radiusY) < ROUNDING
  if (!isQuarter) {
    const most = 2 * Math.max(radiusX, radiusY, wide, high)
    widen(pen.bounds, pen.x - most, pen.y - most)
    widen(pen.bounds, pen.x + most, pen.y + most)
  }
  moveTo(pen, x, y)
}
