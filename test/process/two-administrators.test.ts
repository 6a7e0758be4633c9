/** Two administrators change permissions at once, over two servers on one app database. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { postgresServer } from '../support/servers.ts'
import { connect, logIn, setUp, startHealthy, temporaryFolder, type Answer, type Client } from './running-server.ts'

/** Each of the tables changes, changes back, and changes once more. */
const ROUNDS = 17
/** How long a file may be read by a sync while a table is to be added. */
const LOCKED_FOR_MS = 30_000
const TABLES = 8

interface Two {
  admins: [Client, Client]
  folder: string
}

async function twoServers(t: TestContext): Promise<Two> {
  const folder = temporaryFolder(t)
  const database = await (await postgresServer()).createDatabase('administrators')
  const options = { dataDir: folder, env: { QUERENT_APP_DB_URL: database.url } }
  const first = await startHealthy(t, options)
  const admin = await setUp(first)
  const second = await startHealthy(t, options)
  return { admins: [admin, await logIn(second)], folder }
}

/** Which of the two was first; the other one was told to read again. */
function winnerOf(answers: readonly [Answer, Answer]): 0 | 1 {
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [200, 409], answers.map(({ text }) => text.slice(0, 200)).join('\n'))
  assert.match(answers[statuses.indexOf(409)]!.text, /^Looks like someone else edited the permissions/)
  return statuses[0] === 200 ? 0 : 1
}

const ok = (answer: Answer) => {
  assert.equal(answer.status, 200, answer.text)
  return answer.json()
}

async function changeDataGraph(t: TestContext, { admins, folder }: Two): Promise<void> {
  const [ada, bob] = admins
  const path = join(folder, 'tables.sqlite')
  const file = new DatabaseSync(path)
  for (let index = 0; index < TABLES; index += 1) file.exec(`create table t${index} (id integer primary key)`)
  file.close()
  const database = await connect(ada, 'sqlite', { db: path })
  const { id: group } = ok(await ada.call('POST', '/api/permissions/group', { name: 'Data' }))
  const tables: number[] = ok(await ada.call('GET', `/api/database/${database}?include=tables`)).tables.map(
    ({ id }: { id: number }) => id,
  )
  const read = async (admin: Client) => ok(await admin.call('GET', `/api/permissions/graph/group/${group}`))
  const words = new Map(tables.map((id) => [id, 'query-builder']))
  /** Each has half of the tables. */
  const wish = (who: number, round: number): [table: number, word: string] => [
    tables[((round >> 1) * 2 + who) % TABLES]!,
    (round >> 3) % 2 === 0 ? 'no' : 'query-builder',
  ]
  const put = (who: 0 | 1, revision: number, [table, word]: [number, string]) =>
    admins[who].call('PUT', '/api/permissions/graph', {
      revision,
      groups: { [group]: { [database]: { 'create-queries': { '': { [table]: word } } } } },
    })
  const { revision: before } = await read(ada)
  const wins = [0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const [{ revision }, { revision: other }] = await Promise.all([read(ada), read(bob)])
    assert.equal(revision, other)
    const wishes = [wish(0, round), wish(1, round)] as const
    const winner = winnerOf(await Promise.all([put(0, revision, wishes[0]), put(1, revision, wishes[1])]))
    wins[winner]! += 1
    words.set(...wishes[winner])
    const loser = winner === 0 ? 1 : 0
    ok(await put(loser, (await read(admins[loser])).revision, wishes[loser]))
    words.set(...wishes[loser])
  }
  const { revision, groups } = await read(bob)
  assert.equal(revision, before + 2 * ROUNDS)
  const shown = groups[group][database]['create-queries']
  const open = tables.filter((id) => words.get(id) !== 'no')
  const found = shown === undefined ? [] : shown[''] === 'query-builder' ? tables : Object.keys(shown['']).map(Number)
  assert.deepEqual(found, open)
  t.diagnostic(`first: ${wins.join(' and ')} times`)
}

async function changeCollectionGraph({ admins }: Two): Promise<void> {
  const [ada, bob] = admins
  const { id: group } = ok(await ada.call('POST', '/api/permissions/group', { name: 'Collections' }))
  const collections: number[] = []
  for (let index = 0; index < 4; index += 1) {
    collections.push(ok(await ada.call('POST', '/api/collection', { name: `C${index}` })).id)
  }
  const read = async (admin: Client) => ok(await admin.call('GET', '/api/collection/graph'))
  const permissions: Record<number, string> = Object.fromEntries(collections.map((id) => [id, 'none']))
  const put = (who: 0 | 1, revision: number, [collection, permission]: readonly [number, string]) =>
    admins[who].call('PUT', '/api/collection/graph', {
      revision,
      groups: { [group]: { [collection]: permission } },
    })
  const { revision: before } = await read(ada)
  for (let round = 0; round < ROUNDS; round += 1) {
    const { revision } = await read(round % 2 === 0 ? ada : bob)
    const permission = ['read', 'write', 'none'][(round >> 1) % 3]!
    const wishes = [0, 1].map((who) => [collections[(round % 2) * 2 + who]!, permission] as const)
    const winner = winnerOf(await Promise.all([put(0, revision, wishes[0]!), put(1, revision, wishes[1]!)]))
    const loser = winner === 0 ? 1 : 0
    ok(await put(loser, (await read(admins[loser])).revision, wishes[loser]!))
    for (const [id, word] of wishes) permissions[id] = word
  }
  const { revision, groups } = await read(bob)
  assert.equal(revision, before + 2 * ROUNDS)
  assert.deepEqual(groups[group], { root: 'none', ...permissions })
}

async function forceChanges({ admins, folder }: Two): Promise<void> {
  const [ada, bob] = admins
  const path = join(folder, 'growing.sqlite')
  const file = new DatabaseSync(path, { timeout: LOCKED_FOR_MS })
  file.exec('create table a0 (id integer primary key); create table b0 (id integer primary key)')
  const database = await connect(ada, 'sqlite', { db: path })
  const { id: group } = ok(await ada.call('POST', '/api/permissions/group', { name: 'Forced' }))
  const tablesNow = async (): Promise<{ id: number; name: string }[]> =>
    ok(await ada.call('GET', `/api/database/${database}?include=tables`)).tables
  const [a, b] = await tablesNow()
  const put = (admin: Client, words: object) =>
    admin.call('PUT', '/api/permissions/graph?force=true&skip-graph=true', {
      groups: { [group]: { [database]: words } },
    })
  for (let round = 0; round < ROUNDS; round += 1) {
    const word = round % 2 === 0 ? 'limited' : 'none'
    const queries = round % 2 === 0 ? 'no' : 'query-builder'
    file.exec(`create table n${round} (id integer primary key)`)
    const answers = await Promise.all([
      put(ada, { download: { schemas: { '': { [a!.id]: word } } } }),
      put(bob, { 'create-queries': { '': { [b!.id]: queries } } }),
      ada.call('POST', `/api/database/${database}/sync_schema`),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
  }
  file.close()
  const { groups } = ok(await bob.call('GET', `/api/permissions/graph/group/${group}`))
  const entry = groups[group][database]
  assert.deepEqual([entry.download.schemas[''][a!.id], entry['create-queries'][''][b!.id]], ['limited', undefined])
}

test('over two servers', async (t) => {
  const two = await twoServers(t)
  await t.test('of two changes of the data graph one wins, one is told, and nothing is lost', (own) =>
    changeDataGraph(own, two),
  )
  await t.test('of two changes of the collection graph one wins, one is told, and nothing is lost', () =>
    changeCollectionGraph(two),
  )
  await t.test('changes that go ahead whatever the revision are all made, also beside new tables', () =>
    forceChanges(two),
  )
})
