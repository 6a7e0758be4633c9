/**
 * Follows the commands of the pages for administrators against a new server, in their order: each page has to make what it uses,
 * but for the address of the server and a key.
 */
import assert from 'node:assert/strict'
import { execFile, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { setUp, startHealthy, temporaryFolder, type Client } from '../process/running-server.ts'
import { freePort } from '../support/free-port.ts'
import { postgresServer } from '../support/servers.ts'
import { until } from '../support/until.ts'

const HAS_TOOLS = ['curl --version', 'openssl version'].every(
  (command) => spawnSync(command, { shell: true }).status === 0,
)
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0
const FROM_PAGE = /SITE=http:\/\/localhost:3000\nKEY=mb_…\n/

interface Place {
  site: string
  key: string
}

const pageOf = (name: string) => readFileSync(new URL(`../../docs/how-to/${name}.md`, import.meta.url), 'utf8')

function blocksOf(page: string, language: string): string[] {
  return [...page.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'gm'))].map(
    ([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

/** The commands of a page from where it names the server and the key; what is before is for other machines. */
function commandsOf(page: string): string {
  const text = blocksOf(page, 'sh').join('echo\n')
  const at = text.search(FROM_PAGE)
  assert.notEqual(at, -1, 'the page makes SITE and KEY')
  return text.slice(at)
}

/** The lines that the commands print. @throws {Error} one of them fails, or uses a variable that none has made. */
async function follow(commands: string, { site, key }: Place): Promise<string[]> {
  const script = commands.replace(FROM_PAGE, `SITE=${site}\nKEY=${key}\n`)
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], { maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').filter((line) => line !== '')
}

async function newServer(t: TestContext): Promise<Place & { admin: Client }> {
  const env = { QUERENT_LOAD_SAMPLE_CONTENT: 'true' }
  const server = await startHealthy(t, { dataDir: temporaryFolder(t), env })
  const admin = await setUp(server)
  const made = await admin.call('POST', '/api/api-key', { name: 'Scripts', group_id: 2 })
  return { admin, site: `http://127.0.0.1:${server.port}`, key: made.json().unmasked_key }
}

/** Runs the receiver of a page. */
async function startReceiver(t: TestContext, source: string): Promise<{ url: string; printed(): string }> {
  const file = join(temporaryFolder(t), 'receiver.mjs')
  writeFileSync(file, source)
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: 'a long random text' }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => child.kill())
  const printed: string[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  const url = `http://localhost:${port}/`
  await until('the receiver', 30_000, () =>
    fetch(url, { method: 'POST' }).then(
      ({ status }) => status === 401,
      () => false,
    ),
  )
  return { url, printed: () => printed.join('') }
}

describe('commands of the pages for administrators', { skip: !HAS_TOOLS }, () => {
  test('set permissions, row rules, second factors, embed and rotate its key', async (t) => {
    const place = await newServer(t)
    await until('the examples', 60_000, async () => (await place.admin.call('GET', '/api/dashboard/1')).status === 200)

    const permissions = await follow(commandsOf(pageOf('set-permissions')), place)
    assert.match(permissions[0] ?? '', /"view-data":"unrestricted","create-queries":"query-builder"/)
    assert.equal(JSON.parse(permissions.at(-1) ?? '').questions[0].outcome, 'allowed')

    const rules = (await follow(commandsOf(pageOf('set-row-rules')), place)).join('')
    assert.match(rules, /\{"members":1,"missing":0\}/)
    assert.match(rules, /"question":"view","outcome":"limited"/)

    const factors = (await follow(commandsOf(pageOf('require-second-factors')), place)).join('')
    assert.match(factors, /"email":"admin@example.org"/)
    const required = await place.admin.call('GET', '/api/setting/second-factor-required-groups')
    assert.notEqual(required.status, 200, 'a session without a factor does nothing else')

    const embedded = await follow(commandsOf(pageOf('embed-with-signed-tokens')), place)
    assert.equal(embedded.at(-1), '{"done":true}')
    const cards = embedded
      .filter((line) => line.startsWith('{"dashcard_id"'))
      .map((line) => JSON.parse(line).result.status)
    assert.ok(cards.length > 0)
    assert.deepEqual(new Set(cards), new Set(['completed']))

    await follow(commandsOf(pageOf('rotate-the-embedding-key')), place)
  })

  test('add a webhook whose receiver checks signatures, and send an alert to it', async (t) => {
    const place = await newServer(t)
    await until('the examples', 60_000, async () => (await place.admin.call('GET', '/api/card/1')).status === 200)
    const page = pageOf('send-to-webhooks')
    const received = await startReceiver(t, blocksOf(page, 'js')[0] ?? '')
    const commands = commandsOf(page).replace('http://localhost:8080/', received.url)
    const [tested = '', ...rest] = await follow(commands, place)
    const { ok, request, answer } = JSON.parse(tested)
    assert.deepEqual([ok, answer.status], [true, 204], 'the signature is right')
    assert.match(JSON.parse(rest.at(-1) ?? '').data[0].state, /^(due|sent)$/)
    await until('the alert', 30_000, async () => /^alert delivery-\d+$/m.test(received.printed()))
    const { 'x-querent-signature': signature } = request.headers
    const send = async (header: string) =>
      (await fetch(received.url, { method: 'POST', body: request.body, headers: { 'x-querent-signature': header } }))
        .status
    assert.equal(await send(`sha256=${'0'.repeat(64)}`), 401)
    assert.equal(await send(`sha256=${'0'.repeat(64)}, ${signature}`), 204, 'one of several')
    if (!HAS_PYTHON) return
    const check = `${blocksOf(page, 'python')[0]}
import sys
body, header = sys.argv[1].encode(), sys.argv[2]
print(is_signed(body, header, "a long random text"), is_signed(body + b" ", header, "a long random text"))`
    const { stdout } = await promisify(execFile)('python3', ['-c', check, request.body, `sha256=0, ${signature}`])
    assert.equal(stdout.trim(), 'True False')
  })

  test('make an account that only reads on PostgreSQL, and connect with it', async (t) => {
    const place = await newServer(t)
    const database = await (await postgresServer()).createDatabase('reader')
    const role = `${database.name}_reader`
    const page = pageOf('connect-a-database').replaceAll('querent_reader', role)
    t.after(async () => {
      await database.exec(`drop owned by ${role}; drop role ${role}`)
      await database.drop()
    })
    await database.exec('create table orders (id int)')
    await database.exec((blocksOf(page, 'sql')[0] ?? '').replace('DATABASE shop', `DATABASE "${database.name}"`))
    const { host, port } = database.details
    const details = commandsOf(page).replace(
      '"host": "localhost", "port": 5432, "dbname": "shop"',
      `"host": "${host}", "port": ${port}, "dbname": "${database.name}"`,
    )
    assert.deepEqual(await follow(details, place), ['"account_warnings":[]'])
  })
})
