/**
 * Measures the letters of Inter in Chromium and writes `packages/viz/src/text/widths.ts`, so that browser and server lay
 * out the same. Run after the font changed: `node scripts/node.mjs scripts/generate/text-widths.ts`, with the browser of the tests.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../../test/support/chromium.ts'

const FONT_FILES = 'node_modules/@fontsource-variable/inter/files'
const TARGET = 'packages/viz/src/text/widths.ts'

/** First and last letter of what is measured: Latin, Greek, Cyrillic, punctuation, currencies, arrows, relations. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x2010, 0x2027],
  [0x20a0, 0x20bf],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2264, 0x2265],
] as const

const WEIGHTS = [400, 600] as const

const unicode: Record<string, string> = JSON.parse(readFileSync(join(FONT_FILES, '../unicode.json'), 'utf8'))
const faces = globSync(`${FONT_FILES}/inter-*-opsz-normal.woff2`)
  .map((file) => {
    const subset = /inter-(.+)-opsz-normal/.exec(file)?.[1] ?? ''
    const data = readFileSync(file).toString('base64')
    return `@font-face{font-family:I;font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${unicode[subset] ?? 'U+0-10FFFF'}}`
  })
  .join('')

const browser = await chromium.launch({
  executablePath: chromiumPath ?? '',
  // The browser without windows rounds widths to whole pixels otherwise.
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--font-render-hinting=none'],
})
try {
  const page = await browser.newPage()
  await page.setContent(`<style>${faces}</style>`)
  const measure = `(async () => {
    const ranges = ${JSON.stringify(RANGES)}
    const context = document.createElement('canvas').getContext('2d')
    const result = {}
    for (const weight of ${JSON.stringify(WEIGHTS)}) {
      const font = weight + ' 14px I'
      const all = ranges.map(([a, b]) => Array.from({ length: b - a + 1 }, (_, i) => String.fromCodePoint(a + i)).join('')).join('')
      await document.fonts.load(font, all)
      context.font = font
      result[weight] = ranges.map(([a, b]) =>
        Array.from({ length: b - a + 1 }, (_, i) => Math.round(context.measureText(String.fromCodePoint(a + i)).width / 14 * 1000)))
    }
    return result
  })()`
  const widths = (await page.evaluate(measure)) as Record<string, number[][]>
  const packed = (list: number[]) => list.map((width) => Math.min(width, 1295).toString(36).padStart(2, '0')).join('')
  const lines = RANGES.map(([first], i) => {
    const [regular, semibold] = WEIGHTS.map((weight) => packed(widths[weight]?.[i] ?? []))
    return `  [0x${first.toString(16)}, '${regular}', '${semibold}'],`
  })
  writeFileSync(
    TARGET,
    `/** Written by scripts/generate/text-widths.ts. First letter, then widths in thousandths of an em, base 36, at weights 400 and 600. */
export const WIDTHS: readonly (readonly [first: number, regular: string, semibold: string])[] = [
${lines.join('\n')}
]
`,
  )
} finally {
  await browser.close()
}
