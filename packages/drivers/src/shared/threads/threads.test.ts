import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endThreads, Thread } from './index.ts'

const HERE = new URL('./index.ts', import.meta.url).href
/** Shared with a thread: whether it may load on, and whether it has. */
const [GATE, LOADED] = [0, 1]

/** A module that loads for as long as the test wants, and then works on each message forever. */
const SLOW = `
  import { workerData } from 'node:worker_threads'
  import { takeMessages } from '${HERE}'
  Atomics.wait(workerData, ${GATE}, 0)
  Atomics.store(workerData, ${LOADED}, 1)
  takeMessages(() => { for (;;); })`

function started(code: string): { thread: Thread<string, never>; shared: Int32Array; exited: Promise<unknown> } {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const { promise: exited, resolve } = Promise.withResolvers<unknown>()
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const thread = new Thread<string, never>(entry, { workerData: shared }, { onMessage: () => {}, onExit: resolve })
  return { thread, shared, exited }
}

function open(shared: Int32Array): void {
  Atomics.store(shared, GATE, 1)
  Atomics.notify(shared, GATE)
}

test('a thread ends only when it has loaded, and then whatever it does', async () => {
  const { thread, shared, exited } = started(SLOW)
  thread.post('work')
  const ended = thread.end()
  open(shared)
  await ended
  assert.equal(Atomics.load(shared, LOADED), 1)
  assert.equal(await exited, undefined)
})

test('so do all of them before the process exits', async () => {
  const threads = [started(SLOW), started(SLOW)]
  const ended = endThreads()
  for (const { shared } of threads) open(shared)
  await ended
  for (const { shared } of threads) assert.equal(Atomics.load(shared, LOADED), 1)
})

test('a thread that fails to load ends by itself, with its error', async () => {
  const { thread, exited } = started('throw new Error("no such luck")')
  await thread.end()
  assert.match(String(await exited), /no such luck/)
})
