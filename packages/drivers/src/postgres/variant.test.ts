/** A variant of PostgreSQL is a dialect and details of its own; all else it inherits. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  call,
  COMMON_FEATURES,
  join,
  param,
  render,
  sql,
  textLiteral,
  type Driver,
  type Feature,
  type ServerVersion,
  type Sql,
} from '@querent/query'
import { postgresServer } from '../../../../test/support/servers.ts'
import { rowsFrom } from '../../../../test/support/statements.ts'
import { TEST_OPTIONS } from '../shared/test-support.ts'
import { connectionProperties } from './connection-properties.ts'
import { POSTGRES, PostgresDataSource, type PostgresVariant } from './connection.ts'
import { PostgresDialect } from './dialect.ts'
import { PostgresText } from './text.ts'

class VariantText extends PostgresText {
  override position(value: Sql, part: Sql): Sql {
    return sql`POSITION(${part} IN ${value})`
  }
}

class VariantDialect extends PostgresDialect {
  override readonly engine = 'variant'
  override readonly features: ReadonlySet<Feature> = new Set(COMMON_FEATURES.filter((feature) => feature !== 'regex'))
  override readonly functions = { ceil: 'ceiling' }
  override readonly text = new VariantText()
}

const VARIANT: PostgresVariant = {
  details: { port: 5439, database: 'db' },
  settings: { ...POSTGRES.settings, extra_float_digits: '0' },
}

class VariantDataSource extends PostgresDataSource {
  override async version(): Promise<ServerVersion> {
    return { ...(await super.version()), flavor: 'Variant' }
  }

  override async schemas(): Promise<string[]> {
    return (await this.syncedSchemas()).map((name) => name.toUpperCase())
  }
}

const variant: Driver = {
  engine: 'variant',
  displayName: 'Variant',
  connectionProperties: connectionProperties(VARIANT.details),
  dialect: new VariantDialect(),
  connect: (details, options) => new VariantDataSource(details, options, VARIANT),
}

test('a variant has its own form, details, settings and version', async () => {
  const form = new Map(variant.connectionProperties.map((property) => [property.name, property.default]))
  assert.ok(form.has('db') && !form.has('dbname'))
  assert.equal(form.get('port'), 5439)
  assert.throws(() => variant.connect({ host: 'h', user: 'u', dbname: 'd' }, TEST_OPTIONS), {
    fields: { db: 'is required.' },
  })

  const { dbname, ...details } = (await postgresServer()).details
  const source = variant.connect({ ...details, db: dbname }, TEST_OPTIONS)
  after(() => source.close())
  assert.equal((await source.version()).flavor, 'Variant')
  assert.ok((await source.schemas()).includes('PUBLIC'))
  assert.deepEqual(await rowsFrom(source, "SELECT current_setting('extra_float_digits')"), [['0']])
})

test('a variant writes what it changed, and the rest as its relative', async () => {
  const { dialect } = variant
  assert.throws(() => dialect.require('regex', 'regex-match-first'), { message: /is not supported by variant/ })
  const { dates, text } = dialect
  const day = dates.literal({ kind: 'temporal', type: 'type/Date', text: '2024-03-05', offset: '' })
  const cells = [
    text.position(textLiteral('abc'), textLiteral('c')),
    dialect.callFunction('ceil', sql`1.5`),
    call('CONCAT', dates.part({ sql: day, type: 'type/Date' }, 'day'), text.value('!')),
    param(7),
  ]
  const { sql: statement, params } = render(sql`SELECT ${join(cells)}`, dialect)
  assert.match(statement, /POSITION\('c' IN 'abc'\), ceiling\(1\.5\)/)
  const source = new PostgresDataSource((await postgresServer()).details, TEST_OPTIONS)
  after(() => source.close())
  assert.deepEqual(await rowsFrom(source, statement, { params }), [[3, '2', '5!', 7]])
})
