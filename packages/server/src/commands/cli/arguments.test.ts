import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { editDistance, nearest } from '../../config/nearest.ts'

const command: Command = {
  about: 'Copies.',
  positionals: [{ name: 'FILE', summary: 'where to write' }],
  options: { to: { value: 'URL', summary: 'whereto' }, overwrite: { summary: 'even so' } },
  run: async () => undefined,
}

test('words are told apart, in any order', () => {
  const { positionals, options } = readArguments(['--to', 'postgres://x', 'a.db', '--overwrite'], command)
  assert.deepEqual(positionals, ['a.db'])
  assert.deepEqual(
    [...options],
    [
      ['to', 'postgres://x'],
      ['overwrite', true],
    ],
  )
  assert.deepEqual(readArguments(['--', '--a.db'], command).positionals, ['--a.db'])
})

const refusals: [words: string[], message: RegExp][] = [
  [['a.db', '--overwirte'], /^Unknown option --overwirte\. Did you mean --overwrite\?$/],
  [['a.db', '--toString'], /^Unknown option --toString\.$/],
  [['a.db', '-x'], /^Unknown option -x\.$/],
  [['a.db', 'b.db'], /^Unexpected argument: b\.db$/],
  [[], /^FILE is missing: where to write\.$/],
  [['a.db', '--to'], /^--to needs a value: --to URL$/],
  [['a.db', '--to='], /^--to needs a value/],
  [['a.db', '--overwrite=yes'], /^--overwrite takes no value\.$/],
]

for (const [words, message] of refusals) {
  test(`"${words.join(' ')}" is refused`, () => assert.throws(() => readArguments(words, command), { message }))
}

test('the nearest name is one that a slip of the finger explains', () => {
  assert.equal(editDistance('migrate', 'mirgate'), 1)
  assert.equal(nearest('bakcup', ['serve', 'backup']), 'backup')
  assert.equal(nearest('frobnicate', ['serve', 'backup']), undefined)
})
