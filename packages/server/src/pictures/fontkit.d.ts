/** The part of the package that is used; it brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    /** In units of the font. */
    readonly advanceWidth: number
    readonly codePoints: readonly number[]
    readonly path: { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] }
  }

  /** In units of the font. */
  export interface GlyphPosition {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }

  export interface GlyphRun {
    readonly glyphs: Glyph[]
    readonly positions: GlyphPosition[]
  }

  export interface Font {
    readonly unitsPerEm: number
    readonly numGlyphs: number
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): Glyph
    getGlyph(id: number, codePoints?: readonly number[]): Glyph
    /** Glyphs from left to right. */
    layout(
      text: string,
      features?: readonly string[],
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun
    /** By the tags of its axes; none for a font of one weight. */
    readonly variationAxes: Readonly<Record<string, { readonly default: number }>>
    /** A variable font at one place of its axes. */
    getVariation(axes: Readonly<Record<string, number>>): Font
  }

  export function create(file: Uint8Array): Font
}

/** Its types are those of another form of the package. */
declare module 'bidi-js' {
  interface Bidi {
    /** A level for each UTF-16 unit; odd ones are read from right to left. */
    getEmbeddingLevels(text: string): { levels: Uint8Array; paragraphs: { level: number }[] }
    /** The other one of a pair, such as of brackets. */
    getMirroredCharacter(letter: string): string | null
  }
  export default function bidi(): Bidi
}
