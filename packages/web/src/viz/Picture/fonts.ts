/** The fonts of the page, for pictures that leave it. */
import { readAsset } from '../../api/asset.ts'
import { holdsAny } from './unicode-range.ts'

const FAMILY = 'Inter Variable'

/** Rules with the subsets of our font that a text needs; what cannot be read is left to the fonts of the reader. */
export async function embeddedFonts(text: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap(facesOf).filter(({ range }) => holdsAny(range, text))
  const rules = await Promise.all(
    faces.map(async ({ address, range }) => {
      try {
        const data = await dataOf(await readAsset(address))
        return `@font-face{font-family:'${FAMILY}';font-weight:100 900;src:url(${data});unicode-range:${range}}`
      } catch {
        return ''
      }
    }),
  )
  return rules.join('')
}

function facesOf(sheet: CSSStyleSheet): { address: string; range: string }[] {
  return rulesOf(sheet).flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('font-family').includes(FAMILY)) return []
    const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1]
    const base = sheet.href ?? document.baseURI
    if (address === undefined) return []
    return [{ address: new URL(address, base).href, range: rule.style.getPropertyValue('unicode-range') }]
  })
}

/** None of a sheet of another origin. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(new Error('The font could not be read.'))
    reader.readAsDataURL(blob)
  })
}
