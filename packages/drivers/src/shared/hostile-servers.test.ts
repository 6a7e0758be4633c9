/**
 * Whatever bytes a server sends cost its own connection and nothing else. Servers of these tests speak their protocol up to
 * a point, and then send something that looks like it. `QUERENT_TEST_HOSTILE_CASES` tries more than usual.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { TLSSocket } from 'node:tls'
import { deflateSync } from 'node:zlib'
import {
  type ConnectionDetails,
  ConnectionError,
  type DataSource,
  type DataSourceOptions,
  QueryError,
} from '@querent/query'
import fc from 'fast-check'
import { column, DONE, LOGGED_IN, message, oddMessages } from '../../../../test/support/postgres-messages.ts'
import { listenLocally, rawServer } from '../../../../test/support/raw-server.ts'
import { int16, oddBytes, ScriptedServer, uint32 } from '../../../../test/support/scripted-server.ts'
import { MysqlDataSource } from '../mysql/data-source.ts'
import { PostgresDataSource } from '../postgres/data-source.ts'
import { readAll } from './test-support.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 150)
/** A client that waits for what does not come is left. */
const PATIENCE_MS = 20
/** What the server of these tests sends until its rows have come, at the least. */
const TLS_BYTES = 1500
const OPTIONS = { maxSessions: 1, connectTimeoutMs: 20_000, idleTimeoutMs: 60_000 }

/** Has a session ask the server which database it is, before its first statement. */
const OWN: DataSourceOptions['own'] = { kinds: ['postgres'], isReached: async () => false, files: () => [] }

interface Flood {
  greeting?: Buffer | undefined
  /** To the pieces that a client sends, one after the other. */
  answers: readonly Buffer[]
  /** What comes again and again once they are given. */
  piece?: Buffer
}

/** A server that does not stop, or falls silent. */
async function flood(t: TestContext, { greeting, answers, piece }: Flood): Promise<number> {
  const server = rawServer(t, (socket) => {
    const left = [...answers]
    if (greeting !== undefined) socket.write(greeting)
    const goOn = () => {
      while (piece !== undefined && socket.writable && socket.write(piece));
    }
    socket.on('drain', goOn)
    socket.on('data', () => {
      const answer = left.shift()
      if (answer !== undefined) socket.write(answer)
      if (left.length === 0) goOn()
    })
  })
  return listenLocally(server)
}

/** For what takes a while on a busy machine. */
const PATIENT = { ...OPTIONS, connectTimeoutMs: 300_000 }

/** Rows, or an error that is told as one of the connection or of the statement. */
async function answerOf(source: DataSource): Promise<{ rows: unknown[][] } | { error: Error }> {
  try {
    return await readAll(source, 'select 1')
  } catch (error) {
    assert.ok(error instanceof ConnectionError || error instanceof QueryError, String(error))
    return { error }
  } finally {
    await source.close()
  }
}

// PostgreSQL

async function postgres(change: ConnectionDetails = {}) {
  const server = new ScriptedServer()
  const port = await server.listen()
  const details = { host: '127.0.0.1', port, dbname: 'shop', user: 'reader', password: 'secret', ...change }
  return { server, port, ask: (to = port) => answerOf(new PostgresDataSource({ ...details, port: to }, OPTIONS)) }
}

const tlsFile = (name: string) => readFileSync(new URL(`../../../../test/support/tls/${name}`, import.meta.url))

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])

/** Agrees to encrypt, as PostgreSQL does when a client asks for it. */
async function encrypting(socket: Socket): Promise<TLSSocket> {
  await once(socket, 'data')
  socket.write('S')
  return new TLSSocket(socket, { isServer: true, key: tlsFile('server.key'), cert: tlsFile('server.crt') })
}

/** Records of TLS and what only looks like one: kind, version, length. */
const oddRecords = fc
  .tuple(
    fc.constantFrom(20, 21, 22, 23, 24, 0x80),
    fc.constantFrom(0x0301, 0x0303, 0xffff),
    fc.option(fc.nat(70_000)),
    oddBytes,
  )
  .map(([kind, version, length, body]) =>
    Buffer.concat([Buffer.from([kind]), uint16(version), uint16((length ?? body.length) % 65_536), body]),
  )

interface Damage {
  /** How many bytes of the server come first. */
  after: number
  /** What the next byte is changed by; nothing at all comes after those bytes for 0. */
  by: number
}

/** A line to a server that damages what the server sends. */
async function damagingLine(t: TestContext, target: number) {
  const line: { port: number; damage: Damage } = { port: 0, damage: { after: 0, by: 0 } }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const cut = () => [near, far].forEach((socket) => socket.destroy())
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', cut)
    near.on('data', (piece) => far.write(piece))
    let left = line.damage.after
    far.on('data', (piece: Buffer) => {
      const { by } = line.damage
      if (left >= 0 && left < piece.length) {
        piece[left] = piece[left]! ^ by
        // A client may wait for what no longer comes.
        near.write(by === 0 ? piece.subarray(0, left) : piece, () => setTimeout(cut, PATIENCE_MS))
      } else if (left >= 0) near.write(piece)
      left -= piece.length
    })
  })
  t.after(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  line.port = (server.address() as AddressInfo).port
  return line
}

test('PostgreSQL: a result of a negative number of columns ends its connection', async () => {
  const { server, ask } = await postgres()
  server.script = [LOGGED_IN, Buffer.from('5400000006ffff', 'hex')]
  const answer = await ask()
  assert.match('error' in answer ? answer.error.message : '', /something that cannot be read/)
})

test('PostgreSQL: no message has a reader stay where it is, or collect gigabytes', async () => {
  const { server, ask } = await postgres()
  const fields = message('T', Buffer.concat([int16(1), column('a', 25)]))
  const begun = Buffer.concat([message('1'), message('2'), fields])
  for (const hostile of [
    Buffer.from('D\0\0\0\0'),
    Buffer.from('D\xff\xff\xff\xff', 'latin1'),
    message('D', int16(-1)),
    message('D', Buffer.concat([int16(1), uint32(1000), Buffer.from('x')])),
    Buffer.concat([message('D', Buffer.concat([int16(2), uint32(-1), uint32(-1)])), DONE]),
    Buffer.concat([message('D', Buffer.concat([int16(1), uint32(-1)])), message('D', int16(0)), DONE]),
  ]) {
    server.script = [LOGGED_IN, Buffer.concat([begun, hostile])]
    const answer = await ask()
    assert.match(
      'error' in answer ? answer.error.message : '',
      /something that cannot be read/,
      hostile.toString('hex'),
    )
  }
  server.script = [message('R', Buffer.alloc(0), 2 ** 31 - 1)]
  const answer = await ask()
  assert.match('error' in answer ? answer.error.message : '', /too large/)
})

test('PostgreSQL: a name of a column is only a name', async () => {
  const { server, ask } = await postgres()
  const names = ['__proto__', 'constructor', 'toString', '']
  const fields = message('T', Buffer.concat([int16(4), ...names.map((name) => column(name, 25))]))
  const row = message('D', Buffer.concat([int16(4), ...names.map(() => Buffer.concat([uint32(1), Buffer.from('x')]))]))
  server.script = [LOGGED_IN, Buffer.concat([fields, row, DONE]), DONE]
  assert.deepEqual(((await ask()) as { rows: unknown[][] }).rows, [['x', 'x', 'x', 'x']])
})

test('PostgreSQL: rows without an end in answer to a command of ours are not collected', async (t) => {
  const row = message('D', Buffer.concat([int16(1), uint32(1000), Buffer.alloc(1000, 97)]))
  const begun = message('T', Buffer.concat([int16(1), column('a', 25)]))
  const port = await flood(t, {
    answers: [LOGGED_IN, begun],
    piece: Buffer.concat(Array.from({ length: 500 }, () => row)),
  })
  const details = { host: '127.0.0.1', port, dbname: 'shop', user: 'reader', password: 'secret' }
  const answer = await answerOf(new PostgresDataSource(details, { ...PATIENT, own: OWN }))
  assert.match('error' in answer ? answer.error.message : '', /more than is ever needed/)
})

test('a server that says nothing after the login holds no place for ever', async (t) => {
  for (const [Source, answers, greeting] of [
    [PostgresDataSource, [LOGGED_IN], undefined],
    [MysqlDataSource, [packet(2, OK)], HELLO],
  ] as const) {
    const port = await flood(t, { answers, greeting })
    const details = { host: '127.0.0.1', port, dbname: 'shop', user: 'reader', password: 'secret' }
    const answer = await answerOf(new Source(details, { ...OPTIONS, connectTimeoutMs: 300, own: OWN }))
    assert.match('error' in answer ? answer.error.message : '', /did not answer in time/)
  }
})

test('PostgreSQL: no bytes end more than their connection', async () => {
  const { server, ask } = await postgres()
  await fc.assert(
    fc.asyncProperty(fc.boolean(), oddMessages, oddMessages, async (isEarly, first, second) => {
      server.script = isEarly ? [first, second] : [LOGGED_IN, first, second]
      await ask()
    }),
    { numRuns: CASES },
  )
})

test('PostgreSQL with TLS: nothing in place of a handshake ends more than its connection', async () => {
  const { server, ask } = await postgres({ ssl: true })
  await fc.assert(
    fc.asyncProperty(oddRecords, oddRecords, async (first, second) => {
      server.script = [Buffer.from('S'), first, second]
      const answer = await ask()
      assert.ok('error' in answer && answer.error instanceof ConnectionError)
    }),
    { numRuns: Math.ceil(CASES / 3) },
  )
})

test('PostgreSQL with TLS: nothing that comes encrypted ends more than its connection', async () => {
  const { server, ask } = await postgres({ ssl: true })
  server.wrap = encrypting
  server.script = [LOGGED_IN, Buffer.from('5400000006ffff', 'hex')]
  const negative = await ask()
  assert.match('error' in negative ? negative.error.message : '', /something that cannot be read/)
  await fc.assert(
    fc.asyncProperty(fc.boolean(), oddMessages, oddMessages, async (isEarly, first, second) => {
      server.script = isEarly ? [first, second] : [LOGGED_IN, first, second]
      await ask()
    }),
    { numRuns: Math.ceil(CASES / 3) },
  )
})

test('PostgreSQL with TLS: a record that was cut or changed on its way ends its connection', async (t) => {
  const { server, port, ask } = await postgres({ ssl: true })
  server.wrap = encrypting
  const fields = message('T', Buffer.concat([int16(1), column('a', 25)]))
  const row = message('D', Buffer.concat([int16(1), uint32(1), Buffer.from('x')]))
  server.script = [LOGGED_IN, Buffer.concat([fields, row, DONE]), DONE]
  assert.deepEqual(((await ask()) as { rows: unknown[][] }).rows, [['x']])
  const line = await damagingLine(t, port)
  // The first thousands of bytes are the handshake and the login, then come the rows.
  const damages = fc.record({
    after: fc.nat(TLS_BYTES),
    by: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 255 })),
  })
  await fc.assert(
    fc.asyncProperty(damages, async (damage) => {
      line.damage = damage
      const answer = await ask(line.port)
      if (damage.by === 0) assert.ok('error' in answer && answer.error instanceof ConnectionError)
    }),
    { numRuns: Math.ceil(CASES / 3) },
  )
})

// MySQL

function packet(sequence: number, body: Buffer, length = body.length): Buffer {
  return Buffer.concat([uint32(length, 'writeUInt32LE').subarray(0, 3), Buffer.from([sequence]), body])
}

/** Protocol 4.1 with plugins for passwords; it also offers to compress. */
const HELLO = packet(
  0,
  Buffer.concat([
    Buffer.from('\x0a8.0.36\0', 'latin1'),
    uint32(7),
    Buffer.from('12345678\0', 'latin1'),
    Buffer.from([0xff, 0xf7, 0x2d, 2, 0, 0xff, 0x81, 21]),
    Buffer.alloc(10),
    Buffer.from('123456789012\0mysql_native_password\0'),
  ]),
)
const OK = Buffer.from([0, 0, 0, 2, 0, 0, 0])
const COMPRESSED = 'useCompression=true'
const oddPackets = fc
  .array(
    fc
      .tuple(
        fc.nat(3),
        fc.constantFrom(
          Buffer.alloc(0),
          ...[0, 1, 2, 3, 0xfb, 0xfc, 0xfd, 0xfe, 0xff].map((byte) => Buffer.from([byte])),
        ),
        oddBytes,
        fc.option(fc.constantFrom(0, 1, 5, 0xff_ff_ff), { freq: 8 }),
      )
      .map(([sequence, head, body, length]) => packet(sequence, Buffer.concat([head, body]), length ?? undefined)),
    { minLength: 1, maxLength: 6 },
  )
  .map((packets) => Buffer.concat(packets))

/** The same as it travels on a compressed connection. */
function compressed(bytes: Buffer): Buffer {
  const body = deflateSync(bytes)
  return Buffer.concat([
    uint32(body.length, 'writeUInt32LE').subarray(0, 3),
    Buffer.from([0]),
    uint32(bytes.length, 'writeUInt32LE').subarray(0, 3),
    body,
  ])
}

async function mysql(change: ConnectionDetails = {}) {
  const server = new ScriptedServer()
  server.greeting = HELLO
  const port = await server.listen()
  const details = { host: '127.0.0.1', port, dbname: 'shop', user: 'reader', password: 'secret', ...change }
  return {
    server,
    ask: (options = '') => answerOf(new MysqlDataSource({ ...details, 'additional-options': options }, OPTIONS)),
  }
}

test('MySQL: rows and results without an end in answer to a command of ours are not collected', async (t) => {
  const head = Buffer.from('\x03def\0\0\0\x01a\x01a\x0c\x21\0\x01\0\0\0\xfd\0\0\0\0\0', 'latin1')
  const end = Buffer.from([0xfe, 0, 0, 2, 0])
  const begun = Buffer.concat([packet(1, Buffer.from([1])), packet(2, head), packet(3, end)])
  const row = packet(4, Buffer.concat([Buffer.from([0xfc, 0x40, 0x9c]), Buffer.alloc(40_000, 97)]))
  const more = packet(1, Buffer.from([0, 0, 0, 0x0a, 0, 0, 0]))
  for (const [answer, piece] of [
    [begun, row],
    [more, more],
  ] as const) {
    const many = Buffer.concat(Array.from({ length: Math.ceil(60_000 / piece.length) }, () => piece))
    const port = await flood(t, { greeting: HELLO, answers: [packet(2, OK), answer], piece: many })
    const details = { host: '127.0.0.1', port, dbname: 'shop', user: 'reader', password: 'secret' }
    const given = await answerOf(new MysqlDataSource(details, PATIENT))
    assert.match('error' in given ? given.error.message : '', /more than is ever needed/)
  }
})

test('MySQL: a result of more columns than a server has is not collected', async () => {
  const { server, ask } = await mysql()
  const million = Buffer.from([0xfd, 0x40, 0x42, 0x0f])
  for (const count of [million, Buffer.from([0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])]) {
    server.script = [packet(2, OK), packet(1, OK), packet(1, OK), packet(1, count), packet(2, OK)]
    const answer = await ask()
    assert.match('error' in answer ? answer.error.message : '', /too many columns/)
  }
})

for (const [name, options] of [
  ['plain', ''],
  ['compressed', COMPRESSED],
] as const) {
  test(`MySQL, ${name}: no bytes end more than their connection, or are written about`, async (t) => {
    const { server, ask } = await mysql()
    const written = (['error', 'trace', 'log'] as const).map((method) =>
      t.mock.method(console, method, () => undefined),
    )
    const sent = name === 'plain' ? (bytes: Buffer) => bytes : compressed
    await fc.assert(
      fc.asyncProperty(fc.nat(5), oddPackets, oddPackets, async (step, first, second) => {
        const orderly = Array.from({ length: step }, (_, index) => (index === 0 ? packet(2, OK) : sent(packet(1, OK))))
        server.script = [...orderly, step === 0 ? first : sent(first), sent(second)]
        await ask(options)
      }),
      { numRuns: CASES },
    )
    for (const { mock } of written) assert.deepEqual(mock.calls.slice(0, 1), [])
  })
}

test('MySQL with TLS: nothing in place of a handshake ends more than its connection', async () => {
  const { server, ask } = await mysql({ ssl: true })
  await fc.assert(
    fc.asyncProperty(oddRecords, oddRecords, async (first, second) => {
      server.script = [first, second]
      const answer = await ask()
      assert.ok('error' in answer && answer.error instanceof ConnectionError)
    }),
    { numRuns: Math.ceil(CASES / 3) },
  )
})

// SSH

const SSH_GREETING = Buffer.from('SSH-2.0-OpenSSH_9.2\r\n')

test('SSH: no bytes end more than their tunnel', async () => {
  const server = new ScriptedServer()
  const port = await server.listen()
  const tunnel = {
    'tunnel-enabled': true,
    'tunnel-host': '127.0.0.1',
    'tunnel-port': port,
    'tunnel-user': 'guest',
    'tunnel-auth-option': 'password',
    'tunnel-pass': 'secret',
  }
  const details = { host: 'database.inner', port: 5432, dbname: 'shop', user: 'reader', ...tunnel }
  await fc.assert(
    fc.asyncProperty(fc.boolean(), oddBytes, oddBytes, async (isGreeted, first, second) => {
      server.greeting = isGreeted ? SSH_GREETING : first
      server.script = [first, second]
      const answer = await answerOf(new PostgresDataSource(details, OPTIONS))
      assert.ok('error' in answer && answer.error instanceof ConnectionError)
    }),
    { numRuns: Math.ceil(CASES / 3) },
  )
})
