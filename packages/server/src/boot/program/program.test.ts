import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { bundleFolder, ROOT } from '../folder.ts'
import { freshProgram } from './index.ts'
import { contentOf, lookOf } from './stamp.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const folder = `node_modules/.cache/test-program-${process.pid}`
const source = `${folder}/source.ts`

before(() => {
  mkdirSync(join(ROOT, folder))
  for (const maker of ['../make-bundle.ts', './make-program.ts'])
    execFileSync(process.execPath, [fileURLToPath(new URL(maker, import.meta.url))])
})
after(() => rmSync(join(ROOT, folder), { recursive: true }))

test('a start loads of our sources only what finds the program', () => {
  const loaded = run(
    `import { registerHooks } from 'node:module'
    const own = []
    process.on('exit', () => console.log(JSON.stringify(own)))
    registerHooks({ load(url, context, next) {
      if (url.endsWith('.ts')) own.push(url)
      return next(url, context)
    } })`,
  )
  const urls: string[] = JSON.parse(loaded.trim().split('\n').at(-1) ?? '')
  assert.deepEqual(
    urls.filter((url) => !/\/server\/src\/(?:main\.ts|boot\/)/.test(url)),
    [],
  )
})

test('stacks name our sources', () => {
  const stack = run(`console.log = () => { throw new Error('no terminal') }`, 1)
  assert.match(stack, /Error: no terminal[^]*packages\/server\/src\/commands\/index\.ts:\d+:\d+/)
})

test('a file that is written again with another content of the same size and time is noticed', () => {
  writeFileSync(join(ROOT, source), 'export const a = 1')
  const { atime, mtime } = statSync(join(ROOT, source))
  const [look, content] = [lookOf([source], 'exact'), contentOf([source], '')]
  writeFileSync(join(ROOT, source), 'export const a = 2')
  utimesSync(join(ROOT, source), atime, mtime)
  assert.notEqual(lookOf([source], 'exact'), look)
  assert.notEqual(contentOf([source], ''), content)
  rmSync(join(ROOT, source))
  assert.equal(lookOf([source], 'exact'), undefined)
})

test('files that were only touched leave the program in use', () => {
  const now = new Date()
  utimesSync(fileURLToPath(new URL('../../version.ts', import.meta.url)), now, now)
  assert.notEqual(freshProgram(bundleFolder() ?? ''), undefined)
})

test('a watcher is given the sources', () => {
  process.env['WATCH_REPORT_DEPENDENCIES'] = '1'
  try {
    assert.equal(freshProgram(bundleFolder() ?? ''), undefined)
  } finally {
    delete process.env['WATCH_REPORT_DEPENDENCIES']
  }
})

/** Has the program say its version. @returns what it prints, or what it says when it ends with a code. */
function run(preload: string, code = 0): string {
  const importing = `--import=data:text/javascript,${encodeURIComponent(preload)}`
  const { status, stdout, stderr } = spawnSync(process.execPath, [importing, MAIN, '--version'], { encoding: 'utf8' })
  assert.equal(status, code, stderr)
  return code === 0 ? stdout : stderr
}
