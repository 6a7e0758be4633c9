/** A variant of MySQL is a dialect and details of its own; all else it inherits. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { COMMON_FEATURES, QueryCancelled, type Driver, type Feature } from '@querent/query'
import { mysqlServer } from '../../../../test/support/servers.ts'
import { delay, rowsFrom } from '../../../../test/support/statements.ts'
import { TEST_OPTIONS } from '../shared/test-support.ts'
import { connectionProperties } from './connection-properties.ts'
import { MYSQL, MysqlDataSource, type MysqlVariant } from './connection.ts'
import { MysqlDialect } from './dialect.ts'

const killed: number[] = []

const VARIANT: MysqlVariant = {
  port: 4000,
  setUp: [...MYSQL.setUp, 'SET SESSION max_sort_length = 64'],
  killSql(threadId) {
    killed.push(threadId)
    return MYSQL.killSql(threadId)
  },
}

class VariantDialect extends MysqlDialect {
  override readonly engine = 'variant'
  override readonly features: ReadonlySet<Feature> = new Set(COMMON_FEATURES.filter((feature) => feature !== 'regex'))
}

const variant: Driver = {
  engine: 'variant',
  displayName: 'Variant',
  connectionProperties: connectionProperties(VARIANT.port),
  dialect: new VariantDialect(),
  connect: (details, options) => new MysqlDataSource(details, options, VARIANT),
}

test('a variant has its own form and features', () => {
  assert.equal(variant.connectionProperties.find(({ name }) => name === 'port')?.default, 4000)
  assert.throws(() => variant.dialect.require('regex', 'regex-match-first'), { message: /is not supported by variant/ })
  assert.equal(variant.dialect.quoteIdentifier('a`b'), '`a``b`')
})

test('a variant sets its sessions up and stops statements in its own way', async (t) => {
  const server = await mysqlServer()
  if (server === undefined) return t.skip('no server was found')
  const source = variant.connect(server.details, { ...TEST_OPTIONS, maxSessions: 1 })
  after(() => source.close())
  assert.deepEqual(await rowsFrom(source, 'SELECT @@max_sort_length, CONNECTION_ID() > 0'), [[64, 1]])
  const abort = new AbortController()
  const stopped = assert.rejects(rowsFrom(source, 'SELECT SLEEP(30)', { signal: abort.signal }), QueryCancelled)
  await delay(100)
  abort.abort()
  await stopped
  const [[id] = []] = await rowsFrom(source, 'SELECT CONNECTION_ID()')
  assert.deepEqual([...new Set(killed)], [id])
})
