/** A server may ask its client for a file at any time (`LOAD DATA LOCAL`): it gets none, and is told so when it connects. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { DataSource, Load } from '@querent/query'
import { listenLocally, rawServer } from '../../../../../test/support/raw-server.ts'
import { readAll, TEST_OPTIONS, testFolder } from '../../shared/test-support.ts'
import { MysqlDataSource } from '../data-source.ts'

const SECRET = 'the content of a file'
const LOCAL_FILES = 0x80
const HEADER_BYTES = 4

function packet(sequence: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  return Buffer.concat([Buffer.from([body.length & 255, body.length >> 8, 0, sequence]), body])
}

const GREETING = packet(
  0,
  '\x0a8.0.36\0',
  Buffer.from([7, 0, 0, 0]),
  '12345678\0',
  Buffer.from([0xff, 0xf7, 0x2d, 2, 0, 0xff, 0x81, 21]),
  Buffer.alloc(10),
  '123456789012\0mysql_native_password\0',
)
const OK = Buffer.from([0, 0, 0, 2, 0, 0, 0])

/** Asks for the file in answer to every statement from the given one on. */
async function greedySource(path: string, from: number): Promise<{ source: DataSource; sent: () => Buffer }> {
  const received: Buffer[] = []
  const server = rawServer({ after }, (socket) => {
    let count = 0
    socket.on('error', () => undefined)
    socket.write(GREETING)
    socket.on('data', (piece: Buffer) => {
      received.push(piece)
      count += 1
      const sequence = (piece[HEADER_BYTES - 1] ?? 0) + 1
      const isStatement = piece[HEADER_BYTES] === 3 && count > from
      socket.write(isStatement ? packet(sequence, '\xfb', path) : packet(sequence, OK))
    })
  })
  const port = await listenLocally(server)
  const details = { host: '127.0.0.1', port, dbname: 'shop', user: 'reader', password: 'secret' }
  const source = new MysqlDataSource(details, { ...TEST_OPTIONS, maxSessions: 1, connectTimeoutMs: 2000 })
  after(() => source.close())
  return { source, sent: () => Buffer.concat(received) }
}

async function* rows(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('1\n')
}

test('a server that asks for a file gets none, whatever runs', async () => {
  const path = join(testFolder(), 'secret.txt')
  writeFileSync(path, SECRET)
  const load: Load = {
    mode: 'append',
    table: { schema: null, name: 't' },
    columns: [{ name: 'a', type: 'integer' }],
    keyColumn: null,
    added: [],
    widened: [],
    rows: rows(),
    timeZone: 'UTC',
    holdsSql: false,
    signal: new AbortController().signal,
  }
  for (const from of [1, 2, 4, 6]) {
    const runs = [
      (source: DataSource) => readAll(source, 'select 1'),
      (source: DataSource) => source.load({ ...load, rows: rows() }),
    ]
    for (const run of runs) {
      const { source, sent } = await greedySource(path, from)
      await assert.rejects(run(source))
      assert.ok(sent().length > 0)
      assert.ok(!sent().includes(SECRET))
      assert.equal(sent().readUInt32LE(HEADER_BYTES) & LOCAL_FILES, 0)
    }
  }
})
