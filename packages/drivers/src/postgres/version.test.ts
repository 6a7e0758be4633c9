import assert from 'node:assert/strict'
import { test } from 'node:test'
import { versionOf } from './version.ts'

test('a server is what it says that it is, with a version of its own', () => {
  assert.deepEqual(versionOf('PostgreSQL 15.20 (Debian 15.20-0) on x86_64', '15.20 (Debian 15.20-0)'), {
    flavor: 'PostgreSQL',
    version: '15.20 (Debian 15.20-0)',
    'semantic-version': [15, 20],
  })
  assert.deepEqual(versionOf('CockroachDB CCL v23.1.11 (x86_64-pc-linux-gnu, built 2023/09/27)', '13.0.0'), {
    flavor: 'CockroachDB',
    version: '23.1.11',
    'semantic-version': [23, 1, 11],
  })
  const redshift = 'PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC gcc (GCC) 3.4.2, Redshift 1.0.12103'
  assert.deepEqual(versionOf(redshift, '8.0.2'), {
    flavor: 'Redshift',
    version: '1.0.12103',
    'semantic-version': [1, 0, 12103],
  })
})

test('a server that tells nothing has no version', () => {
  assert.deepEqual(versionOf('', ''), { flavor: 'PostgreSQL', version: '', 'semantic-version': [] })
})
