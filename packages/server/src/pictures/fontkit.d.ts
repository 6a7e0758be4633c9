/** The part of the package that is used; it brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    /** In units of the font. */
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] }
  }

  export interface Font {
    readonly unitsPerEm: number
    glyphForCodePoint(code: number): Glyph
  }

  export function create(file: Uint8Array): Font
}
