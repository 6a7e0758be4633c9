/**
 * Texts letter by letter: each glyph at its own width, as scenes are measured. The rules of the font for pairs and ligatures
 * are left out. Reading them took most of the time of a document, and pairs such as `7.` hid the point of a number.
 */

import type { TextRun } from '../fonts/index.ts'

interface Glyph {
  advanceWidth: number
}

interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

interface Run {
  glyphs: Glyph[]
  positions: Position[]
  readonly advanceWidth: number
}

/** A font as pdfkit holds it. */
interface HeldFont {
  glyphForCodePoint(code: number): Glyph
  layout(text: string): Run
}

/** Has a font lay out its texts so. */
export function layOutByLetter(font: HeldFont): void {
  font.layout = (text) => {
    const glyphs = Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0))
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    return {
      glyphs,
      positions,
      // The document brings the positions to its own scale, and then asks how wide all is.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}

/** Has a document write, with the font of a run and its glyphs as they are placed. */
export function writeRun(document: PDFKit.PDFDocument, run: TextRun, write: () => void): void {
  const { face } = run
  const isKnown = Reflect.get(Object(Reflect.get(document, '_registeredFonts')), face.name) !== undefined
  if (!isKnown) document.registerFont(face.name, face.file)
  document.font(face.name)
  const font = currentFont(document)
  const before = font.layout
  const letters = lettersOf(document)
  font.layout = () => placedRun(run, letters)
  write()
  font.layout = before
}

/** The id of a glyph for some letters. */
type Letters = (id: number, text: string) => number

const known = new WeakMap<object, Letters>()
const GLYPHS = 0x1_0000

/**
 * Documents keep the letters of each glyph, one text for each. A glyph with several, such as one for letters
 * that differ in their dots, is put in once for each of them, by ids that differ above 16 bits.
 */
function lettersOf(document: object): Letters {
  const { subset }: { subset?: Subset } = Object(Reflect.get(document, '_font'))
  if (subset === undefined) throw new Error('The document has no font.')
  const before = known.get(subset)
  if (before !== undefined) return before
  subset.includeGlyph = (id) => (subset.mapping[id] ??= subset.glyphs.push(id % GLYPHS) - 1)
  const texts = new Map<number, string[]>()
  const letters: Letters = (id, text) => {
    const own = texts.get(id) ?? []
    texts.set(id, own)
    const place = own.indexOf(text)
    const variant = place === -1 ? own.push(text) - 1 : place
    // The first glyph of a font has no letters.
    return id + GLYPHS * (id === 0 ? variant + 1 : variant)
  }
  known.set(subset, letters)
  return letters
}

/** Every glyph needs a text; this one is not seen. */
const NOTHING = '\u2060'

/** The glyphs that are put into a document. */
interface Subset {
  glyphs: number[]
  mapping: Record<number, number>
  includeGlyph(id: number): number
}

const isBase = ({ text, advance }: TextRun['glyphs'][number]) => text !== '' || advance > 0

/**
 * In units of the font; a new one each time, since documents change it. Glyphs in their places come first, in one piece, so
 * that readers of documents find no gaps in words; marks are put above and below them afterwards.
 */
function placedRun({ face, glyphs, width }: TextRun, letters: Letters): Run {
  const { unitsPerEm } = face.font
  const bases = glyphs.filter(isBase)
  const marks = glyphs.filter((glyph) => !isBase(glyph))
  const advances = bases.map(({ x }, at) => (bases[at + 1]?.x ?? width) - x)
  const start = bases[0]?.x ?? 0
  const positions = [
    ...bases.map(({ y }, at) => ({ xAdvance: advances[at] ?? 0, xOffset: at === 0 ? start : 0, yOffset: y })),
    ...marks.map(({ x, y }) => ({ xAdvance: 0, xOffset: x - width + start, yOffset: y })),
  ].map(({ xAdvance, xOffset, yOffset }) => ({
    xAdvance: xAdvance * unitsPerEm,
    yAdvance: 0,
    xOffset: xOffset * unitsPerEm,
    yOffset: yOffset * unitsPerEm,
  }))
  return {
    glyphs: [...bases, ...marks].map(({ glyph: { id, advanceWidth }, text }) => {
      const said = text === '' ? NOTHING : text
      return {
        id: letters(id, said),
        advanceWidth,
        codePoints: Array.from(said, (letter) => letter.codePointAt(0) ?? 0),
      }
    }),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

/** The font that a document writes with now, which its types leave out. */
export function currentFont(document: object): HeldFont {
  const held: unknown = Reflect.get(document, '_font')
  const font: unknown = typeof held === 'object' && held !== null ? Reflect.get(held, 'font') : undefined
  if (!isFont(font)) throw new Error('The document has no font.')
  return font
}

function isFont(value: unknown): value is HeldFont {
  return typeof value === 'object' && value !== null && 'glyphForCodePoint' in value && 'layout' in value
}
