/** However the network cuts the bytes of a session, its rows and its other messages are the same. */
import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import type { Row } from '@querent/query'
import fc from 'fast-check'
import { anyText } from '../../../../../test/support/any-text.ts'
import { decodeRows, decodeTexts } from '../cells.ts'
import { BUILT_IN_TYPES, type PostgresType } from '../types.ts'
import { RowTap } from './row-tap.ts'

type Way = 'values' | 'texts'
/** Cells as the server writes them. */
type WireRow = (string | null)[]

interface Column {
  type: PostgresType
  cells: fc.Arbitrary<string>
}

interface Result {
  columns: Column[]
  rows: WireRow[]
  /** After how many of the rows the server has something else to say. */
  notices: number[]
}

function column(databaseType: string, cells: fc.Arbitrary<string>): Column {
  const type = [...BUILT_IN_TYPES.values()].find((known) => known.databaseType === databaseType)
  assert.ok(type, databaseType)
  return { type, cells }
}

const moments = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 23).replace('T', ' '))
const long = fc.tuple(fc.constantFrom('x', 'ß', '中', '🦉'), fc.integer({ min: 1000, max: 30_000 }))
const texts = fc.oneof(
  { weight: 9, arbitrary: anyText().map((text) => text.toWellFormed()) },
  { weight: 1, arbitrary: long.map(([character, length]) => character.repeat(length)) },
)

const COLUMNS = [
  column('text', texts),
  column('int4', fc.integer().map(String)),
  column('numeric', fc.oneof(fc.constantFrom('NaN', '12.50'), fc.bigInt().map(String))),
  column('float8', fc.double().map(String)),
  column('bool', fc.constantFrom('t', 'f')),
  column(
    'date',
    fc.oneof(
      fc.constantFrom('infinity', '0044-03-15 BC'),
      moments.map((text) => text.slice(0, 10)),
    ),
  ),
  column('timestamp', moments),
  column(
    'timestamptz',
    fc.tuple(moments, fc.constantFrom('+00', '-09', '+05:30')).map((parts) => parts.join('')),
  ),
  column(
    'bpchar',
    texts.map((text) => `${text}  `),
  ),
]

const results: fc.Arbitrary<Result> = fc.array(fc.constantFrom(...COLUMNS), { maxLength: 5 }).chain((columns) =>
  fc.record({
    columns: fc.constant(columns),
    rows: fc.array(fc.tuple(...columns.map(({ cells }) => fc.option(cells))), { maxLength: 20 }),
    notices: fc.array(fc.nat(20), { maxLength: 3 }),
  }),
)

function message(kind: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function dataRow(cells: WireRow): Buffer {
  const parts = cells.map((cell) => {
    const bytes = Buffer.from(cell ?? '')
    return Buffer.concat([int32(cell === null ? -1 : bytes.length), bytes])
  })
  return message('D', int32(cells.length).subarray(2), ...parts)
}

const notice = message('N', Buffer.from('SNOTICE\0Mßomething else\0\0'))
const complete = message('C', Buffer.from('SELECT\0'))
const ready = message('Z', Buffer.from('I'))

/** What the server sends, and what of it is not rows. */
function wireOf({ rows, notices }: Result): { bytes: Buffer; others: Buffer } {
  const begin = [message('2'), message('T', Buffer.from('\0\0'))]
  const ofRow = (number: number) => notices.filter((place) => place === number).map(() => notice)
  const end = [complete, ready]
  return {
    bytes: Buffer.concat([...begin, ...rows.flatMap((row, number) => [...ofRow(number), dataRow(row)]), ...end]),
    others: Buffer.concat([...begin, ...rows.flatMap((_row, number) => ofRow(number)), ...end]),
  }
}

/** A tap whose client library keeps what it is passed, and asks for the last rows as a cursor does. */
function tapped() {
  const stream = new PassThrough()
  const passed: Buffer[] = []
  stream.on('data', (bytes: Buffer) => {
    passed.push(Buffer.from(bytes))
    for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
      if (bytes[at] === complete[0]) tap.flush()
    }
  })
  const tap = new RowTap(stream)

  /** The rows of a statement, and whatever else has come with them. */
  function read({ columns }: Result, pieces: Buffer[], way: Way): { rows: Row[]; others: Buffer } {
    const types = columns.map(({ type }) => type)
    const rows: Row[] = []
    tap.start({
      batch(batch) {
        if (way === 'values') rows.push(...decodeRows(batch, types))
        else {
          const { rowCount, columnCount, bytes, bounds } = decodeTexts(batch, types)
          const text = (bound: number) =>
            bounds[bound]! < 0 ? null : Buffer.from(bytes.subarray(bounds[bound], bounds[bound + 1])).toString()
          for (let row = 0; row < rowCount; row += 1) {
            rows.push(Array.from({ length: columnCount }, (_, place) => text((row * columnCount + place) * 2)))
          }
        }
        tap.recycle(batch)
      },
      tooLarge: () => assert.fail('no row is too large'),
    })
    // As a socket does: each piece in memory of its own.
    for (const piece of pieces) stream.emit('data', Buffer.from(new Uint8Array(piece).buffer))
    return { rows, others: Buffer.concat(passed.splice(0)) }
  }
  return { read }
}

/** The rows as the types of their columns define them. */
function expected({ columns, rows }: Result, way: Way): Row[] {
  return rows.map((row) =>
    row.map((cell, place) => {
      const decode = columns[place]!.type.decode
      if (cell === null || decode === undefined) return cell
      return way === 'values' ? decode(cell) : String(decode(cell))
    }),
  )
}

function cut(bytes: Buffer, places: number[]): Buffer[] {
  const ends = [...places.map((place) => place % bytes.length), bytes.length].sort((a, b) => a - b)
  return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end)).filter((piece) => piece.length > 0)
}

function assertRead(
  result: Result,
  cutting: (bytes: Buffer) => Buffer[],
  way: Way,
  read: ReturnType<typeof tapped>['read'],
) {
  const { bytes, others } = wireOf(result)
  const got = read(result, cutting(bytes), way)
  assert.deepEqual(got.rows, expected(result, way))
  assert.ok(got.others.equals(others), 'the other messages')
}

for (const way of ['values', 'texts'] as const) {
  test(`any cuts of the same bytes give the same rows, as ${way}`, () => {
    // Several statements of one session, which use the same memory one after the other.
    const statements = fc.array(fc.tuple(results, fc.array(fc.nat(), { maxLength: 30 })), {
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(statements, (all) => {
        const { read } = tapped()
        for (const [result, places] of all) assertRead(result, (bytes) => cut(bytes, places), way, read)
      }),
      { numRuns: 300 },
    )
  })

  test(`bytes that come one by one, as ${way}`, () => {
    fc.assert(
      fc.property(results, (result) => {
        const [rows, notices] = [
          result.rows.slice(0, 5).map((row) => row.map((cell) => cell?.slice(0, 50).toWellFormed() ?? null)),
          [1],
        ]
        const bytewise = (bytes: Buffer) => cut(bytes, [...bytes.keys()])
        assertRead({ ...result, rows, notices }, bytewise, way, tapped().read)
      }),
      { numRuns: 30 },
    )
  })

  test(`more rows than a batch, and more bytes, as ${way}`, () => {
    const rows = Array.from({ length: 2500 }, (_, i) => [
      `row ${i} `.repeat(i % 1000 === 7 ? 400_000 : 3),
      String(i),
      null,
    ])
    const result = { columns: [COLUMNS[0]!, COLUMNS[1]!, COLUMNS[3]!], rows, notices: [1200] }
    for (const size of [1000, 65_536, 1_000_003]) {
      const pieces = (bytes: Buffer) =>
        cut(
          bytes,
          Array.from({ length: Math.floor(bytes.length / size) }, (_, i) => (i + 1) * size),
        )
      assertRead(result, pieces, way, tapped().read)
    }
  })
}
