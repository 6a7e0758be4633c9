import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { faultOfMessage } from '../../scripts/commit-message.ts'

/** The rules are younger than the history: they hold from here on. */
const SINCE = '831b7baed4c062cc65d193861e3b4e48d5ad2434'

/** Messages since then; none where there is no history, as in an archive or a shallow clone. */
function messages(): string[] {
  try {
    const log = execFileSync('git', ['log', '-z', '--no-merges', '--format=%B', `${SINCE}..HEAD`], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return log.split('\0').filter((message) => message.trim() !== '')
  } catch {
    return []
  }
}

test('commit messages say in a line what they do, and why where that is asked', () => {
  assert.deepEqual(
    messages().flatMap((message) => faultOfMessage(message) ?? []),
    [],
  )
})

test('a message without a type, too long, or without a reason is refused', () => {
  assert.equal(faultOfMessage('feat(web): show the time'), undefined)
  assert.equal(faultOfMessage('fix: close the file\n\nIt stayed open.\n'), undefined)
  assert.match(faultOfMessage('show the time') ?? '', /begin with a type/)
  assert.match(faultOfMessage('fix: close the file\n\n# a comment\n') ?? '', /says why/)
  assert.match(faultOfMessage(`docs: ${'long '.repeat(20)}`) ?? '', /may have 72/)
})
