/**
 * Texts letter by letter: each glyph at its own width, as scenes are measured. The rules of the font for pairs and ligatures
 * are left out. Reading them took most of the time of a document, and pairs such as `7.` hid the point of a number.
 */

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
