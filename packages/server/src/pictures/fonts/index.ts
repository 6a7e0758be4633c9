/** The typefaces of pictures, and texts as glyphs of them. */
import { measureOthersBy } from '@querent/viz/text/index.ts'
import { shapeLine, writtenText } from './shape.ts'

export { FONTS } from './inter.ts'
export { isPlain, setTextLanguage, shapeLine, writtenText, type TextLine, type TextRun } from './shape.ts'

const MOST_KNOWN = 5_000
const known = new Map<string, number>()

/** Scenes are measured by the fonts that they are painted with. */
export function measureByFonts(): void {
  measureOthersBy((text, weight) => {
    const key = `${weight} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { width } = shapeLine(writtenText(text), { weight, isSlanted: false })
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, width)
    return width
  })
}
