import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ConnectionProperty } from '../../api/database-admin.ts'
import { bodyOf, errorsOf, isAccountTooStrong, missingOf, nameIn, scriptOf, valuesOf, visibleOf } from './model.ts'
import { readUri } from './uri.ts'

const FIELDS: ConnectionProperty[] = [
  { name: 'host', 'display-name': 'Host', required: true },
  { name: 'port', 'display-name': 'Port', type: 'integer', default: 5432 },
  { name: 'dbname', 'display-name': 'Database name', required: true },
  { name: 'user', 'display-name': 'Username' },
  { name: 'password', 'display-name': 'Password', type: 'password' },
  { name: 'ssl', 'display-name': 'SSL', type: 'boolean', default: false },
  { name: 'ssl-mode', 'display-name': 'Mode', type: 'select', default: 'require', 'visible-if': { ssl: true } },
  { name: 'ssl-key', 'display-name': 'Key', type: 'textFile', 'visible-if': { 'ssl-mode': ['verify-ca'] } },
  { name: 'advanced-options', 'display-name': 'Advanced', type: 'section', default: false },
  { name: 'additional-options', 'display-name': 'More', 'visible-if': { 'advanced-options': true } },
  { name: 'auto_run_queries', 'display-name': 'Rerun', type: 'boolean', 'visible-if': { 'advanced-options': true } },
]

const names = (values: Record<string, unknown>) => visibleOf(FIELDS, values).map(({ name }) => name)

test('inputs are shown when those that they hang on are, through all of them', () => {
  assert.equal(names({ ssl: true }).includes('ssl-mode'), true)
  assert.equal(names({ ssl: true, 'ssl-mode': 'verify-ca' }).includes('ssl-key'), true)
  assert.equal(names({ ssl: false, 'ssl-mode': 'verify-ca' }).includes('ssl-key'), false)
  assert.equal(names({}).includes('additional-options'), false)
})

test('what is stored is sent back with its hidden secrets; what is folded away stays, what is switched off goes', () => {
  const details = { host: 'h', dbname: 'd', password: '**MetabasePass**', 'additional-options': 'a=1', own: 'kept' }
  const values = valuesOf(FIELDS, { details, auto_run_queries: false, refingerprint: null, schedules: undefined })
  const body = bodyOf({
    name: ' Shop ',
    engine: 'postgres',
    fields: FIELDS,
    values: { ...values, 'ssl-key-value': 'x' },
  })
  assert.deepEqual(body, {
    name: 'Shop',
    engine: 'postgres',
    auto_run_queries: false,
    details: { ...details, port: 5432, ssl: false, 'advanced-options': false },
  })
})

test('what is missing and what is refused is known by input', () => {
  assert.deepEqual(missingOf(FIELDS, { host: ' ' }), ['host', 'dbname'])
  assert.deepEqual(errorsOf({ 'ssl-key-value': 'check the certificate', 'additional-options': 'No.' }, FIELDS), {
    'ssl-key': 'Check the certificate.',
    'additional-options': 'No.',
  })
})

test('a URI names the engine and fills the form', () => {
  const engines = { postgres: { 'driver-name': 'PostgreSQL', 'details-fields': FIELDS } }
  assert.deepEqual(
    readUri('postgresql://ann:s%40crt@db.example.org:6543/shop?sslmode=require&connectTimeout=5', engines),
    {
      engine: 'postgres',
      values: {
        host: 'db.example.org',
        port: 6543,
        dbname: 'shop',
        user: 'ann',
        password: 's@crt',
        ssl: true,
        'ssl-mode': 'require',
        'additional-options': 'connectTimeout=5',
        'advanced-options': true,
      },
    },
  )
  assert.equal(readUri('jdbc:postgresql://h/d?user=ann&password=x', engines)?.values['user'], 'ann')
  const passwordOf = (uri: string) => {
    const { host, password } = readUri(uri, engines)?.values ?? {}
    return [host, password]
  }
  assert.deepEqual(passwordOf('postgres://ann:p@ss/w:rd#?%x@h:5432/d?connectTimeout=5'), ['h', 'p@ss/w:rd#?%x'])
  assert.deepEqual(passwordOf('postgres://ann:100%@h/d'), ['h', '100%'])
  assert.deepEqual(passwordOf('postgres://ann:a%2Fb@h'), ['h', 'a/b'])
  assert.deepEqual(passwordOf('postgres://h:5432/d?user=ann@tenant'), ['h', undefined])
  assert.equal(readUri('mysql://h/d', engines), null)
  assert.equal(readUri('not a uri', engines), null)
  const files = {
    sqlite: { 'driver-name': 'SQLite', 'details-fields': [] },
    duckdb: { 'driver-name': 'DuckDB', 'details-fields': [] },
  }
  assert.deepEqual(readUri(' "/home/ann/my shop.DB" ', files), {
    engine: 'sqlite',
    values: { db: '/home/ann/my shop.DB' },
  })
  assert.deepEqual(readUri('file:///a/b.duckdb', files)?.values, { database_file: '/a/b.duckdb' })
  assert.equal(readUri('/home/ann/shop.xlsx', files), null)
  assert.equal(readUri('/home/ann/shop.db', engines), null)
  assert.deepEqual([{ db: 'C:\\data\\shop.sqlite3' }, { dbname: 'sales.2026' }, {}].map(nameIn), [
    'shop',
    'sales.2026',
    '',
  ])
})

test('a URI of ClickHouse chooses its one database, and SSL', () => {
  const inputs = ['host', 'port', 'user', 'password', 'enable-multiple-db', 'dbname', 'ssl', 'clickhouse-settings']
  const fields = inputs.map((name) => ({ name, 'display-name': name, type: 'string' as const }))
  const engines = { clickhouse: { 'driver-name': 'ClickHouse', 'details-fields': fields } }
  const given = { host: 'h.example.org', port: 8443, user: 'ann', password: 'x', ssl: true }
  assert.deepEqual(readUri('clickhouse://ann:x@h.example.org:8443/shop?secure=true&compress=1', engines), {
    engine: 'clickhouse',
    values: { ...given, dbname: 'shop', 'enable-multiple-db': false },
  })
  assert.deepEqual(readUri('jdbc:clickhouse://h.example.org:8443?user=ann&password=x&ssl=true', engines)?.values, given)
})

test('what to run is said once, however many warnings ask for it', () => {
  const make = 'CREATE ROLE reader'
  const account = [
    { code: 'owns-tables', statements: [make] },
    { code: 'creates-tables', statements: [make, 'REVOKE CREATE'] },
  ]
  assert.equal(scriptOf(account), 'CREATE ROLE reader;\nREVOKE CREATE;')
  const file = [{ code: 'writes-file', statements: ['chmod 644 a.db'] }]
  assert.equal(scriptOf(file), 'chmod 644 a.db')
  assert.deepEqual(
    [account, file, []].map((account_warnings) => isAccountTooStrong({ account_warnings })),
    [true, false, false],
  )
})
