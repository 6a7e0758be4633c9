/** `npm start` as process managers run it: whatever ends any of its processes, nothing stays on the port. */
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { freePort } from '../support/free-port.ts'
import { until } from '../support/until.ts'
import { fillFolder } from './prepared-server.ts'
import { childrenOf, isAlive, temporaryFolder } from './running-server.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const WITHIN_MS = 30_000

interface Launched {
  npm: ChildProcess
  port: number
  /** npm, and all that it started. */
  processes(): number[]
}

async function npmStart(t: TestContext): Promise<Launched> {
  const port = await freePort()
  const dataDir = temporaryFolder(t)
  await fillFolder(t, dataDir)
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    // The Node that runs the tests comes first, as it would on a machine that has it.
    env: {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      HOME: process.env['HOME'],
      PORT: String(port),
      QUERENT_DATA_DIR: dataDir,
      QUERENT_LOAD_SAMPLE_CONTENT: 'false',
    },
    stdio: 'ignore',
  })
  const processes = () => descendantsOf(npm.pid ?? 0)
  const seen = new Set<number>()
  t.after(() => [...seen].filter(isAlive).forEach((id) => process.kill(id, 'SIGKILL')))
  await until('the server to answer', WITHIN_MS, async () => {
    processes().forEach((id) => seen.add(id))
    return answers(port)
  })
  return { npm, port, processes }
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

function descendantsOf(id: number): number[] {
  return isAlive(id) ? [id, ...childrenOf(id).flatMap(descendantsOf)] : []
}

async function untilGone(processes: readonly number[], port: number): Promise<void> {
  await until('all processes to end', WITHIN_MS, () => !processes.some(isAlive))
  assert.equal(await answers(port), false)
}

test('npm waits for the server that it stops, so that the port is free for the next', async (t) => {
  const { npm, port, processes } = await npmStart(t)
  const all = processes()
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  npm.kill('SIGTERM')
  await ended
  assert.equal(await answers(port), false)
  await untilGone(all, port)
})

for (const signal of ['SIGINT', 'SIGHUP'] as const) {
  test(`${signal} to npm stops the server`, async (t) => {
    const { npm, port, processes } = await npmStart(t)
    const all = processes()
    npm.kill(signal)
    await untilGone(all, port)
  })
}

test('kill -9 of any process of it leaves nothing behind', { timeout: 120_000 }, async (t) => {
  let count = 1
  for (let index = 0; index < count; index += 1) {
    const { port, processes } = await npmStart(t)
    const all = processes()
    count = all.length
    process.kill(all[index]!, 'SIGKILL')
    await untilGone(all, port)
  }
  t.diagnostic(`${count} processes`)
})

test('under a Node that is too old, the launcher that stays ends with the server, and the server with it', async (t) => {
  const port = await freePort()
  const launcher = spawn(
    process.execPath,
    ['--import', 'data:text/javascript,process.execve=undefined', 'scripts/querent.mjs', 'serve'],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        QUERENT_DATA_DIR: temporaryFolder(t),
        QUERENT_LOAD_SAMPLE_CONTENT: 'false',
      },
      stdio: 'ignore',
    },
  )
  await until('the server to answer', WITHIN_MS, () => answers(port))
  const all = descendantsOf(launcher.pid ?? 0)
  assert.ok(all.length > 1)
  launcher.kill('SIGKILL')
  await untilGone(all, port)
})

test('a registry that never answers is given up within seconds, and what npm keeps is tried', async (t) => {
  const folder = temporaryFolder(t)
  cpSync(join(ROOT, 'scripts/node.mjs'), join(folder, 'scripts/node.mjs'))
  for (const name of ['runtime', 'bin']) mkdirSync(join(folder, name))
  const calls = join(folder, 'calls')
  const npm = `#!/bin/sh\necho "$@" >> ${calls}\n[ "$1" != ping ] || exec sleep 100\n`
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o700 })
  const old =
    "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})"
  const launcher = spawn(process.execPath, ['--import', old, join(folder, 'scripts/node.mjs')], {
    env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  t.after(() => launcher.kill('SIGKILL'))
  let said = ''
  launcher.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await until('the launcher to give up', WITHIN_MS, () => launcher.exitCode !== null)
  assert.equal(launcher.exitCode, 1)
  assert.match(said, /this is 20\.19\.0\. A newer one is now downloaded into runtime\//)
  assert.match(
    said,
    /The npm registry has not answered within 15 seconds\.\nNode could not be downloaded\. Let this machine/,
  )
  assert.match(readFileSync(calls, 'utf8'), /^ping\nci .*--offline/)
})
