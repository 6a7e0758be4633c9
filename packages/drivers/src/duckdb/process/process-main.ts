/**
 * The process in which DuckDB runs, for all files of a server, started by `DuckDbProcess`. DuckDB works on threads of its own,
 * so this one is free to stop statements, and to watch the memory. It ends when its socket does.
 */
import { Socket } from 'node:net'
import { remember } from '@querent/contract/lookup/index.ts'
import type { ReachedDatabase } from '@querent/query'
import { decodeParam } from '../../shared/processes/tagged-values.ts'
import type { Form } from '../native/chunk-reader.ts'
import { DatabaseFile } from '../native/database-file.ts'
import { EngineChange } from './engine-change.ts'
import { EngineLoad } from './engine-load.ts'
import { EngineSession } from './engine-session.ts'
import { EngineStatement } from './engine-statement.ts'
import { encodeBatch, encodeError, encodeFrame, FRAME, FrameReader, WINDOW_BYTES } from './protocol.ts'
import type { ChangeMessage, Frame, LoadMessage, OwnMessage, RunMessage, TakenMessage } from './protocol.ts'

const SOCKET = 3
const LOOK_EVERY_MS = 100

/** A statement whose rows are on their way. */
interface Sending {
  statement: EngineStatement
  form: Form
  /** Bytes that the server has not taken. */
  underway: number
  isWaiting: boolean
}

/** What the files' queries may take before they go on in temporary files, and what the process may take in all. */
const [memoryMiB, limitMiB] = process.argv.slice(2).map(Number) as [number, number]

const socket = new Socket({ fd: SOCKET, readable: true, writable: true })
const frames = new FrameReader()
const files = new Map<number, DatabaseFile>()
const sessions = new Map<number, EngineSession>()
const statements = new Map<number, Sending>()
const changes = new Map<number, EngineChange>()
const loads = new Map<number, EngineLoad>()
const questions = new Map<number, (isOwn: boolean) => void>()
let lastQuestion = 0

function send(kind: number, id: number, payload?: unknown): void {
  socket.write(encodeFrame(kind, id, payload))
}

/** An exit would wait for threads that are busy. */
function end(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process has ended.')
}

function isOwn(file: number, identity: string): Promise<boolean> {
  lastQuestion += 1
  const { promise, resolve } = Promise.withResolvers<boolean>()
  questions.set(lastQuestion, resolve)
  const message: OwnMessage = { question: lastQuestion, identity }
  send(FRAME.isOwn, file, message)
  return promise
}

function fileOf({ file: id, path, options }: Pick<RunMessage, 'file' | 'path' | 'options'>): DatabaseFile {
  let file = files.get(id)
  if (file === undefined) {
    const isReached = async (found: ReachedDatabase) => found.kind === 'file' && isOwn(id, found.identity)
    file = new DatabaseFile(path, { ...options, memoryMiB, own: { kinds: ['file'], isReached, files: () => [] } })
    files.set(id, file)
  }
  return file
}

function sessionOf(message: Omit<RunMessage, 'sql' | 'params'>): EngineSession {
  return remember(sessions, message.session, () => new EngineSession(fileOf(message)))
}

/** Does `work`; a statement whose work fails ends with the reason. */
async function attempt(id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    await finish(id)
    send(FRAME.failed, id, encodeError(error))
  }
}

function run(id: number, message: RunMessage): Promise<void> {
  const { sql, params, timeZone } = message
  const statement = new EngineStatement(sessionOf(message), { sql, params: params.map(decodeParam), timeZone })
  const sending: Sending = { statement, form: 'values', underway: 0, isWaiting: false }
  statements.set(id, sending)
  return attempt(id, async () => {
    send(FRAME.columns, id, await statement.columns())
    await sendRows(id, sending)
  })
}

/** Sends rows to the end, or until enough of them are on their way. */
async function sendRows(id: number, sending: Sending): Promise<void> {
  sending.isWaiting = false
  while (sending.underway < WINDOW_BYTES) {
    const batch = await sending.statement.read(sending.form)
    if (batch === undefined) {
      await finish(id)
      return send(FRAME.end, id)
    }
    const frame = encodeBatch(id, batch)
    sending.underway += frame.length
    socket.write(frame)
  }
  sending.isWaiting = true
}

function goOn(id: number, form: Form, taken: TakenMessage): void {
  const sending = statements.get(id)
  if (sending === undefined) return
  sending.form = form
  sending.underway -= taken
  if (sending.isWaiting && sending.underway < WINDOW_BYTES) void attempt(id, () => sendRows(id, sending))
}

/** Frees what the statement has; its session may run another one then. */
async function finish(id: number): Promise<void> {
  await statements.get(id)?.statement.stop()
  statements.delete(id)
}

async function change(id: number, message: ChangeMessage): Promise<void> {
  const running = new EngineChange(sessionOf(message), message)
  changes.set(id, running)
  try {
    send(FRAME.changed, id, await running.run(() => send(FRAME.committing, id)))
  } catch (error) {
    send(FRAME.failed, id, encodeError(error))
  } finally {
    changes.delete(id)
  }
}

async function load(id: number, message: LoadMessage): Promise<void> {
  const running = new EngineLoad(sessionOf(message), message)
  loads.set(id, running)
  try {
    const events = { taken: () => send(FRAME.taken, id), committing: () => send(FRAME.committing, id) }
    send(FRAME.loaded, id, await running.run(events))
  } catch (error) {
    send(FRAME.failed, id, encodeError(error))
  } finally {
    loads.delete(id)
  }
}

async function stop(id: number): Promise<void> {
  const running = changes.get(id) ?? loads.get(id)
  if (running !== undefined) return running.stop()
  await finish(id)
  send(FRAME.stopped, id)
}

function closeSession(id: number): void {
  sessions.get(id)?.disconnect()
  sessions.delete(id)
}

function closeFile(id: number): void {
  files.get(id)?.close()
  files.delete(id)
  setImmediate(() => send(FRAME.stopped, id))
}

function receive({ kind, id, payload }: Frame): void {
  switch (kind) {
    case FRAME.run:
      return void run(id, JSON.parse(payload.toString()))
    case FRAME.change:
      return void change(id, JSON.parse(payload.toString()))
    case FRAME.load:
      return void load(id, JSON.parse(payload.toString()))
    case FRAME.lines:
      return loads.get(id)?.give(payload)
    case FRAME.linesEnd:
      return loads.get(id)?.give(undefined)
    case FRAME.read:
      return goOn(id, 'values', JSON.parse(payload.toString()))
    case FRAME.readTexts:
      return goOn(id, 'texts', JSON.parse(payload.toString()))
    case FRAME.stop:
      return void stop(id)
    case FRAME.closeSession:
      return closeSession(id)
    case FRAME.closeFile:
      return closeFile(id)
    case FRAME.answer:
      questions.get(id)?.(JSON.parse(payload.toString()))
      questions.delete(id)
  }
}

socket.on('data', (piece: Buffer) => frames.take(piece).forEach(receive))
socket.on('error', end)
socket.on('end', () => {
  for (const id of files.keys()) closeFile(id)
  setImmediate(end)
})
// The system refuses memory beyond the limit where it knows one. Elsewhere, and for what it does not count:
setInterval(() => {
  if (process.memoryUsage.rss() > limitMiB * 2 ** 20) end()
}, LOOK_EVERY_MS)
