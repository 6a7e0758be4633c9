/**
 * Texts as outlines of letters. The painter then needs neither a font nor rules of scripts, and each letter has its own
 * width, as scenes are measured.
 */
import { readFileSync } from 'node:fs'
import { px, type TextNode } from '@querent/viz/scene/index.ts'
import type { Node } from '@querent/viz'
import { create, type Font, type Glyph } from 'fontkit'
import { FONTS } from './fonts.ts'

const HALO_WIDTH = 3
const FORMLESS = /[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Variation_Selector}]/gu

const fonts = new Map<keyof typeof FONTS, Font>()

function fontOf(name: keyof typeof FONTS): Font {
  const known = fonts.get(name)
  if (known !== undefined) return known
  const font = create(readFileSync(FONTS[name]))
  fonts.set(name, font)
  return font
}

interface Outlined {
  /** The same text as paths; none for blanks. */
  nodes: Node[]
  /** Pixels from its start to its end. */
  width: number
}

export function outlined({ text, size, weight = 400, isSlanted = false, ...node }: TextNode): Outlined {
  const font = fontOf(weight >= 500 ? 'semibold' : isSlanted ? 'italic' : 'regular')
  const shown = text.toWellFormed().normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(FORMLESS, '')
  const glyphs = Array.from(shown, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0))
  const scale = size / font.unitsPerEm
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth * scale, 0)
  const turn = { degrees: node.rotate ?? 0, scale }
  const place = placing(turn)
  let at = node.anchor === 'end' ? -width : node.anchor === 'middle' ? -width / 2 : 0
  let d = ''
  for (const glyph of glyphs) {
    const outline = outlineOf(glyph, turn)
    const [x, y] = place(at / scale, 0)
    if (outline !== '') d += `M${px(node.x + x)} ${px(node.y + y)}${outline}`
    at += glyph.advanceWidth * scale
  }
  if (d === '') return { nodes: [], width }
  const letters: Node = { kind: 'path', d, fill: node.fill }
  const halo: Node[] = node.halo === undefined ? [] : [{ kind: 'path', d, stroke: node.halo, width: HALO_WIDTH }]
  return { nodes: [...halo, letters], width }
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
