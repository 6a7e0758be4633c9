/** Whatever bytes a server, or somebody between, answers: the statement fails in words, and nothing else does. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { gzipSync } from 'node:zlib'
import { ConnectionError, type DataSourceOptions, QueryError } from '@querent/query'
import fc from 'fast-check'
import { listenLocally, rawServer } from '../../../../test/support/raw-server.ts'
import { until } from '../../../../test/support/until.ts'
import { failureOf, readAll, TEST_OPTIONS } from '../shared/test-support.ts'
import { ClickhouseDataSource } from './data-source.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 150)
/** What is read of an answer has a bound that these are beyond. */
const MUCH = 1024 * 1024
const NAMES = '["a","b"]\n["Int64","FixedString(4)"]\n'
const ERROR =
  'Code: 395. DB::Exception: no further: while executing. (FUNCTION_THROW_IF) (version 25.8.1 (official build))'

/** The body in one piece, after which the connection ends. */
function answer(body: string | Buffer, { status = '200 OK', head = '' } = {}): Buffer {
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\nconnection: close\r\n${head}\r\n`), Buffer.from(body)])
}

/** Only what stops a statement goes without settings. */
const KILL = 'POST /? '
const PAGE = { head: 'content-type: text/html; charset=utf-8\r\n' }

interface Server {
  port: number
  /** What it was sent, each with its first line. */
  requests: string[]
}

/** A server that lets everybody in, and answers the first statement with these bytes, or not at all. */
async function hostile(t: TestContext, bytes: Buffer | undefined, knock = answer('1\n')): Promise<Server> {
  const requests: string[] = []
  const server = rawServer(t, (socket) => {
    socket.once('data', (piece) => {
      const sent = String(piece)
      requests.push(sent)
      if (sent.startsWith(KILL)) return void socket.end(answer('finished\n'))
      const reply = /join_use_nulls=1&default_format=TabSeparated/.test(sent) ? knock : bytes
      if (reply !== undefined) socket.end(reply)
    })
  })
  return { port: await listenLocally(server), requests }
}

function sourceAt(port: number, options: Partial<DataSourceOptions> = {}): ClickhouseDataSource {
  return new ClickhouseDataSource({ host: '127.0.0.1', port }, { ...TEST_OPTIONS, ...options })
}

/** What the first statement gives, or the words of its error. */
async function outcome({ port }: Pick<Server, 'port'>): Promise<unknown[][] | string> {
  const source = sourceAt(port)
  try {
    return (await readAll(source, 'SELECT 1')).rows
  } catch (error) {
    assert.ok(error instanceof QueryError || error instanceof ConnectionError, String(error))
    return error.message
  } finally {
    await source.close()
  }
}

const UNREADABLE = /sent something that cannot be read/
const LOST = /connection to the database was lost/

const ANSWERS: readonly (readonly [what: string, bytes: Buffer, outcome: RegExp])[] = [
  ['a row that breaks off', answer(`${NAMES}[1,"x"]\n[2,"`), UNREADABLE],
  ['a connection that breaks off', answer(`${NAMES}[1,"x"]\n[2,"`, { head: 'content-length: 999\r\n' }), LOST],
  ['no names and types', answer('[1,"x"]\n[2,"y"]\n'), UNREADABLE],
  ['names without types', answer('["a","b"]\n'), UNREADABLE],
  ['more names than types', answer('["a","b"]\n["Int64"]\n[1]\n'), UNREADABLE],
  ['a row of fewer cells', answer(`${NAMES}[1]\n`), UNREADABLE],
  ['a row of more cells', answer(`${NAMES}[1,"x",3]\n`), UNREADABLE],
  ['a row and something after it', answer(`${NAMES}[1,"x"] x\n`), UNREADABLE],
  ['names that are lists in lists', answer(`[${'['.repeat(MUCH)}${']'.repeat(MUCH)}]\n["Int64"]\n`), UNREADABLE],
  ['types in types', answer(`["a"]\n["${'Nullable('.repeat(MUCH)}Int8${')'.repeat(MUCH)}"]\n[x]\n`), /^x$/],
  ['lists in lists that do not end', answer(`["a"]\n["Array(Int8)"]\n[${'['.repeat(MUCH)}\n`), UNREADABLE],
  ['a number of a million digits', answer(`["a"]\n["Int64"]\n[${'9'.repeat(MUCH)}]\n`), UNREADABLE],
  [
    'a moment of a million zeros',
    answer(`["a"]\n["DateTime"]\n["2024-01-01T00:00:00.${'0'.repeat(MUCH)}x"]\n`),
    UNREADABLE,
  ],
  ['a value that is not a number', answer(`["a"]\n["Int64"]\n["twelve thousand and some more"]\n`), UNREADABLE],
  ['what is no moment', answer(`["a"]\n["DateTime"]\n["yesterday"]\n`), UNREADABLE],
  ['a line of 65 MB', answer(Buffer.concat([Buffer.from(NAMES), Buffer.alloc(65 * MUCH, '[')])), /more than 64 MB/],
  ['blanks in place of a row', answer(`${NAMES}${' '.repeat(MUCH)}x\n`), UNREADABLE],
  ['an error after rows', answer(`${NAMES}[1,"x"]\n${ERROR}\n`), /^no further: while executing\.$/],
  [
    'an error in the middle of a row, as newer servers mark it',
    answer(`${NAMES}[1,"x"]\n[2,"\r\n__exception__\r\nabcdefgh\r\n${ERROR}\r\n120 abcdefgh\r\n__exception__\r\n`),
    /^no further: while executing\.$/,
  ],
  ['an error without an end', answer(`${ERROR}${' ('.repeat(MUCH)}`, { status: '500 Error' }), /^no further/],
  ['an error of blanks', answer(`Code: 1. DB::Exception: a${' '.repeat(MUCH)}b`, { status: '500 Error' }), /^a/],
  ['an error without words', answer('', { status: '502 Bad Gateway' }), /status 502/],
  ['a web page', answer('<html><script>alert(1)</script>', PAGE), /not ClickHouse: it sent a web page/],
  ['a web page as an error', answer('<html>', { ...PAGE, status: '502 Bad' }), /a web page, with the status 502/],
  ['a compressed answer', answer(gzipSync(NAMES), { head: 'content-encoding: gzip\r\n' }), /compress/],
  ['two lengths', answer(NAMES, { head: 'content-length: 1\r\ncontent-length: 2\r\n' }), LOST],
  ['pieces of a wrong length', answer('5\r\n["a\r\n', { head: 'transfer-encoding: chunked\r\n' }), LOST],
  ['a head without an end', answer('', { head: 'x: y\r\n'.repeat(MUCH / 6) }), LOST],
  ['another protocol', Buffer.from('\x4a\0\0\0\x0a8.0.36\0'), LOST],
  ['nothing', Buffer.alloc(0), LOST],
]

for (const [what, bytes, expected] of ANSWERS) {
  test(`${what} fails with a clear message`, async (t) => {
    const began = performance.now()
    const said = await outcome(await hostile(t, bytes))
    assert.match(String(said), expected)
    assert.ok(String(said).length < MUCH / 10)
    t.diagnostic(`${Math.round(performance.now() - began)} ms`)
  })
}

test('a body shorter than its length says is what it says', async (t) => {
  const row = '[1,"x"]\n'
  const length = NAMES.length + row.length
  const server = await hostile(t, answer(`${NAMES}${row}[2,"y"]\n`, { head: `content-length: ${length}\r\n` }))
  assert.deepEqual(await outcome(server), [[1, 'x']])
})

test('a redirect is not followed', async (t) => {
  const other = await hostile(t, answer(NAMES))
  const moved = { status: '307 Temporary Redirect', head: `location: http://127.0.0.1:${other.port}/\r\n` }
  assert.match(String(await outcome(await hostile(t, answer('', moved)))), /a redirect, with the status 307/)
  assert.deepEqual(other.requests, [])
})

test('FixedString of zeros before the last letter is read at once', async (t) => {
  const server = await hostile(t, answer(`["a"]\n["FixedString(1000000)"]\n["${'\\u0000'.repeat(MUCH)}x"]\n`))
  const rows = await outcome(server)
  assert.ok(Array.isArray(rows) && String(rows[0]?.[0]).length === MUCH + 1)
})

test('who is not ClickHouse is not connected', async (t) => {
  for (const [knock, words] of [
    [answer('<html>', PAGE), /not ClickHouse: it sent a web page/],
    [answer('Hello'), /not ClickHouse: it sent something else/],
    [answer('1'.repeat(MUCH)), /not ClickHouse: it sent something else/],
    [answer(ERROR), /^no further: while executing\.$/],
    [answer('', { status: '302 Found', head: 'location: /login\r\n' }), /a redirect/],
    [Buffer.from('SSH-2.0-OpenSSH_9.6\r\n'), /as ClickHouse does over HTTP/],
  ] as const) {
    const { port } = await hostile(t, undefined, knock)
    assert.match((await failureOf(sourceAt(port))).message, words)
  }
})

test('silence ends with the time for connecting, or with its reader', async (t) => {
  const silent = await listenLocally(rawServer(t, () => undefined))
  const { message } = await failureOf(sourceAt(silent, { connectTimeoutMs: 300 }))
  assert.match(message, /did not answer in time/)
  const { port, requests } = await hostile(t, undefined)
  const source = sourceAt(port)
  t.after(() => source.close())
  const leaving = new AbortController()
  const asked = readAll(source, 'SELECT 1', { signal: leaving.signal })
  setTimeout(() => leaving.abort(), 300)
  await assert.rejects(asked)
  await until('the statement that stops it', 10_000, () => requests.some((sent) => sent.startsWith(KILL)))
})

test('no bytes end more than their statement', async (t) => {
  const piece = fc.oneof(
    fc.constantFrom('[', ']', '"', '\\', ',', '\n', '{', '}', 'null', '1', 'x', '\0', '__exception__', 'Code: 1. '),
    fc.constantFrom('["a"]\n', '["Int64"]\n', '["String"]\n', '["DateTime"]\n', '["Bool"]\n', '[1]\n', '["b"]\n'),
    fc.string({ maxLength: 5 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(piece, { maxLength: 20 }), async (isBegun, pieces) => {
      await outcome(await hostile(t, answer((isBegun ? NAMES : '') + pieces.join(''))))
    }),
    { numRuns: CASES },
  )
})
