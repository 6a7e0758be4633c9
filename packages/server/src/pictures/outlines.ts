/**
 * Texts as outlines of letters. Painters of SVG shape texts by rules of their scripts, in native code that ends the process
 * over some texts; outlines need no rules and no font. Each letter has its own width, as scenes are measured.
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

/** The same text as paths; none for blanks. */
export function outlined({ text, size, weight = 400, isSlanted = false, ...node }: TextNode): Node[] {
  const font = fontOf(weight >= 500 ? 'semibold' : isSlanted ? 'italic' : 'regular')
  const shown = text.toWellFormed().normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(FORMLESS, '')
  const glyphs = Array.from(shown, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0))
  const scale = size / font.unitsPerEm
  const width = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth * scale, 0)
  const start = node.anchor === 'end' ? -width : node.anchor === 'middle' ? -width / 2 : 0
  const place = placing({ x: node.x, y: node.y, degrees: node.rotate ?? 0, scale })
  let at = start / scale
  let d = ''
  for (const glyph of glyphs) {
    d += outlineOf(glyph, at, place)
    at += glyph.advanceWidth
  }
  if (d === '') return []
  const letters: Node = { kind: 'path', d, fill: node.fill }
  return node.halo === undefined ? [letters] : [{ kind: 'path', d, stroke: node.halo, width: HALO_WIDTH }, letters]
}

type Place = (x: number, y: number) => string

/** From units of the font, whose y goes up, to pixels of the picture. */
function placing(given: { x: number; y: number; degrees: number; scale: number }): Place {
  const { x: left, y: base, degrees, scale } = given
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return (x, y) => `${px(left + x * cos + y * sin)} ${px(base + x * sin - y * cos)}`
}

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['moveTo', 'M'],
  ['lineTo', 'L'],
  ['quadraticCurveTo', 'Q'],
  ['bezierCurveTo', 'C'],
  ['closePath', 'Z'],
])

function outlineOf({ path }: Glyph, at: number, place: Place): string {
  let d = ''
  for (const { command, args } of path.commands) {
    d += LETTERS.get(command) ?? ''
    for (let i = 0; i + 1 < args.length; i += 2) d += `${i > 0 ? ' ' : ''}${place(at + args[i]!, args[i + 1]!)}`
  }
  return d
}
