/**
 * What anybody can send to the routes that are open without a login. `npm run test:doors -- COUNT SEED` sends more of it.
 *
 * Doors that stood open in servers of this kind, and where ours are tried:
 *
 * | door | tried in |
 * |---|---|
 * | objects in place of texts become SQL of the app database; public links with field filters | here |
 * | path tricks, a route without its check | `paths.test.ts`, `test/contract/authorization` |
 * | public answers that hold passwords of sources | here, `test/contract/public-doors.test.ts` |
 * | tokens, locked parameters | `test/contract/embed-doors.test.ts` |
 * | a session that takes the account | `test/contract/own-address.test.ts` |
 * | set-up tokens, validation of databases before the set-up | `test/contract/setup.test.ts` |
 * | details of connections that read files or run programs | `test/contract/data-doors.test.ts`, `own-database.test.ts` |
 * | rows, values and metadata of what somebody may not see | `test/contract/read-around-*.test.ts` |
 * | words of requests as keys of tables | `test/boundaries/tables.test.ts` |
 *
 * Without tests, because there is nothing like it yet: templates of deliveries and webhooks, channels of alerts, actions,
 * the model context protocol, OAuth, SCIM, comments, transforms, snapshots.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EMBEDDING_KEY, embeddedContent } from '../support/embedded-content.ts'
import { testServer, type TestServer } from '../support/test-server.ts'
import { draws, MARK, random, type Draw } from './hostile.ts'
import { operationsOf, type Operation } from './operations.ts'
import { recordSql } from './sql-recorder.ts'

const COUNT = Number(process.env['QUERENT_DOORS_COUNT'] ?? 2_000)
const SEED = Number(process.env['QUERENT_DOORS_SEED'] ?? 1)
/** Requests that are under way together. */
const AT_ONCE = 20
/** From each address so many, before it is slowed down. */
const PER_ADDRESS = 3

/** Of source code or of errors that say where they happened. */
const INSIDES =
  /\bat [^\n]{1,100}\.(?:ts|js|mjs):\d+|node_modules|TypeError|ReferenceError|is not a function|SQLITE_|syntax error at/

/** What the server keeps for itself: passwords of sources and of services, and where things are. */
const PASSWORDS = { source: 'door-source-81c2', mail: 'door-mail-5f0e', directory: 'door-directory-93ab' }

/** Gives the source of a card and the services of the server passwords. @returns where the source is */
async function keepPasswords({ as }: TestServer, card: number): Promise<string> {
  const { database_id } = (await as.admin.get(`/api/card/${card}`)).body
  const { details } = (await as.admin.get(`/api/database/${database_id}`)).body
  const kept = await as.admin.put(`/api/database/${database_id}`, {
    details: { ...details, password: PASSWORDS.source },
  })
  assert.equal(kept.body.details?.password, '**MetabasePass**', kept.text)
  for (const [key, value] of [
    ['email-smtp-password', PASSWORDS.mail],
    ['ldap-password', PASSWORDS.directory],
  ])
    assert.equal((await as.admin.put(`/api/setting/${key}`, { value })).status, 204)
  return String(details.db)
}

/** Valid words for the parameters of paths, so that requests come further than to the first check. */
type Known = Readonly<Record<string, readonly string[]>>

function addressOf({ path, queryNames }: Operation, draw: Draw, known: Known): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const words = known[name] ?? known['id'] ?? []
    return draw.isTrue(0.7) ? draw.of(words) : encodeURIComponent(draw.text()) || '0'
  })
  const query = [...queryNames, MARK, '__proto__']
    .filter(() => draw.isTrue(0.5))
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(draw.text())}`)
  return `${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`
}

/** JSON text: fields that the route knows, each of them as anything. */
function bodyOf({ bodyNames }: Operation, draw: Draw): string {
  if (draw.isTrue(0.05)) return draw.value()
  const names = [...bodyNames, ...(draw.isTrue(0.2) ? ['__proto__', 'constructor', MARK] : [])]
  return `{${names
    .filter(() => draw.isTrue(0.85))
    .map((name) => `${JSON.stringify(name)}: ${draw.value()}`)
    .join(', ')}}`
}

test('whatever strangers send is data: no part of a statement, no failure, and nothing is told', async (t) => {
  const server = await testServer(t)
  const { as, database } = server
  const at = await embeddedContent(server)
  await at.publish('card', at.card, { status: 'enabled', state: 'enabled' })
  await at.publish('dashboard', at.board, { status: 'enabled', state: 'enabled' })
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const source = await keepPasswords(server, at.card)
  const link = async (path: string) => String((await as.admin.post(path)).body.uuid)
  const [card, board] = [
    await link(`/api/card/${at.card}/public_link`),
    await link(`/api/dashboard/${at.board}/public_link`),
  ]
  const known: Known = {
    uuid: [card, board],
    token: [at.token('card', {}), at.token('board', {})],
    id: [String(at.card), String(at.board), String(at.dashcard), 'c-status', 'p-status'],
  }
  const isOpen = async ({ method, path }: Operation) => {
    const url = path.replaceAll(/\{[^}]+\}/g, '1')
    const { statusCode } = await server.server.app.inject({ method, url })
    return statusCode !== 401 && !(statusCode === 403 && !url.startsWith('/api/setup'))
  }
  const open: Operation[] = []
  for (const one of await operationsOf(server)) if (await isOpen(one)) open.push(one)
  assert.ok(open.length > 50, `${open.length} open routes`)

  const inside = [server.dataDir, source, database.env['QUERENT_DB_URL'] ?? server.dataDir]
  const secrets = [EMBEDDING_KEY, '$2b$', ...Object.values(PASSWORDS), ...inside]
  const draw = draws(random(SEED))
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  async function send(index: number): Promise<void> {
    const operation = draw.of(open)
    const url = addressOf(operation, draw, known)
    const payload = operation.method === 'GET' || draw.isTrue(0.02) ? undefined : bodyOf(operation, draw)
    const from = Math.floor(index / PER_ADDRESS)
    const remoteAddress = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`
    const headers = { ...(payload !== undefined && { 'content-type': 'application/json' }) }
    const answer = await server.server.app.inject({ method: operation.method, url, payload, headers, remoteAddress })
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    const isTelling = secrets.some((secret) => answer.payload.includes(secret)) || INSIDES.test(answer.payload)
    if (answer.statusCode < 500 && !isTelling) return
    const sent = `${operation.method} ${url.slice(0, 300)} ${payload?.slice(0, 500) ?? ''}`
    wrong.push(`${index}: ${answer.statusCode} ${answer.payload.slice(0, 300)}\n  ${sent}`)
  }
  const recorded = await recordSql(
    (sql) => sql.includes(MARK),
    async () => {
      for (let index = 0; index < COUNT; index += AT_ONCE) {
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, COUNT - index) }, (_, one) => send(index + one)))
        if (wrong.length > 20) break
      }
    },
  )
  assert.deepEqual(wrong, [], `seed ${SEED}`)
  assert.deepEqual(recorded.found, [], `seed ${SEED}`)
  assert.ok(recorded.count > COUNT / 10, `${recorded.count} statements were seen`)
  assert.ok((statuses.get(200) ?? 0) + (statuses.get(202) ?? 0) > COUNT / 50, JSON.stringify([...statuses]))
  assert.equal(Reflect.get({}, 'isAdmin'), undefined)
  assert.equal(Reflect.get({}, MARK), undefined)
  assert.equal((await as.admin.get('/api/user/current')).status, 200, 'the server goes on')
})

test('the recorder sees what it is there for', async () => {
  const { DatabaseSync } = await import('node:sqlite')
  const file = new DatabaseSync(':memory:')
  const { found } = await recordSql(
    (sql) => sql.includes(MARK),
    async () => file.prepare(`select '${MARK}'`).get(),
  )
  file.close()
  assert.equal(found.length, 1)
})
