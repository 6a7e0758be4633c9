import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleFolder } from './folder.ts'
import { fileOf, START_PACKAGES } from './packages.ts'

const folder = bundleFolder() ?? ''
const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

before(() => execFileSync(process.execPath, [fileURLToPath(new URL('./make-bundle.ts', import.meta.url))]))

test('the bundle has the exports of the packages', async () => {
  assert.ok(existsSync(folder))
  for (const name of START_PACKAGES) {
    const own = Object.keys(await import(name)).filter((key) => key !== 'module.exports')
    const bundled = Object.keys(await import(pathToFileURL(join(folder, fileOf(name))).href))
    assert.deepEqual(bundled.sort(), own.sort(), name)
  }
})

test('a start loads third-party packages from the bundle alone', () => {
  const loaded = run(`
    import { registerHooks } from 'node:module'
    import { startQuickly } from ${url('./index.ts')}
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    startQuickly()
    await import(${url('../server.ts')})
    const { isValid } = await import(${url('../http/validation/validation.ts')})
    isValid({ type: 'string' }, 'x')
    console.log(JSON.stringify(loaded))`)
  const urls: string[] = JSON.parse(loaded)
  const bundled = urls.filter((loadedUrl) => loadedUrl.startsWith(pathToFileURL(folder).href))
  const others = urls.filter((loadedUrl) => loadedUrl.includes('/node_modules/') && !bundled.includes(loadedUrl))
  assert.ok(bundled.length >= START_PACKAGES.length - 3, bundled.join('\n'))
  assert.deepEqual(others, [])
})

test('without a bundle a start loads the packages as they are installed', () => {
  const printed = run(`
    import { resolveQuickly } from ${url('./resolve.ts')}
    resolveQuickly(undefined)
    const { createLogger } = await import(${url('../observe/log.ts')})
    console.log(typeof createLogger('silent').info)`)
  assert.equal(printed.trim(), 'function')
})

function run(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
}
