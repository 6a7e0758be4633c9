/** What permissions cost a large company: 5,000 groups, 201 databases with 10,000 tables, 10,000 collections. */
import { canQueryTable } from '../../packages/server/src/permissions/check.ts'
import { rightsReader } from '../../packages/server/src/permissions/with-rights.ts'
import type { Identity } from '../../packages/server/src/permissions/current-user.ts'
import { drain } from '../support/http.ts'
import {
  collectionId,
  databaseId,
  groupId,
  USERS,
  userId,
  WIDE_DATABASE,
  WIDE_TABLES,
  wideTableId,
} from '../support/permissions-content.ts'
import { permissionsServer, type PermissionsServer } from '../support/permissions-server.ts'
import type { BenchRow } from '../support/report.ts'
import { median } from '../support/stats.ts'

const ROUNDS = 20
const WARM_UPS = 3
/** One that has words for each of the 10,000 tables. */
const THOROUGH_GROUP = groupId(5)
const OTHER_GROUP = groupId(77)
/** In six groups, one of which reads all collections. */
const PLAIN_USER = userId(USERS)
const PASSWORD = 'bench pass 42x'

export async function permissions(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    const tested = await permissionsServer(engine)
    try {
      const own = [
        ...(await checks(tested)),
        ...(await changes(tested)),
        ...(await graphs(tested)),
        ...(await lists(tested)),
      ]
      rows.push(...own.map((row) => ({ ...row, what: `${engine}: ${row.what}` })))
    } finally {
      await tested.close()
    }
  }
  return rows
}

function figure(what: string, value: number, aim: number, unit: BenchRow['unit'] = 'ms'): BenchRow {
  return { what, value, limit: null, unit, aim, against: '' }
}

async function p50(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds + WARM_UPS; round += 1) {
    const before = performance.now()
    await work()
    if (round >= WARM_UPS) times.push(performance.now() - before)
  }
  return median(times)
}

async function identityOf({ store }: PermissionsServer): Promise<Identity> {
  const group_ids = (await store.groups.membershipsOf([PLAIN_USER])).map(({ group_id }) => group_id)
  const { id, email, first_name, last_name, type, locale } = (await store.users.find(PLAIN_USER))!
  return {
    id,
    email,
    first_name,
    last_name,
    type,
    locale,
    is_superuser: false,
    group_ids,
    managed_group_ids: [],
    sessionKeyHash: null,
    signedInAt: null,
    signedInWith: null,
    hasSecondFactor: false,
  }
}

/** What a request asks of a table, with the rights at hand and after a change of permissions. */
async function checks(tested: PermissionsServer): Promise<BenchRow[]> {
  const identity = await identityOf(tested)
  const withRights = rightsReader(tested.store)
  const versions = await tested.store.versions()
  let table = 0
  const check = async () => {
    const user = await withRights(identity, await tested.store.versions())
    table = (table % WIDE_TABLES) + 1
    return canQueryTable(user, WIDE_DATABASE, wideTableId(table))
  }
  const warm = await p50(check, 1_000)
  const afterOthers: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await tested.store.permissionRevisions.lock()
    const before = performance.now()
    await check()
    afterOthers.push(performance.now() - before)
  }
  const first = await p50(async () =>
    canQueryTable(await rightsReader(tested.store)(identity, versions), WIDE_DATABASE, 1),
  )
  return [
    figure('a check', warm, 1),
    figure('a check after a change for another group', median(afterOthers), 1),
    figure('the first check in a process: six groups, 17,000 words', first, 50),
  ]
}

async function changes({ call, bare }: PermissionsServer): Promise<BenchRow[]> {
  let round = 0
  const word = () => (round++ % 2 === 0 ? 'no' : 'query-builder')
  const put = (group: number, database: number, queries: unknown) =>
    call('PUT', '/api/permissions/graph?skip-graph=true&force=true', {
      groups: { [group]: { [database]: { 'create-queries': queries } } },
    })
  const ofDatabase = await p50(() => put(OTHER_GROUP, databaseId(8), word()))
  const ofTable = await p50(() => put(THOROUGH_GROUP, WIDE_DATABASE, { public: { [wideTableId(1)]: word() } }))
  // Each time the other 4,999 tables get words of their own, and lose them again.
  const ofFirstTable = await p50(async () => {
    await put(OTHER_GROUP, WIDE_DATABASE, 'query-builder')
    await put(OTHER_GROUP, WIDE_DATABASE, { public: { [wideTableId(1)]: 'no' } })
  })
  const statements = await p50(() =>
    bare(`begin; update cache_versions set version = version + 1 where kind = 'permissions';
      update table_permissions set create_queries = '${word()}' where group_id = ${THOROUGH_GROUP}
        and database_id = ${WIDE_DATABASE} and table_id = ${wideTableId(1)}; commit`),
  )
  const collection = await p50(() =>
    call('PUT', '/api/collection/graph?skip-graph=true&force=true', {
      groups: { [OTHER_GROUP]: { [collectionId(9)]: word() === 'no' ? 'read' : 'write' } },
    }),
  )
  return [
    figure('change of a database', ofDatabase, 50),
    figure('change of one of 5,000 tables', ofTable, 50),
    {
      ...figure('change of one of 5,000 tables, against bare SQL', ofTable, 100),
      limit: statements,
      against: 'the same row changed by bare SQL',
    },
    figure('change of all 5,000 tables to words of their own, and back', ofFirstTable, 100),
    figure('change of a collection', collection, 50),
  ]
}

async function graphs({ server, headers }: PermissionsServer): Promise<BenchRow[]> {
  const get = (path: string) => drain(server.url + path, { method: 'GET', headers })
  const ofGroup = await p50(() => get(`/api/permissions/graph/group/${THOROUGH_GROUP}`))
  const ofDatabase = await p50(() => get(`/api/permissions/graph/db/${databaseId(8)}`), 5)
  const ofWide = await p50(() => get(`/api/permissions/graph/db/${WIDE_DATABASE}`), 5)
  const before = server.peakMb()
  const start = performance.now()
  await get('/api/permissions/graph')
  const whole = performance.now() - start
  const collectionsStart = performance.now()
  await get('/api/collection/graph')
  return [
    figure('graph of one group, 10,000 tables', ofGroup, 100),
    figure('graph of one database', ofDatabase, 300),
    figure('graph of the database with 5,000 tables', ofWide, 600),
    figure('whole graph, a million entries', whole, 30_000),
    figure('collection graph, a million entries', performance.now() - collectionsStart, 5_000),
    figure('memory on top for whole graphs', server.peakMb() - before, 300, 'MB'),
  ]
}

async function lists({ server, headers, store, call }: PermissionsServer): Promise<BenchRow[]> {
  const groups = await p50(() => drain(`${server.url}/api/permissions/group`, { method: 'GET', headers }), 5)
  const { email } = (await store.users.find(PLAIN_USER))!
  await call('PUT', `/api/user/${PLAIN_USER}/password`, { password: PASSWORD })
  const { id } = await call('POST', '/api/session', { username: email, password: PASSWORD })
  const plain = { 'x-metabase-session': id }
  const tree = await p50(
    () => drain(`${server.url}/api/collection/tree?exclude-archived=true`, { method: 'GET', headers: plain }),
    5,
  )
  const root = await p50(() => drain(`${server.url}/api/collection/root/items`, { method: 'GET', headers: plain }), 5)
  return [
    figure('groups with their numbers of members', groups, 150),
    figure('tree of 10,000 collections for a plain user', tree, 250),
    figure('items of the root for a plain user', root, 100),
  ]
}
