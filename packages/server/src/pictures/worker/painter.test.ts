import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Work } from './messages.ts'
import { Painter } from './painter.ts'

const here = (file: string) => new URL(file, import.meta.url).href
/** The real thread, but for what it does first with a picture of the title that is given. */
function painter(t: TestContext, code: string, { mostMs = 60_000, idleMs = 4_000 } = {}): Painter {
  const entry = `
    import { draw } from '${here('./draw.ts')}'
    import { serve } from '${here('./serve.ts')}'
    import { paint } from '${here('../png/paint.ts')}'
    serve(async (work, findMap) => {
      if (work.card.title === 'breaks') { ${code} }
      return draw(work, findMap)
    })`
  const made = new Painter(async () => undefined, {
    mostMs,
    idleMs,
    entry: new URL(`data:text/javascript,${encodeURIComponent(entry)}`),
  })
  t.after(() => made.close())
  return made
}

function work(title: string): Work {
  const answer = { data: { cols: [{ name: 'n', base_type: 'type/Integer' }], rows: [[5]] } }
  const card = { kind: 'question', title, display: 'scalar', settings: {}, answer } as const
  return { kind: 'card', card, size: { width: 120, height: 60 }, reader: {} }
}

/** Three pictures at a time, and one afterwards. The second breaks. */
async function drawAround(draw: Painter): Promise<string[]> {
  const settled = await Promise.allSettled(['one', 'breaks', 'two'].map((title) => draw.draw(work(title))))
  const { bytes } = await draw.draw(work('three'))
  assert.equal(bytes[1], 0x50)
  return settled.map((one) => (one.status === 'fulfilled' ? 'drawn' : String(one.reason)))
}

/** A layer outside of the picture: resvg panics, which as a native library ends the process. */
const PANICS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">' +
  '<g opacity="0.5" transform="translate(500 500)"><path d="M0,0h9v9Z"/></g></svg>'

test('a picture that breaks the painter fails alone', async (t) => {
  const outcome = await drawAround(painter(t, `await paint('${PANICS}')`))
  assert.deepEqual(outcome, ['drawn', 'Error: The picture broke its painter.', 'drawn'])
})

test('so does one that ends the thread', async (t) => {
  const outcome = await drawAround(painter(t, 'process.exit(1)'))
  assert.deepEqual(outcome, ['drawn', 'Error: The thread that draws pictures ended.', 'drawn'])
})

test('and one that needs more memory than there is', async (t) => {
  const outcome = await drawAround(painter(t, 'for (const all = []; ; ) all.push(Array(1e5).fill({}))'))
  assert.deepEqual(outcome, ['drawn', 'Error: Drawing it takes more than 256 MB of memory.', 'drawn'])
})

test('and one that never ends', async (t) => {
  const outcome = await drawAround(painter(t, 'for (;;);', { mostMs: 5_000 }))
  assert.deepEqual(outcome, ['drawn', 'Error: Drawing it takes more than 5 seconds.', 'drawn'])
})

test('pictures that wait are drawn in their order, or fail when the painter is closed', async (t) => {
  const draw = painter(t, '')
  const order: string[] = []
  const titles = ['a', 'b', 'c']
  await Promise.all(titles.map(async (title) => order.push((await draw.draw(work(title)), title))))
  assert.deepEqual(order, titles)
  const waiting = titles.map((title) => assert.rejects(draw.draw(work(title)), /thread that draws pictures ended/))
  await draw.close()
  await Promise.all(waiting)
})

test('the painter is compiled once: later threads are given its code', async (t) => {
  const compilesAgain = `
    const { workerData } = await import('node:worker_threads')
    if (workerData.code === undefined) throw new Error('Nothing was given.')`
  const draw = painter(t, compilesAgain, { idleMs: 1 })
  await assert.rejects(draw.draw(work('breaks')), /Nothing was given/)
  await draw.draw(work('one'))
  while (draw.isRunning) await new Promise(setImmediate)
  const { bytes } = await draw.draw(work('breaks'))
  assert.equal(bytes[1], 0x50)
})
