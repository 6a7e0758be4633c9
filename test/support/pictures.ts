/** Pictures compared as text with those that somebody has looked at. */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Set to write the pictures anew: the diff, and a look at them, show what a change does. */
const UPDATE = process.env['QUERENT_UPDATE_PICTURES'] === 'true'

/**
 * Compares a picture with `golden/<name>.svg` beside the test. `QUERENT_UPDATE_PICTURES=true npm test -- FILE` writes it.
 * @param test `import.meta.url` of the test.
 */
export function assertPicture(test: string, name: string, svg: string): void {
  const folder = fileURLToPath(new URL('./golden/', test))
  const file = `${folder}${name}.svg`
  assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
  if (UPDATE) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${svg}\n`)
  }
  assert.equal(`${svg}\n`, readFileSync(file, 'utf8'), `${name} differs from the picture that was looked at`)
}
