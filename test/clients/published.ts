/**
 * Runs published clients of the API. Without them their tests are left out, and `npm test` says so.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'
import { areClientsInstalled, PACKAGES } from './installed.ts'

const WITHIN_MS = 60_000

/** A test that runs a published client. */
export function clientTest(name: string, run: (t: TestContext) => Promise<void>): void {
  void test(name, { skip: areClientsInstalled ? false : 'the clients are not installed', timeout: 120_000 }, run)
}

/** A server on a port with a mail server, a key for clients, a database, and a dashboard with one question that has a goal. */
export async function siteForClients(t: TestContext) {
  const mails = await mailServer(t)
  const testing = await testServer(t, { env: mails.env })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const native = { query: "select 'paid' as state, 12 as orders" }
  const dataset_query = { database: shop.id, type: 'native', native }
  const visualization_settings = { 'graph.goal_value': 10 }
  const question = { name: 'Orders', display: 'bar', visualization_settings, dataset_query }
  const card: number = (await as.admin.post('/api/card', question)).body.id
  const { id: dashboard } = (await as.admin.post('/api/dashboard', { name: 'Morning' })).body
  const dashcards = [{ id: -1, card_id: card, row: 0, col: 0, size_x: 12, size_y: 6 }]
  const placed = (await as.admin.put(`/api/dashboard/${dashboard}`, { dashcards })).body.dashcards[0].id
  const key: string = (await as.admin.post('/api/api-key', { name: 'Client', group_id: 2 })).body.unmasked_key
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...testing, mails, shop, card, dashboard, placed, key, url }
}

export interface Ended {
  code: number | null
  output: string
  errors: string
}

/** Runs the program of a package in an environment that has nothing but what is given. */
export function runClient(program: string, args: readonly string[], env: Record<string, string>): Promise<Ended> {
  return run([`${PACKAGES}${program}`, ...args], env)
}

/** Runs code that imports the packages. */
export function runModule(code: string, env: Record<string, string>): Promise<Ended> {
  return run(['--input-type=module', '--eval', code], env)
}

function run(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: PACKAGES,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: WITHIN_MS,
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output, errors }))
  })
}

interface ToolResult {
  isError?: boolean
  content: { type: string; text: string }[]
}

/** Starts an MCP server of a package; gives a function that calls one of its tools and returns what it says. */
export async function startTools(t: TestContext, program: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [`${PACKAGES}${program}`], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const over = new Promise((resolve) => child.once('close', resolve))
  t.after(() => {
    child.kill('SIGKILL')
    return over
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const waiting = new Map<number, (answer: { result?: ToolResult; error?: unknown }) => void>()
  createInterface(child.stdout).on('line', (line) => {
    if (!line.startsWith('{')) return
    const answer = JSON.parse(line)
    waiting.get(answer.id)?.(answer)
  })
  let last = 0
  const say = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  async function ask(method: string, params: object): Promise<ToolResult | undefined> {
    const id = (last += 1)
    const answered = new Promise<{ result?: ToolResult; error?: unknown }>((resolve, reject) => {
      waiting.set(id, resolve)
      const late = setTimeout(() => reject(new Error(`${method} got no answer: ${errors}`)), WITHIN_MS)
      void over.then(() => {
        clearTimeout(late)
        reject(new Error(`The client ended: ${errors}`))
      })
      late.unref()
    })
    say({ id, method, params })
    const { result, error } = await answered
    assert.equal(error, undefined, JSON.stringify(error))
    return result
  }
  await ask('initialize', {
    protocolVersion: '2024-11-05',
    capabilities: {},
    clientInfo: { name: 'querent-tests', version: '1' },
  })
  say({ method: 'notifications/initialized' })
  return async (name: string, given: object): Promise<string> => {
    const result = await ask('tools/call', { name, arguments: given })
    return (result?.content ?? []).map(({ text }) => text).join('\n')
  }
}
