import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionError } from '@querent/query'
import { DetailsReader } from './details.ts'
import { schemaFilter } from './schema-filter.ts'

test('values of the wrong kind are refused with the name of the field', () => {
  const details = new DetailsReader({ host: 7, port: '99999', ssl: 'maybe', password: ['x'], 'ssl-mode': 'best' })
  assert.equal(details.text('host'), '7')
  assert.throws(() => details.port('port', 1), { fields: { port: 'must be a number from 1 to 65535.' } })
  assert.throws(() => details.flag('ssl'), { fields: { ssl: 'must be true or false.' } })
  assert.throws(() => details.secret('password'), ConnectionError)
  assert.throws(() => details.choice('ssl-mode', ['require', 'prefer'], 'require'), {
    fields: { 'ssl-mode': 'must be one of require, prefer.' },
  })
  assert.throws(() => details.requiredText('user'), { fields: { user: 'is required.' } })
})

test('files come as text, as an upload, or by their path', async () => {
  const text = new DetailsReader({ cert: '-----BEGIN' })
  const uploaded = new DetailsReader({
    'cert-value': 'data:application/x-pem-file;base64,aGVsbG8=',
    'cert-options': 'uploaded',
  })
  const local = new DetailsReader({ 'cert-path': '/no/such/file', 'cert-options': 'local' })
  assert.equal(String(await text.file('cert')), '-----BEGIN')
  assert.equal(String(await uploaded.file('cert')), 'hello')
  assert.equal(await uploaded.file('other'), undefined)
  await assert.rejects(local.file('cert'), { fields: { 'cert-path': 'check the path of the file' } })
})

test('additional options are pairs', () => {
  const details = new DetailsReader({ 'additional-options': '?a=1&b=x%20y;c=' })
  assert.deepEqual(
    [...details.additionalOptions()],
    [
      ['a', '1'],
      ['b', 'x y'],
      ['c', ''],
    ],
  )
})

test('schema filters include or exclude by pattern', () => {
  const filter = (type: string | undefined, patterns: string) =>
    ['public', 'sales', 'sales_eu', 'a.b'].filter(
      schemaFilter(new DetailsReader({ 'schema-filters-type': type, 'schema-filters-patterns': patterns })),
    )
  assert.deepEqual(filter(undefined, 'sales'), ['public', 'sales', 'sales_eu', 'a.b'])
  assert.deepEqual(filter('inclusion', 'sales*, public'), ['public', 'sales', 'sales_eu'])
  assert.deepEqual(filter('exclusion', 'sales*'), ['public', 'a.b'])
  assert.deepEqual(filter('inclusion', 'a.*'), ['a.b'])
  assert.deepEqual(filter('inclusion', ' , '), ['public', 'sales', 'sales_eu', 'a.b'])
})
