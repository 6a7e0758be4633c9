/** Lines of text as glyphs, from left to right: of any script, in either direction, each glyph at its own width. */
import { readFileSync } from 'node:fs'
import bidi from 'bidi-js'
import { create, type Glyph } from 'fontkit'
import { eastAsian, faceOf, type Face, type Weight } from './families.ts'
import { FONTS } from './inter.ts'
import { layOut, textsOfGlyphs } from './layout.ts'

interface TextStyle {
  weight: number
  isSlanted: boolean
}

/** A glyph in ems, from the start of its run. */
interface PlacedGlyph {
  glyph: Glyph
  x: number
  /** Upwards. */
  y: number
  advance: number
  /** Its letters; none for the second of two that are one letter. */
  text: string
}

/** Letters of one font and direction. */
export interface TextRun {
  face: Face
  /** In the order in which it is read. */
  text: string
  /** Place of its first letter in the line. */
  start: number
  glyphs: readonly PlacedGlyph[]
  /** In ems. */
  width: number
}

export interface TextLine {
  /** From left to right. */
  runs: readonly TextRun[]
  width: number
}

/** Letters that Inter has, and that do not change with their neighbors. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u02ff\u0370-\u0373\u0376\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff\u0400-\u0482\u048a-\u04ff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2190-\u2193\u2212\u2264\u2265]*$/
const FORMLESS = /[\p{Cc}\p{Variation_Selector}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const SPACE = 0x20
const JOINERS = /[\u200c\u200d]/g
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

let locale = 'en'
let order: ReturnType<typeof bidi> | undefined

/** The language whose forms Chinese letters have where the text does not say. */
export function setTextLanguage(wanted: string): void {
  locale = wanted
}

/** As it is written: whole letters, blanks as spaces, without marks for directions and lines. */
export function writtenText(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(FORMLESS, '')
}

export const isPlain = (text: string): boolean => PLAIN.test(text)

/** @param text As `writtenText` gives it. */
export function shapeLine(text: string, style: TextStyle): TextLine {
  const inter = interOf(style)
  if (isPlain(text)) return lineOf([byLetter({ face: inter, level: 0, text, start: 0 })])
  order ??= bidi()
  const { levels } = order.getEmbeddingLevels(text)
  const rest = eastAsian(text, locale)
  const weight = style.weight >= 500 ? 600 : 400
  const pieces: Piece[] = []
  for (const { segment, index } of segments.segment(text)) {
    const level = levels[index] ?? 0
    const last = pieces.at(-1)
    const isWithin = segment === ' ' && last?.level === level && hasSpace(last.face)
    const face = isWithin ? last.face : faceOfSegment(segment, { inter, weight, rest })
    if (last?.face === face && last.level === level) last.text += segment
    else pieces.push({ face, level, text: segment, start: index })
  }
  return lineOf(leftToRight(pieces).map(runOf))
}

function lineOf(runs: readonly TextRun[]): TextLine {
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
}

/** Those of emoji are as wide as an emoji. */
function hasSpace({ font }: Face): boolean {
  return font.hasGlyphForCodePoint(SPACE) && font.glyphForCodePoint(SPACE).advanceWidth < font.unitsPerEm / 2
}

interface Piece {
  face: Face
  /** Odd for what is read from right to left. */
  level: number
  text: string
  start: number
}

interface Choice {
  inter: Face
  weight: Weight
  rest: ReturnType<typeof eastAsian>
}

/** Of a letter with its marks, or an emoji of several. Inter, with its box, when nobody has it. */
function faceOfSegment(segment: string, { inter, weight, rest }: Choice): Face {
  const letter = String.fromCodePoint(segment.codePointAt(0) ?? 0)
  if (inter.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return inter
  return faceOf(letter, weight, rest) ?? inter
}

/** Sequences of the highest level are turned around first (rule L2 of Unicode's algorithm for both directions). */
function leftToRight(pieces: readonly Piece[]): readonly Piece[] {
  const turned = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < turned.length; from += 1) {
      let to = from
      while (to < turned.length && (turned[to]?.level ?? 0) >= level) to += 1
      if (to > from) turned.splice(from, to - from, ...turned.slice(from, to).toReversed())
      from = to
    }
  }
  return turned
}

function runOf(piece: Piece): TextRun {
  const isShaped = piece.face.isShaped || /\p{M}/u.test(piece.text)
  return (isShaped ? laidOut(piece) : undefined) ?? byLetter(piece)
}

/** By the font's own rules: joined letters, signs in their order, marks at their places. Undefined when they cannot be read. */
function laidOut({ face, level, text, start }: Piece): TextRun | undefined {
  const isLeftwards = level % 2 === 1
  const { unitsPerEm } = face.font
  const laid = layOut(face.font, text, isLeftwards ? 'rtl' : 'ltr')
  if (laid === undefined) return undefined
  const { glyphs: found, positions } = laid
  const marked = found.map(({ codePoints }, i) => {
    return { codes: codePoints, isMark: positions[i]?.xOffset !== 0 || positions[i]?.yOffset !== 0 }
  })
  const texts = textsOfGlyphs(isLeftwards ? marked.toReversed() : marked, text)
  if (isLeftwards) texts.reverse()
  let pen = 0
  const glyphs = found.map(({ id }, i): PlacedGlyph => {
    const { xAdvance, xOffset, yOffset } = positions[i]!
    const [x, y] = [(pen + xOffset) / unitsPerEm, yOffset / unitsPerEm]
    pen += xAdvance
    return { glyph: face.font.getGlyph(id), x, y, advance: xAdvance / unitsPerEm, text: texts[i] ?? '' }
  })
  return { face, text, start, glyphs, width: pen / unitsPerEm }
}

/** Each letter by itself. The font's rules for pairs are left out: reading them takes longer than all the rest. */
function byLetter({ face, level, text, start }: Piece): TextRun {
  const { unitsPerEm } = face.font
  const letters = [...text.replaceAll(JOINERS, '')]
  const isLeftwards = level % 2 === 1
  let x = 0
  const glyphs = (isLeftwards ? letters.toReversed() : letters).map((letter): PlacedGlyph => {
    const shown = isLeftwards ? (order?.getMirroredCharacter(letter) ?? letter) : letter
    const glyph = face.font.glyphForCodePoint(shown.codePointAt(0) ?? 0)
    const placed = { glyph, x, y: 0, advance: glyph.advanceWidth / unitsPerEm, text: letter }
    x += placed.advance
    return placed
  })
  return { face, text, start, glyphs, width: x }
}

const inters = new Map<keyof typeof FONTS, Face>()

function interOf({ weight, isSlanted }: TextStyle): Face {
  const name = weight >= 500 ? 'semibold' : isSlanted ? 'italic' : 'regular'
  const known = inters.get(name)
  if (known !== undefined) return known
  const file = readFileSync(FONTS[name])
  const face: Face = { name, file, font: create(file), isShaped: false }
  inters.set(name, face)
  return face
}
