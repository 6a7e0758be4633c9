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
    // The collector frees the blocks on another thread, in its time.
    const deadline = performance.now() + 20_000
    let left = full
    while (left - start > 0.4 * (full - start) && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      trimNativeHeap()
      left = megabytes()
    }
    console.log(JSON.stringify([full - start, left - start]))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  const [full = 0, left = full]: number[] = JSON.parse(stdout)
  assert.ok(full > 20 && left < 0.4 * full, `${left} of ${full} MB are left`)
})
