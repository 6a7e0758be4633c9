/** The rules of a font for a text, and the letters of its glyphs. */
import type { Font, GlyphRun } from 'fontkit'

/**
 * As the font does, but with the letters of each glyph here: the font keeps those of its first use. Undefined for
 * rules that fontkit cannot read.
 */
export function layOut(font: Font, text: string, direction: 'ltr' | 'rtl'): GlyphRun | undefined {
  leaveLooseMarks(font)
  const getGlyph = font.getGlyph
  font.getGlyph = (id, codePoints = []) =>
    Object.create(getGlyph.call(font, id, codePoints), { codePoints: { value: codePoints } })
  try {
    return font.layout(text, undefined, undefined, undefined, direction)
  } catch {
    return undefined
  } finally {
    font.getGlyph = getGlyph
  }
}

const mended = new WeakSet<Font>()

/** A mark that has no place at a letter stays where it is; fontkit takes every letter to have a place for every mark. */
function leaveLooseMarks(font: Font): void {
  if (mended.has(font)) return
  mended.add(font)
  const { engine } = Object(Reflect.get(font, '_layoutEngine'))
  const positions: { applyAnchor(mark: object, anchor: object | null, base: number): void } | null | undefined =
    Object(engine).GPOSProcessor
  // Fonts without marks have none.
  if (positions === undefined || positions === null) return
  const apply = positions.applyAnchor
  positions.applyAnchor = (mark, anchor, base) => {
    if (anchor !== null) apply.call(positions, mark, anchor, base)
  }
}

interface MarkedGlyph {
  codes: readonly number[]
  /** Whether it is moved from its place in the line. */
  isMark: boolean
}

/**
 * The letters of each glyph, in the order in which they are read. Glyphs of a syllable change places; then all of its letters
 * are those of its first glyph that stays in its place.
 */
export function textsOfGlyphs(glyphs: readonly MarkedGlyph[], text: string): string[] {
  const letters = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const texts = glyphs.map(() => '')
  let [first, from, to] = [0, 0, 0]
  const open = new Map<number, number>()
  const count = (code: number, by: number) => {
    const left = (open.get(code) ?? 0) + by
    if (left === 0) open.delete(code)
    else open.set(code, left)
  }
  for (const [at, { codes }] of glyphs.entries()) {
    for (const code of codes) {
      count(code, 1)
      if (to < letters.length) count(letters[to++]!, -1)
    }
    const isEnd = at === glyphs.length - 1
    if (!isEnd && (open.size > 0 || to === from || glyphs[at + 1]?.codes.length === 0)) continue
    const base = glyphs.findIndex(({ isMark }, place) => place >= first && place <= at && !isMark)
    texts[base === -1 ? first : base] = String.fromCodePoint(...letters.slice(from, isEnd ? letters.length : to))
    ;[first, from] = [at + 1, to]
  }
  return texts
}
