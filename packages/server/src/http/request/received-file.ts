/** A form with one file, which goes to disk as it comes: it may be larger than the memory. */
import { mkdtemp, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiError, invalidField } from '@querent/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReceivedFile } from '../../services/uploads/index.ts'

interface ReceivedForm {
  file: ReceivedFile
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>
}

interface ReceiveOptions {
  /** Bytes that the file may have. */
  most: number
  /** The refusal of a larger one. */
  tooLarge: () => ApiError
  signal: AbortSignal
}

const MULTIPART = 'multipart/form-data'
/** What routes with files consume. */
export const FORM_WITH_FILE = [MULTIPART]
/** Fields beside the file, and characters of each. */
const MAX_FIELDS = 20
const FIELD_BYTES = 256 * 1024

/** Has the routes of a scope take forms with files; everybody else's are refused. */
export function acceptFiles(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isLong: true }
  })
  app.addContentTypeParser(MULTIPART, (_request, _payload, done) => done(null))
}

/**
 * Does work on the file of a request, and removes it afterwards.
 * @throws {ApiError} 400 for a request without one, 413 for one that is too large.
 */
export async function withReceivedForm<T>(
  request: FastifyRequest,
  options: ReceiveOptions,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith(MULTIPART)) throw noFile('a form with a file (multipart/form-data)')
  const folder = await mkdtemp(join(tmpdir(), 'querent-upload-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  let result: T
  try {
    result = await work(await receive(request.raw, join(folder, 'file'), options))
  } catch (error) {
    await remove()
    throw error
  }
  // The answer does not wait: jobs that the work has left, such as reading values, would come between.
  remove().catch((err: unknown) => request.log.error({ err }, 'The file of an upload could not be removed'))
  return result
}

async function receive(
  request: IncomingMessage,
  path: string,
  { most, tooLarge, signal }: ReceiveOptions,
): Promise<ReceivedForm> {
  const { Busboy } = await import('@fastify/busboy') // no other request needs it
  const fields: Record<string, string> = {}
  const found: { file?: Promise<ReceivedFile>; stream?: Readable } = {}
  const limits = { fields: MAX_FIELDS, fieldSize: FIELD_BYTES, files: 1, parts: MAX_FIELDS + 1 }
  const form = parserOf(() => new Busboy({ headers: contentHeaders(request), limits }))
  form.on('field', (name, value) =>
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true }),
  )
  form.on('file', (_name, stream, name) => {
    found.stream = stream
    found.file = written(stream, { path, most, tooLarge }).then((bytes) => ({ path, name, bytes }))
    // The error comes when the form has been read: nobody waits for it before.
    found.file.catch(() => undefined)
  })
  try {
    await pipeline(request, form, { signal })
  } catch (error) {
    // The form does not end the stream of a file that it has not read to its end.
    found.stream?.destroy()
    await found.file?.catch(() => undefined)
    if (signal.aborted || error instanceof ApiError) throw error
    throw invalidField('file', 'The form could not be read.')
  }
  const file = await found.file
  if (file === undefined || file.name === '') throw noFile('a file')
  return { file, fields }
}

/** @throws {ApiError} 400 for a form whose header says nothing of its parts. */
function parserOf<T>(make: () => T): T {
  try {
    return make()
  } catch {
    throw noFile('a form with a file (multipart/form-data)')
  }
}

function contentHeaders({ headers }: IncomingMessage) {
  return { 'content-type': headers['content-type'] ?? '' }
}

/** Gives the number of bytes. All of the stream is read, whatever happens: a client reads no answer while it sends. */
async function written(
  stream: Readable,
  { path, most, tooLarge }: Pick<ReceiveOptions, 'most' | 'tooLarge'> & { path: string },
): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  let failure: unknown
  try {
    for await (const piece of stream) {
      bytes += piece.length
      if (bytes > most || failure !== undefined) continue
      await file.writeFile(piece).catch((error: unknown) => (failure = error))
    }
  } finally {
    await file.close()
  }
  if (bytes > most) throw tooLarge()
  if (failure !== undefined) throw isDiskFull(failure) ? noRoom(failure) : failure
  return bytes
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function noRoom(cause: unknown): ApiError {
  const message = 'The server has no room for the file: its disk for temporary files is full.'
  return Object.assign(new ApiError(507, { message }), { cause })
}

function noFile(what: string): ApiError {
  return invalidField('file', `value must be ${what}.`)
}
