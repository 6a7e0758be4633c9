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

/** The pages, in order, and what each has to tell to make anew. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'add-an-endpoint': ['npm run generate routes', 'npm run generate openapi', 'npm run generate compatibility'],
  'add-a-clause': ['npm run generate sql'],
  'add-a-driver': ['npm run generate sql'],
  'add-an-export-format': ['npm run generate openapi'],
  'add-a-setting': ['npm run generate reference'],
  'add-a-job': [],
  'add-a-filter-type': ['npm run generate messages'],
  'add-a-page': ['npm run generate messages'],
  'add-an-x-ray-rule': ['npm run generate messages'],
  'add-a-display': ['npm run generate messages'],
  'add-a-language': ['npm run generate messages'],
  'add-a-channel': ['npm run generate reference'],
  'add-a-delivery-channel': ['npm run generate openapi', 'npm run generate reference'],
}
/** What the commands of the pages have just made is up to date. */
const CHECK = 'npm run -s check -- types lint format boundaries licenses'

describe('the how-tos', { concurrency: false }, () => {
  const copy = copySources()
  after(() => copy.remove())
  const pages = Object.entries(PAGES).map(([page, makes]) => ({
    page,
    makes,
    steps: stepsOf(readFileSync(`docs/how-to/${page}.md`, 'utf8')),
  }))

  for (const { page, makes, steps } of pages) {
    test(`${page} fits the sources word by word`, async () => {
      const commands = commandsOnce(steps)
      assert.deepEqual(
        makes.filter((command) => !commands.includes(command)),
        [],
      )
      assert.match(commands.at(-1) ?? '', /^npm test -- /)
      for (const step of steps.filter(({ kind }) => kind !== 'run')) await copy.follow(step)
    })
  }

  for (const command of commandsOnce(pages.flatMap(({ steps }) => steps))) {
    test(command, () => copy.follow({ kind: 'run', command }))
  }

  test('what they add is as the rest of the code', () => copy.follow({ kind: 'run', command: CHECK }))
})
