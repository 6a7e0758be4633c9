/**
 * Follows the how-tos word by word in a copy of the sources: the files that they show, the changes, the commands, among
 * them the tests that they tell to write. At the end all that they added has to pass `npm run check`.
 */
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { copySources } from './copy.ts'
import { stepsOf } from './page.ts'

const PAGES = ['add-an-endpoint', 'add-a-clause', 'add-a-driver', 'add-an-export-format', 'add-a-setting', 'add-a-job']

describe('the how-tos', { concurrency: false }, () => {
  const copy = copySources()
  after(() => copy.remove())

  for (const page of PAGES) {
    test(`${page} works word by word`, async () => {
      for (const step of stepsOf(readFileSync(`docs/how-to/${page}.md`, 'utf8'))) await copy.follow(step)
    })
  }

  test('what they add is as the rest of the code', () => copy.follow({ kind: 'run', command: 'npm run -s check' }))
})
