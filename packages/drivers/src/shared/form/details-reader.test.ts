import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rootCertificates } from 'node:tls'
import { type ConnectionDetails, ConnectionError } from '@querent/query'
import { MYSQL } from '../../mysql/data-source.ts'
import { parseDetails as parseMysqlDetails } from '../../mysql/details.ts'
import { POSTGRES } from '../../postgres/data-source.ts'
import { parseDetails as parsePostgresDetails } from '../../postgres/details.ts'
import { DetailsReader } from './details-reader.ts'
import { schemaFilter } from './schema-filter.ts'

const parseMysql = (details: ConnectionDetails) => parseMysqlDetails(details, MYSQL.port)
const parsePostgres = (details: ConnectionDetails) => parsePostgresDetails(details, POSTGRES.details)

test('values of the wrong kind are refused with the name of the field', () => {
  const details = new DetailsReader({ host: 7, port: '99999', ssl: 'maybe', password: ['x'], 'ssl-mode': 'best' })
  assert.equal(details.text('host'), '7')
  assert.throws(() => details.port('port', 1), { fields: { port: 'must be a number from 1 to 65535.' } })
  assert.throws(() => details.flag('ssl'), { fields: { ssl: 'must be true or false.' } })
  assert.throws(() => details.secret('password'), ConnectionError)
  assert.throws(() => details.choice('ssl-mode', ['require', 'prefer'], 'require'), {
    fields: { 'ssl-mode': 'must be one of require, prefer.' },
  })
  assert.throws(() => details.requiredTexts('host', 'user', 'dbname'), {
    fields: { user: 'is required.', dbname: 'is required.' },
  })
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

test('certificates that cannot be read are refused with the name of the field', async () => {
  const [pem = ''] = rootCertificates
  const details = new DetailsReader({ good: pem, 'text-value': 'garbage', 'cut-value': pem.slice(0, 100), empty: ' ' })
  assert.equal(String(await details.certificate('good')), pem)
  assert.equal(await details.certificate('empty'), undefined)
  for (const name of ['text', 'cut']) {
    await assert.rejects(details.certificate(name), { fields: { [`${name}-value`]: 'check the certificate' } })
  }
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

test('an option that the engine does not know, or with an unusable value, is refused by its name', () => {
  const server = { host: 'h', dbname: 'd', user: 'u' }
  const problems = [
    [
      parsePostgres,
      'ApplicationName=x&allowPublicKeyRetrieval=true',
      /^"allowPublicKeyRetrieval" is not known\. Known are /,
    ],
    [parsePostgres, 'connectTimeout=soon', /^"connectTimeout" must be a number of seconds from 1 to 600/],
    [parsePostgres, 'sslmode=best', /^"sslmode" must be one of disable, allow/],
    [parsePostgres, 'currentSchema=', /^"currentSchema" must be given/],
    [parsePostgres, 'default_transaction_read_only=off', /is not known/],
    [parseMysql, 'sessionVariables=transaction_read_only=0', /^"sessionVariables" is not known/],
    [parseMysql, 'useSSL=perhaps', /^"useSSL" must be true or false/],
    [parseMysql, 'characterEncoding=latin1', /^"characterEncoding" must be utf8 or/],
  ] as const
  for (const [parse, options, problem] of problems) {
    assert.throws(
      () => parse({ ...server, 'additional-options': options }),
      (error) => error instanceof ConnectionError && problem.test(String(error.fields['additional-options'])),
      options,
    )
  }
})

test('options choose how to connect; the form comes first where both say something', async () => {
  const server = { host: 'h', dbname: 'd', user: 'u' }
  const postgres = (more: object) => parsePostgres({ ...server, ...more })
  const mysql = (more: object) => parseMysql({ ...server, ...more })
  const { applicationName, settings, sslMode, connectTimeoutMs } = postgres({
    'additional-options':
      '?ApplicationName=bi;currentSchema=sales,public&sslmode=require&connectTimeout=7&lock_timeout=5',
  })
  assert.deepEqual([applicationName, sslMode, connectTimeoutMs], ['bi', 'require', 7000])
  assert.deepEqual(settings, { search_path: 'sales,public', lock_timeout: '5' })
  assert.equal(postgres({ ssl: true, 'additional-options': 'sslmode=disable' }).sslMode, 'require')

  const tls = async (options: string, more: object = {}) => mysql({ 'additional-options': options, ...more }).readTls()
  assert.equal(await tls('useSSL=false&allowPublicKeyRetrieval=true'), undefined)
  assert.deepEqual(await tls('sslMode=VERIFY_IDENTITY'), { rejectUnauthorized: true, verifyIdentity: true })
  const authority = { ssl: true, 'ssl-cert': rootCertificates[0] }
  assert.throws(() => mysql({ host: '::1', 'additional-options': 'sslMode=VERIFY_IDENTITY' }), {
    fields: { host: 'must be a name, not an address' },
  })
  assert.equal((await tls('', authority))?.rejectUnauthorized, true)
  assert.equal((await tls('trustServerCertificate=true', authority))?.rejectUnauthorized, false)
  assert.equal(mysql({ 'additional-options': 'useCompression=true' }).isCompressed, true)
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
