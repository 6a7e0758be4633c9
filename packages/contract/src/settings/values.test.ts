import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { parseSetting } from './parse.ts'
import { SETTINGS } from './registry.ts'
import { SettingValues } from './values.ts'

const TYPES: Readonly<Record<string, TSchema>> = SettingValues.properties

/** Whatever a client may send. */
const SENT: readonly unknown[] = [
  [true, false, 0, 1, 7, -3, 1.5, 1e300, Number.NaN],
  ['true', 'false', '0', '12', '1.5', 'words', 'monday', 'tls', 'lax', 'all', 'de', 'Europe/Berlin', 'a@b.example'],
  ['https://example.org', '/path', '2024-03-05', 'f'.repeat(64), '{}', '[]', '["a@b.example"]', '[1]', 'null', '{'],
  ['{"amount":5,"unit":"hours"}', { amount: 5, unit: 'hours' }, { amount: 'x' }, { amount: 5, unit: 'years' }],
  ['{"db_id":1}', { db_id: 1, schema_name: 'uploads', table_prefix: null }, { db_id: 'one' }, { schema_name: 5 }],
  [{}, [], ['a@b.example'], [1], [null]],
].flat(1)

for (const [key, type] of Object.entries(TYPES)) {
  test(`${key} has its type as a default and in whatever form it is sent`, () => {
    const definition = SETTINGS.find((setting) => setting.key === key)
    assert.ok(definition, 'it is in the registry')
    assert.ok(Value.Check(type, definition.default), `default: ${JSON.stringify(definition.default)}`)
    for (const sent of SENT) {
      const parsed = parseSetting(definition, sent)
      const value: unknown = parsed.ok ? (parsed.value ?? definition.default) : definition.default
      assert.ok(Value.Check(type, value), `${JSON.stringify(sent)} became ${JSON.stringify(value)}`)
    }
  })
}

test('hosts that are allowed are as URLs have them, and what no URL has is refused', () => {
  const definition = SETTINGS.find(({ key }) => key === 'outbound-allowed-hosts')
  assert.ok(definition)
  const parsed = (value: string) => {
    const answer = parseSetting(definition, value)
    return answer.ok ? answer.value : answer.error
  }
  assert.equal(parsed(' Hooks.Example.ORG,, ::1, [::1],127.0.0.1 '), 'hooks.example.org, [::1], 127.0.0.1')
  assert.equal(parsed(' , '), null)
  for (const odd of [
    '*',
    '*.local',
    '0.0.0.0/0',
    'http://localhost',
    'localhost:4567',
    '127.0.0.1:80',
    '[::1]:80',
    'a b',
    'u@h',
  ])
    assert.match(String(parsed(`ok.example, ${odd}`)), /^must have names or addresses of hosts/, odd)
})
