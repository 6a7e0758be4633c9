import assert from 'node:assert/strict'
import { test } from 'node:test'
import { versionOf } from './version.ts'

test('a server is what it says that it is, with a version of its own', () => {
  const told = ['8.4.0', '10.11.19-MariaDB-deb12', '8.0.11-TiDB-v7.5.0', '']
  assert.deepEqual(told.map(versionOf), [
    { flavor: 'MySQL', version: '8.4.0', 'semantic-version': [8, 4, 0] },
    { flavor: 'MariaDB', version: '10.11.19-MariaDB-deb12', 'semantic-version': [10, 11, 19] },
    { flavor: 'TiDB', version: '7.5.0', 'semantic-version': [7, 5, 0] },
    { flavor: 'MySQL', version: '', 'semantic-version': [] },
  ])
})
