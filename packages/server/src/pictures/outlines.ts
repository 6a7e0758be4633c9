/** Texts as outlines of letters. The painter then needs neither a font nor rules of scripts. */
import { px, type TextNode } from '@querent/viz/scene/index.ts'
import type { Node } from '@querent/viz'
import type { Glyph } from 'fontkit'
import { shapeLine, writtenText, type TextLine } from './fonts/index.ts'

const HALO_WIDTH = 3

/** Pixels from the start of a text to its end. */
export function widthOf(text: TextNode): number {
  return lineOf(text).width * text.size
}

/** The same text as paths; none for blanks. */
export function outlined(node: TextNode): Node[] {
  const { size } = node
  const line = lineOf(node)
  const place = placing({ degrees: node.rotate ?? 0, scale: size })
  let start = node.anchor === 'end' ? -line.width : node.anchor === 'middle' ? -line.width / 2 : 0
  let d = ''
  for (const run of line.runs) {
    const turn = { degrees: node.rotate ?? 0, scale: size / run.face.font.unitsPerEm }
    for (const { glyph, x, y } of run.glyphs) {
      const outline = outlineOf(glyph, turn)
      const [right, down] = place(start + x, y)
      if (outline !== '') d += `M${px(node.x + right)} ${px(node.y + down)}${outline}`
    }
    start += run.width
  }
  if (d === '') return []
  const letters: Node = { kind: 'path', d, fill: node.fill }
  const halo: Node[] = node.halo === undefined ? [] : [{ kind: 'path', d, stroke: node.halo, width: HALO_WIDTH }]
  return [...halo, letters]
}

function lineOf({ text, weight = 400, isSlanted = false }: TextNode): TextLine {
  return shapeLine(writtenText(text), { weight, isSlanted })
}

/** The edge around the letters of a text, as it is on charts; none for blanks. */
export function haloOf(text: TextNode): Node[] {
  return outlined(text).filter((node) => node.kind === 'path' && node.stroke !== undefined)
}

interface Turn {
  degrees: number
  /** Pixels for a unit of the font. */
  scale: number
}

/** From units of the font, whose y goes up, to pixels. */
function placing({ degrees, scale }: Turn): (x: number, y: number) => [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return (x, y) => [x * cos + y * sin, x * sin - y * cos]
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['moveTo', 'm'],
  ['lineTo', 'l'],
  ['quadraticCurveTo', 'q'],
  ['bezierCurveTo', 'c'],
  ['closePath', 'z'],
])

/** A letter is drawn many times: its outline is kept, as steps from its origin. */
const outlines = new WeakMap<Glyph, Map<string, string>>()
const MOST_SIZES = 16

function outlineOf(glyph: Glyph, turn: Turn): string {
  const key = `${turn.scale} ${turn.degrees}`
  const own = outlines.get(glyph) ?? new Map<string, string>()
  const known = own.get(key)
  if (known !== undefined) return known
  const steps = stepsOf(glyph, turn)
  if (own.size >= MOST_SIZES) own.clear()
  outlines.set(glyph, own.set(key, steps))
  return steps
}

function stepsOf({ path }: Glyph, turn: Turn): string {
  const place = placing(turn)
  const round = (value: number) => Math.round(value * 100) / 100
  const parts: string[] = []
  let [penX, penY, startX, startY] = [0, 0, 0, 0]
  for (const { command, args } of path.commands) {
    const numbers: string[] = []
    let [x, y] = [penX, penY]
    for (let i = 0; i + 1 < args.length; i += 2) {
      const [right, down] = place(args[i]!, args[i + 1]!)
      ;[x, y] = [round(right), round(down)]
      numbers.push(`${px(x - penX)} ${px(y - penY)}`)
    }
    parts.push((LETTERS.get(command) ?? '') + numbers.join(' '))
    if (command === 'moveTo') [startX, startY] = [x, y]
    ;[penX, penY] = command === 'closePath' ? [startX, startY] : [x, y]
  }
  return parts.join('')
}
