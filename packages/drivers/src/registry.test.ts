import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { engineSettings, findDriver, listDrivers } from './registry.ts'

test('engines are found by their name on the wire', () => {
  assert.equal(findDriver('postgres')?.displayName, 'PostgreSQL')
  assert.equal(findDriver('oracle'), undefined)
  assert.deepEqual(
    listDrivers().map(({ engine }) => engine),
    ['postgres', 'mysql', 'sqlite', 'duckdb', 'clickhouse', 'cockroachdb', 'redshift', 'tidb'],
  )
})

test('a server that says that it is a relative has the driver of the relative', () => {
  assert.equal(findDriver('postgres', 'CockroachDB'), findDriver('cockroachdb'))
  assert.equal(findDriver('mysql', 'TiDB'), findDriver('tidb'))
  assert.equal(findDriver('mysql', 'MariaDB')?.displayName, 'MariaDB')
  for (const flavor of [undefined, 'PostgreSQL', 'MariaDB', 'constructor']) {
    assert.equal(findDriver('postgres', flavor)?.displayName, 'PostgreSQL')
  }
  assert.equal(findDriver('tidb', 'MySQL')?.displayName, 'TiDB')
})

test('the setting has every form with its own and the common inputs', () => {
  const { postgres, mysql, sqlite } = engineSettings()
  const names = postgres?.['details-fields'].map(({ name }) => name) ?? []
  for (const name of [
    'host',
    'port',
    'dbname',
    'user',
    'password',
    'schema-filters',
    'ssl',
    'ssl-mode',
    'advanced-options',
  ]) {
    assert.ok(names.includes(name), name)
  }
  assert.equal(new Set(names).size, names.length)
  for (const form of [postgres, mysql]) {
    const all = form?.['details-fields'].map(({ name }) => name) ?? []
    assert.equal(all[all.indexOf('advanced-options') + 1], 'additional-options')
  }
  assert.equal(sqlite?.['details-fields'][0]?.name, 'db')
  assert.deepEqual(postgres?.source, { type: 'official', contact: null })
})

test('loading the registry loads no client library', () => {
  const registry = join(import.meta.dirname, 'registry.ts')
  const script = `await import(${JSON.stringify(registry)}); const { createRequire } = await import('node:module');
    const cache = createRequire(${JSON.stringify(registry)}).cache ?? {};
    console.log(Object.keys(cache).filter((path) => /node_modules\\/(pg|pg-cursor|mysql2|@duckdb)/.test(path)).join())`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  assert.equal(stdout.trim(), '', stderr)
})
