import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const src = fileURLToPath(new URL('../../packages/web/src/', import.meta.url))
const sheets = globSync('**/*.css', { cwd: src }).map((path) => ({
  path,
  text: bare(readFileSync(src + path, 'utf8')),
}))

function bare(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

function hits(pattern: RegExp, isMeant: (path: string) => boolean): string[] {
  return sheets
    .filter(({ path }) => isMeant(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit.trim()}`))
}

test('colors are written in tokens.css only', () => {
  const colors =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(|:[^;{]*\b(?:white|black|red|green|blue|gr[ae]y)\b[^;]*/gi
  assert.deepEqual(
    hits(colors, (path) => path !== 'app/tokens.css'),
    [],
  )
  assert.ok(hits(colors, (path) => path === 'app/tokens.css').length > 40)
})

/** Their sizes follow the rows that charts and tables measure, or wait for the next change there. */
const OWN_SIZES = /^(?:features\/dashboard-view|viz\/(?:Table|Pivot))\//

test('sizes of type and steps of space are written in tokens.css only', () => {
  const steps = [2, 4, 6, 8, 10, 12, 16, 20, 24, 32].map((step) => `${step}px`).join('|')
  const literal = new RegExp(`(?:font-size:\\s*[\\d.]+px|(?:gap|padding|margin)[a-z-]*:\\s*(?:${steps}))\\s*;`, 'g')
  assert.deepEqual(
    hits(literal, (path) => path !== 'app/tokens.css' && !OWN_SIZES.test(path)),
    [],
  )
})

test('properties follow the direction of writing', () => {
  const physical =
    /(?<=[;{\s])(?:(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)(?:-[a-z]+)*|(?:min-|max-)?(?:width|height)|border-(?:top|bottom)-(?:left|right)-radius)\s*:/g
  const aligned = /(?:text-align|float|clear)\s*:\s*(?:left|right)/g
  assert.deepEqual(
    hits(physical, () => true),
    [],
  )
  assert.deepEqual(
    hits(aligned, () => true),
    [],
  )
})
