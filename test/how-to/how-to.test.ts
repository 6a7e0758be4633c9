/**
 * Follows the how-tos word by word in a copy of the sources: the files that they show, the changes, and then the commands,
 * among them the tests that they tell to write. What several pages tell to run is run once, and all of their tests in one
 * process: a page stands on the pages before it anyway. At the end all that they added has to pass `npm run check`.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { copySources } from './copy.ts'
import { commandsOnce, stepsOf } from './page.ts'

const PAGES = ['add-an-endpoint', 'add-a-clause', 'add-a-driver', 'add-an-export-format', 'add-a-setting', 'add-a-job']

describe('the how-tos', { concurrency: false }, () => {
  const copy = copySources()
  after(() => copy.remove())
  const pages = PAGES.map((page) => ({ page, steps: stepsOf(readFileSync(`docs/how-to/${page}.md`, 'utf8')) }))

  for (const { page, steps } of pages) {
    test(`${page} fits the sources word by word`, async () => {
      assert.ok(steps.some(({ kind }) => kind === 'run'))
      for (const step of steps.filter(({ kind }) => kind !== 'run')) await copy.follow(step)
    })
  }

  for (const command of commandsOnce(pages.flatMap(({ steps }) => steps))) {
    test(command, () => copy.follow({ kind: 'run', command }))
  }

  test('what they add is as the rest of the code', () => copy.follow({ kind: 'run', command: 'npm run -s check' }))
})
