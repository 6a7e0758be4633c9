/**
 * The process that fills one copy, started by `fillFile`: it writes a file of its own and nothing else, and ends without a
 * word when its socket does. What it takes of memory goes back with it.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { loadBindings, loadDuckDb, type DuckDbApi } from '../native/api.ts'
import { decodeTexts, encodeFrame, FRAME, FrameReader, type Frame } from '../process/protocol.ts'
import { addRows, BASE, firstValue, keepRows, NEW_ROWS, quoted } from './base-rows.ts'
import { FillAppender, typeSql } from './fill-appender.ts'
import { COPY_TABLE, type FilledMessage, type FillMessage } from './protocol.ts'

const SOCKET = 3
const PIECE_BYTES = 256 * 1024
/** People's questions go first. */
const NICENESS = 10
/** What DuckDB may take before it goes on in temporary files: for few columns, and for each column more. */
const [LEAST_MIB, COLUMN_MIB, MOST_MIB] = [64, 2, 192]
const FEW_COLUMNS = 20

/** In this order: the folder for what memory does not hold cannot be named once external access is off. */
const settings = (path: string, columnCount: number) => ({
  temp_directory: `${path}.tmp`,
  memory_limit: `${Math.min(MOST_MIB, LEAST_MIB + COLUMN_MIB * Math.max(0, columnCount - FEW_COLUMNS))}MiB`,
  threads: '1',
  enable_external_access: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  lock_configuration: 'true',
})

const frames = new FrameReader()
const socket = new Socket({
  fd: SOCKET,
  readable: true,
  writable: true,
  // All pieces come in the same memory: new memory for each would call for the garbage collector all the time.
  onread: {
    buffer: Buffer.allocUnsafeSlow(PIECE_BYTES),
    callback(count, piece) {
      waiting.push(...frames.take(Buffer.from(piece.buffer, piece.byteOffset, count)))
      wake()
      return true
    },
  },
})
const waiting: Frame[] = []
let wake: () => void = () => {}

async function next(): Promise<Frame> {
  for (;;) {
    const frame = waiting.shift()
    if (frame !== undefined) return frame
    await new Promise<void>((resolve) => (wake = resolve))
  }
}

async function fill(): Promise<FilledMessage> {
  const message: FillMessage = JSON.parse((await next()).payload.toString())
  const { path, columns, base } = message
  const api = await loadDuckDb()
  const { instance, connection } = await opened(message, api)
  const parts = columns.flatMap(({ name, type }) => (name === null ? [] : [`${quoted(name)} ${typeSql(type)}`]))
  const kept = base === undefined ? 0 : await keepRows(connection, base)
  const target = base === undefined ? `TABLE ${COPY_TABLE}` : `TEMP TABLE ${NEW_ROWS}`
  await connection.run(`CREATE ${target} (${parts.join(', ')})`)
  await connection.run('BEGIN')
  const appender = new FillAppender(
    { api, bindings: await loadBindings() },
    await (base === undefined
      ? connection.createAppender(COPY_TABLE)
      : connection.createAppender(NEW_ROWS, 'main', 'temp')),
    columns,
  )
  let added = 0
  for (let frame = await next(); frame.kind !== FRAME.linesEnd; frame = await next()) {
    const batch = decodeTexts(frame.payload)
    const unfit = appender.add(batch)
    if (unfit !== undefined) return { unfit }
    added += batch.rowCount
    frame.payload.buffer.transfer(0) // its memory goes back now
    socket.write(encodeFrame(FRAME.taken, 0))
  }
  appender.finish()
  await connection.run('COMMIT')
  const unordered = base === undefined ? [] : await addRows(connection, base)
  await connection.run('CHECKPOINT')
  const greatest = message.greatest === undefined ? null : await firstValue(connection, message.greatest, COPY_TABLE)
  connection.closeSync()
  instance.closeSync()
  flush(path)
  const rows = kept + added
  if ((await countedRows(path, api)) !== rows) throw new Error('The file does not have the rows that were sent.')
  return { rows, added, greatest: greatest === null ? null : String(greatest), unordered }
}

/** A version that is read beside the file is attached before everything else is out of reach. */
async function opened({ path, columns, base }: FillMessage, { DuckDBInstance }: DuckDbApi) {
  const all = settings(path, columns.length)
  const { enable_external_access, lock_configuration, ...open } = all
  const instance = await DuckDBInstance.create(path, base === undefined ? all : open)
  const connection = await instance.connect()
  if (base !== undefined) {
    await connection.run(`ATTACH '${base.path.replaceAll("'", "''")}' AS ${BASE} (READ_ONLY)`)
    await connection.run(`SET enable_external_access = ${enable_external_access}`)
    await connection.run(`SET lock_configuration = ${lock_configuration}`)
  }
  return { instance, connection }
}

function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}

async function countedRows(path: string, { DuckDBInstance }: DuckDbApi): Promise<number> {
  const instance = await DuckDBInstance.create(path, { ...settings(path, 0), access_mode: 'READ_ONLY' })
  const connection = await instance.connect()
  const count = await firstValue(connection, 'count(*)', COPY_TABLE)
  connection.closeSync()
  instance.closeSync()
  return Number(count)
}

function end(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process has ended.')
}

setPriority(NICENESS)
socket.on('error', end)
socket.on('end', end)
const answer = await fill().catch((error: unknown): FilledMessage => ({
  failed: error instanceof Error ? error.message : String(error),
}))
socket.write(encodeFrame(FRAME.loaded, 0, answer))
