import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { serverDriver } from '../../../../test/support/server-driver.ts'
import { mysqlServer } from '../../../../test/support/servers.ts'
import { mysqlDriver } from '../mysql/index.ts'
import { columnLines, TEST_OPTIONS } from '../shared/test-support.ts'
import { mariadbDriver } from './index.ts'

test('MariaDB has the name, the form and the dialect of MySQL', () => {
  assert.equal(mariadbDriver.engine, 'mysql')
  assert.equal(mariadbDriver.dialect, mysqlDriver.dialect)
  assert.equal(mariadbDriver.connectionProperties, mysqlDriver.connectionProperties)
})

test('text with the check of JSON is JSON, and no other text', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const database = await server.createDatabase('mariadb')
  after(() => database.drop())
  if ((await serverDriver('mysql', database.details)) !== mariadbDriver) return t.skip('the server is MySQL')
  await database.exec('CREATE TABLE t (a JSON, b LONGTEXT, c LONGTEXT CHECK (json_valid(b)))')
  const source = mariadbDriver.connect(database.details, TEST_OPTIONS)
  after(() => source.close())
  const { columns } = await source.describe(new AbortController().signal)
  assert.deepEqual(columnLines(columns, 't'), ['0 a json JSON', '1 b longtext Text', '2 c longtext Text'])
})
