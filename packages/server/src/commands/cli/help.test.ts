import assert from 'node:assert/strict'
import { test } from 'node:test'
import { variableLines } from './help.ts'

test('variables are explained for a terminal: no Markdown, and lines that fit', () => {
  const lines = variableLines().join('\n').split('\n')
  assert.deepEqual(
    lines.filter((line) => line.length > 120 || /\]\(|`/.test(line)),
    [],
  )
  assert.match(lines.join(' '), /See "behind a proxy" in docs\/reference\/configuration\.md/)
})
