import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Features } from '../index.ts'
import { normalizeQuery } from '../normalize/normalize-query.ts'
import { parseQuery } from '../parse/parse-query.ts'
import { testContext } from '../testing/metadata.ts'
import { PLAIN_FEATURES, PlainDialect } from '../testing/plain-dialect.ts'
import { resultsZone } from './results-zone.ts'

class ZonedDialect extends PlainDialect {
  override readonly features: Features = { ...PLAIN_FEATURES, 'set-timezone': 'native' }
}

function zoneOf(reportTimeZone: string): string {
  const query = { database: 1, query: { 'source-table': 1 }, settings: { 'report-timezone': reportTimeZone } }
  const context = testContext({}, { dialect: new ZonedDialect() })
  return resultsZone(normalizeQuery(parseQuery(query)), context)
}

test('a report zone is a name that every engine understands alike', () => {
  assert.equal(zoneOf('Asia/Tokyo'), 'Asia/Tokyo')
  for (const name of ['+02:00', '-0330', 'Mars/Olympus', ' ']) {
    assert.throws(() => zoneOf(name), { type: 'bad-configuration', message: /is not a time zone/ }, name)
  }
})

test('a database in a fixed offset leaves the zone to the server', () => {
  const database = { id: 1, engine: 'plain', timezone: '+02:00', settings: null }
  const context = testContext({}, { database, systemTimeZone: 'Europe/Berlin' })
  const query = normalizeQuery(parseQuery({ database: 1, query: { 'source-table': 1 } }))
  assert.equal(resultsZone(query, context), 'Europe/Berlin')
})
