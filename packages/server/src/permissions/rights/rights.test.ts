/** Rights of people compared with a plain reading of the rules, over random groups. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Sandbox } from '../../store/index.ts'
import { combineRights, CREATE_QUERIES, DATA_MODEL, DOWNLOAD, VIEW_DATA, type TableLevels } from './index.ts'
import type { GroupRights } from './group-rights.ts'

const DATABASES = [1, 2]
/** Database 1 has tables 11 to 14, and so on. */
const tablesOf = (databaseId: number) => [1, 2, 3, 4].map((number) => databaseId * 10 + number)

type Level = 'view_data' | 'create_queries' | 'download' | 'data_model'
const ORDERS = { view_data: VIEW_DATA, create_queries: CREATE_QUERIES, download: DOWNLOAD, data_model: DATA_MODEL }
/** SQL is for whole databases. */
const TABLE_ORDERS = { ...ORDERS, create_queries: CREATE_QUERIES.slice(0, 2) }

/** One level for the database, or a level for every table. */
function levels(databaseId: number) {
  const tables = tablesOf(databaseId)
  const of = <Name extends Level>(name: Name) =>
    fc.oneof(
      fc.constantFrom(...(ORDERS[name] as readonly string[])),
      fc.tuple(...tables.map(() => fc.constantFrom(...(TABLE_ORDERS[name] as readonly string[])))),
    )
  return fc.record({
    details: fc.constantFrom('yes', 'no'),
    view_data: of('view_data'),
    create_queries: of('create_queries'),
    download: of('download'),
    data_model: of('data_model'),
  })
}

type Levels = typeof levels extends (id: number) => fc.Arbitrary<infer T> ? T : never

interface Group {
  databases: (Levels | null)[]
  /** Tables with a rule. */
  ruled: number[]
  /** Databases with a role. */
  roles: number[]
  application: boolean
}

const GROUP: fc.Arbitrary<Group> = fc.record({
  databases: fc.tuple(...DATABASES.map((id) => fc.option(levels(id), { freq: 6 }))),
  ruled: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, fc.subarray(DATABASES.flatMap(tablesOf))),
  roles: fc.oneof({ weight: 3, arbitrary: fc.constant<number[]>([]) }, fc.subarray(DATABASES)),
  application: fc.boolean(),
})

/** As the app database has it. */
function stored({ databases, ruled, roles, application }: Group, groupId: number): GroupRights {
  const entries = databases.flatMap((own, index) => {
    if (own === null) return []
    const databaseId = DATABASES[index]!
    const whole = (name: Level) => (typeof own[name] === 'string' ? own[name] : null)
    const tables = tablesOf(databaseId).map((tableId, place) => {
      const level = (name: Level) => (typeof own[name] === 'string' ? null : own[name][place])
      const row = {
        view_data: level('view_data'),
        create_queries: level('create_queries'),
        download: level('download'),
        data_model: level('data_model'),
      }
      return [tableId, row as TableLevels] as const
    })
    const isWhole = (['view_data', 'create_queries', 'download', 'data_model'] as const).every(
      (name) => whole(name) !== null,
    )
    const row = {
      details: own.details,
      view_data: whole('view_data'),
      create_queries: whole('create_queries'),
      download: whole('download'),
      data_model: whole('data_model'),
      tables: new Map(isWhole ? [] : tables),
    }
    return [[databaseId, row] as const]
  })
  const sandbox = (table_id: number) => ({
    id: table_id,
    group_id: groupId,
    table_id,
    db_id: Math.floor(table_id / 10),
    card_id: null,
    attribute_remappings: {},
  })
  return {
    groupId,
    databases: new Map(entries) as GroupRights['databases'],
    sandboxes: new Map(ruled.map((id): [number, Sandbox] => [id, sandbox(id)])),
    impersonations: new Map(roles.map((id) => [id, `role of ${groupId}`])),
    collections: new Map(),
    roots: new Map(),
    application: new Set(application ? ['monitoring'] : []),
  }
}

/** A plain reading of the contract (permissions, sections 2, 5 and 6). */
function naive(groups: readonly Group[], databaseId: number) {
  const at = DATABASES.indexOf(databaseId)
  const tables = tablesOf(databaseId)
  const ownLevel = (group: Group, name: Level, place: number): string => {
    const own = group.databases[at]
    if (own == null) return ORDERS[name][0]!
    return typeof own[name] === 'string' ? own[name] : own[name][place]!
  }
  const best = (name: Level, some: readonly string[]) =>
    ORDERS[name].findLast((level) => some.includes(level as string)) ?? ORDERS[name][0]!
  const worst = (name: Level, some: readonly string[]) => ORDERS[name].find((level) => some.includes(level as string))!
  const ofTable = (name: Level, place: number) =>
    best(
      name,
      groups.map((group) => ownLevel(group, name, place)),
    )
  const ofAll = (name: Level) =>
    worst(
      name,
      tables.map((_, place) => ofTable(name, place)),
    )
  const isUnderRole = (group: Group) => group.roles.includes(databaseId)
  const seesFreely = (group: Group) =>
    !isUnderRole(group) &&
    group.databases[at]?.view_data === 'unrestricted' &&
    !group.ruled.some((id) => tables.includes(id))
  const role = groups.some(isUnderRole) && !groups.some(seesFreely)
  const isRuled = (place: number) => {
    const id = tables[place]!
    const seeing = groups.filter((group) => ownLevel(group, 'view_data', place) !== 'blocked')
    const isFree = seeing.some(
      (group) =>
        ownLevel(group, 'view_data', place) === 'unrestricted' && !group.ruled.includes(id) && !isUnderRole(group),
    )
    return !isFree && seeing.some((group) => group.ruled.includes(id))
  }
  return { tables, ofTable, ofAll, role, isRuled, groups }
}

test('rights are the most over the groups, and over tables the least', () => {
  fc.assert(
    fc.property(fc.array(GROUP, { maxLength: 4 }), (groups) => {
      const rights = combineRights(groups.map(stored))
      for (const databaseId of DATABASES) {
        const expected = naive(groups, databaseId)
        const { tables, ofTable, ofAll, isRuled } = expected
        for (const [place, tableId] of tables.entries()) {
          assert.equal(rights.view(databaseId, tableId), ofTable('view_data', place))
          assert.equal(rights.download(databaseId, tableId), ofTable('download', place))
          assert.equal(rights.editsDataModel(databaseId, tableId), ofTable('data_model', place) === 'all')
          const mayQuery = ofTable('view_data', place) === 'unrestricted' && ofTable('create_queries', place) !== 'no'
          assert.equal(rights.createQueries(databaseId, tableId), mayQuery ? 'query-builder' : 'no')
          assert.equal(rights.sandboxes(databaseId, tableId).length > 0, isRuled(place))
        }
        assert.equal(rights.viewAll(databaseId), ofAll('view_data'))
        assert.equal(rights.downloadAll(databaseId), ofAll('download'))
        assert.equal(rights.roleAttributes(databaseId) !== null, expected.role)
        const ruled = tables.filter((_, place) => isRuled(place))
        assert.deepEqual([...rights.sandboxedTables(databaseId)].toSorted(), ruled)
        assert.equal(
          rights.queriesAll(databaseId),
          ofAll('view_data') === 'unrestricted' && ofAll('create_queries') !== 'no',
        )
        assert.equal(
          rights.managesDetails(databaseId),
          groups.some(({ databases }) => databases[DATABASES.indexOf(databaseId)]?.details === 'yes'),
        )
        const mayWriteSql =
          groups.some(
            ({ databases }) => databases[DATABASES.indexOf(databaseId)]?.create_queries === 'query-builder-and-native',
          ) &&
          ofAll('view_data') === 'unrestricted' &&
          (expected.role || ruled.length === 0)
        assert.equal(rights.createSomeQueries(databaseId) === 'query-builder-and-native', mayWriteSql)
      }
      assert.equal(
        rights.application('monitoring'),
        groups.some(({ application }) => application),
      )
      const isAnyRuled = DATABASES.some((id) => {
        const { role, tables, isRuled } = naive(groups, id)
        return role || tables.some((_, place) => isRuled(place))
      })
      assert.equal(rights.isUnderRule(), isAnyRuled)
    }),
    { numRuns: 2_000 },
  )
})

test('another group never takes a right away', () => {
  const rank = (order: readonly string[], level: string) => order.indexOf(level)
  fc.assert(
    fc.property(fc.array(GROUP, { maxLength: 3 }), GROUP, (groups, more) => {
      const before = combineRights(groups.map(stored))
      const after = combineRights([...groups, more].map(stored))
      for (const databaseId of DATABASES) {
        for (const tableId of tablesOf(databaseId)) {
          assert.ok(
            rank(VIEW_DATA, after.view(databaseId, tableId)) >= rank(VIEW_DATA, before.view(databaseId, tableId)),
          )
          assert.ok(
            rank(DOWNLOAD, after.download(databaseId, tableId)) >= rank(DOWNLOAD, before.download(databaseId, tableId)),
          )
          assert.ok(
            rank(CREATE_QUERIES, after.createQueries(databaseId, tableId)) >=
              rank(CREATE_QUERIES, before.createQueries(databaseId, tableId)),
          )
        }
        assert.ok(rank(DOWNLOAD, after.downloadAll(databaseId)) >= rank(DOWNLOAD, before.downloadAll(databaseId)))
      }
    }),
    { numRuns: 1_000 },
  )
})
