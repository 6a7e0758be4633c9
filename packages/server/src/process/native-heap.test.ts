import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

const MODULE = new URL('./native-heap.ts', import.meta.url).href
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const hasGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header
const canTrim = process.platform === 'linux' && hasGlibc && (major > 26 || (major === 26 && minor >= 1))

test('free memory between blocks in use goes back to the system, without a warning', { skip: !canTrim }, () => {
  // Blocks too small to be given back one by one, of which every hundredth stays.
  const script = `
    import { readFileSync } from 'node:fs'
    import { trimNativeHeap } from ${JSON.stringify(MODULE)}
    const megabytes = () => Number(/RssAnon:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024
    const start = megabytes()
    const some = []
    const hold = () => {
      const all = Array.from({ length: 2_000 }, () => Buffer.allocUnsafeSlow(16_000).fill(1))
      some.push(...all.filter((_block, index) => index % 100 === 0))
      return megabytes()
    }
    const full = hold()
    gc()
    // The collector frees blocks on another thread.
    await new Promise((resolve) => setTimeout(resolve, 200))
    const freed = megabytes()
    trimNativeHeap()
    console.log(JSON.stringify([full, freed, megabytes()].map((one) => one - start)))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  const [full = 0, freed = 0, trimmed = 0]: number[] = JSON.parse(stdout)
  assert.ok(full > 30 && freed > 0.8 * full, `${stdout} MB: nothing was kept`)
  assert.ok(trimmed < 0.4 * full, `${stdout} MB`)
})
