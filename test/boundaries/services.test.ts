/** Files that use services of the machine are found. `.ci/run` runs all others only on a machine without services. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { serviceReader } from '../support/asked-services.ts'

const asks = serviceReader()

test('files that use a server or a browser are found, even through other files', () => {
  for (const file of [
    'packages/drivers/src/mysql/types.test.ts',
    'test/conformance/queries.test.ts',
    'test/contract/table-rows.test.ts',
    'test/process/workers.test.ts',
    'test/process/debian-mail-server.test.ts',
    'test/clients/cli.test.ts',
  ]) {
    assert.ok(asks(file), file)
  }
  for (const file of globSync('test/web/**/*.test.ts')) assert.ok(asks(file), file)
})

test('a file as app database is not a service', () => {
  assert.equal(asks('test/contract/bookmark.test.ts'), false)
  assert.equal(asks('packages/query/src/text/round-trip.test.ts'), false)
})

test('tests reach services only through the files that are looked for', () => {
  const direct =
    /QUERENT_TEST_(?:POSTGRES_URL|MYSQL_URL|CHROMIUM|EXIM)|playwright-core|findPostgresServer|findMysqlServer/
  const files = globSync(['test/**/*.test.ts', 'packages/*/src/**/*.test.ts']).filter((file) => !asks(file))
  assert.deepEqual(
    files.filter((file) => direct.test(readFileSync(file, 'utf8'))),
    ['test/boundaries/services.test.ts'],
  )
})
