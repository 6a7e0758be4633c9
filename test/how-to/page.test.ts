import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changed, commandsOnce, stepsOf } from './page.ts'

const page = (language: string, ...lines: string[]) => ['Text.', `\`\`\`${language}`, ...lines, '```', ''].join('\n')

test('blocks are new files, changes and commands, in order', () => {
  const text = [
    page('ts', '// a/b.ts', '', 'export const b = 1'),
    page('diff', '@@ a/index.ts @@', " import './a.ts'", "+import './b.ts'", '@@ c.json @@', '-1', '+2'),
    page('sh', 'npm test', 'npm run check'),
  ]
  assert.deepEqual(stepsOf(text.join('\n')), [
    { kind: 'create', file: 'a/b.ts', text: 'export const b = 1\n' },
    { kind: 'change', file: 'a/index.ts', before: "import './a.ts'\n", after: "import './a.ts'\nimport './b.ts'\n" },
    { kind: 'change', file: 'c.json', before: '1\n', after: '2\n' },
    { kind: 'run', command: 'npm test' },
    { kind: 'run', command: 'npm run check' },
  ])
})

test('blocks in lists are indented', () => {
  assert.deepEqual(stepsOf('1. First\n\n   ```ts\n   // a/b.ts\n   if (x) {\n     y()\n   }\n   ```\n'), [
    { kind: 'create', file: 'a/b.ts', text: 'if (x) {\n  y()\n}\n' },
  ])
})

test('a block that is no step is refused', () => {
  assert.throws(() => stepsOf(page('ts', 'const nowhere = 1')), /no step/)
  assert.throws(() => stepsOf(page('diff', '+nowhere')), /has to begin/)
})

test('a change is made where its lines stand, and only if they stand there once', () => {
  const change = { kind: 'change', file: 'a.ts', before: 'b\n', after: 'b\nc $&\n' } as const
  assert.equal(changed('a\nb\nbb\n', change), 'a\nb\nc $&\nbb\n')
  assert.throws(() => changed('a\nbb\n', change), /0 times/)
  assert.throws(() => changed('b\na\nb\n', change), /2 times/)
})

test('commands of several pages are run once, and their tests in one process', () => {
  const run = (command: string) => ({ kind: 'run', command }) as const
  const create = { kind: 'create', file: 'a.ts', text: '' } as const
  const steps = [
    run('npm run format'),
    run('npm test -- a b'),
    create,
    run('npm run generate sql'),
    run('npm run format'),
  ]
  assert.deepEqual(commandsOnce([...steps, run('npm test -- b c')]), [
    'npm run format',
    'npm run generate sql',
    'npm test -- a b c',
  ])
  assert.deepEqual(commandsOnce([create]), [])
})
