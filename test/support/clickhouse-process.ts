/**
 * A ClickHouse server: the engine of an npm package behind the HTTP interface of ClickHouse, as far as clients use it. A program
 * of its own, because the engine takes hundreds of megabytes and ends its process when it fails.
 *
 *     node clickhouse-process.ts FOLDER     prints the port that it listens on
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

interface Chunk {
  bytes: Buffer
  done: boolean
}

/** What the add-on exports. */
interface Engine {
  CreateConnection(folder: string): unknown
  CloseConnection(connection: unknown): void
  QueryAsyncConnection(connection: unknown, sql: string, format: string): Promise<{ bytes: Buffer }>
  StreamQuery(connection: unknown, sql: string, format: string): Promise<unknown>
  StreamFetch(stream: unknown): Promise<Chunk>
  StreamCancel(stream: unknown): Promise<void>
}

/** Parameters of a request that the engine has no settings for. */
const OWN_PARAMETERS = new Set([
  'query',
  'query_id',
  'database',
  'user',
  'password',
  'default_format',
  'wait_end_of_query',
])
/** Settings that only a server of many accounts and connections has. */
const SERVER_SETTINGS = new Set([
  'readonly',
  'cancel_http_readonly_queries_on_client_close',
  'http_write_exception_in_output_format',
])
/** Statements whose rows are sent as they come; the engine gives those of others at once. */
const GIVES_ROWS = /^\s*(?:\/\*.*?\*\/\s*|--[^\n]*\n\s*|#[^\n]*\n\s*)*(?:select|with|\(|from)/is
const INSERTS = /^\s*insert\s/i
/** Of the names and types above the rows, which each piece of a stream repeats. */
const HEAD_LINES = 2

const folder = process.argv[2] ?? ''
const engine: Engine = createRequire(new URL('../engines/package.json', import.meta.url))('@chdb/lib-linux-x64-gnu')
const free: unknown[] = []

/** One connection has one statement at a time. */
async function withConnection<T>(work: (connection: unknown) => Promise<T>): Promise<T> {
  const connection = free.pop() ?? engine.CreateConnection(folder)
  try {
    return await work(connection)
  } finally {
    free.push(connection)
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    const message = String(error instanceof Error ? error.message : error).replace(/^Query failed: /, '')
    const code = /^Code: (\d+)/.exec(message)?.[1] ?? '1000'
    if (response.headersSent) return void response.end(`\n${message}`)
    response.writeHead(code === '516' ? 403 : 400, { 'x-clickhouse-exception-code': code }).end(`${message}\n`)
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/ping') return void response.end('Ok.\n')
  if (request.headers['x-clickhouse-key'] !== process.env['CLICKHOUSE_PASSWORD'])
    throw new Error(
      'Code: 516. DB::Exception: default: Authentication failed: password is incorrect. (AUTHENTICATION_FAILED)',
    )
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const sql = [searchParams.get('query'), Buffer.concat(pieces).toString()].filter((text) => text).join('\n')
  const id = searchParams.get('query_id') ?? crypto.randomUUID()
  const format = searchParams.get('default_format') ?? 'TabSeparated'
  response.setHeader('x-clickhouse-query-id', id)
  response.setHeader('x-clickhouse-format', /\bformat\s+(\w+)\s*$/i.exec(sql)?.[1] ?? format)
  const killed = /^\s*kill query where query_id = '([^']+)'/i.exec(sql)?.[1]
  if (killed !== undefined) response.write(await kill(killed))
  else await withConnection((connection) => run(connection, { sql, id, format, searchParams }, response))
  response.end()
}

interface Asked {
  sql: string
  id: string
  format: string
  searchParams: URLSearchParams
}

async function run(connection: unknown, asked: Asked, response: ServerResponse): Promise<void> {
  const { sql, id, format, searchParams } = asked
  const settings = [...searchParams].filter(([name]) => !OWN_PARAMETERS.has(name) && !SERVER_SETTINGS.has(name))
  // What only a program for one person has on: a word that is not known begins a SELECT.
  settings.push(['implicit_select', '0'])
  const list = settings.map(([name, value]) => `${name} = '${value.replaceAll("'", "\\'")}'`)
  // Settings of the session hold for the whole statement, as those of a request do; those at its end would not.
  await engine.QueryAsyncConnection(connection, `USE ${searchParams.get('database') ?? 'default'}`, format)
  await engine.QueryAsyncConnection(connection, `SET ${list.join(', ')}`, format)
  // Behind the rows of an INSERT the engine takes no comment.
  const marked = INSERTS.test(sql) ? sql : `${sql}\n/* ${id} */`
  // As a server does that is asked to (cancel_http_readonly_queries_on_client_close).
  const leave = () => void kill(id).catch(() => undefined)
  response.once('close', leave)
  try {
    if (GIVES_ROWS.test(sql)) await stream(connection, marked, format, response)
    else response.write((await engine.QueryAsyncConnection(connection, marked, format)).bytes)
  } finally {
    response.off('close', leave)
    for (const [name] of settings) {
      await engine.QueryAsyncConnection(connection, `SET ${name} = DEFAULT`, format).catch(() => undefined)
    }
  }
}

async function stream(connection: unknown, sql: string, format: string, response: ServerResponse): Promise<void> {
  const handle = await engine.StreamQuery(connection, sql, format)
  for (let isFirst = true; ; isFirst = false) {
    const { bytes, done } = await engine.StreamFetch(handle)
    const rows = isFirst || !format.endsWith('WithNamesAndTypes') ? bytes : withoutHead(bytes)
    if (rows.length > 0 && !response.write(rows)) await readerWants(response)
    if (response.destroyed) await engine.StreamCancel(handle)
    if (done || response.destroyed) return
  }
}

function withoutHead(bytes: Buffer): Buffer {
  let from = 0
  for (let line = 0; line < HEAD_LINES; line += 1) from = bytes.indexOf(10, from) + 1
  return bytes.subarray(from)
}

/** Until more may be sent, or nobody reads any more. */
function readerWants(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = () => {
    response.off('drain', done).off('close', done)
    resolve()
  }
  response.on('drain', done).on('close', done)
  return promise
}

/** The engine gives statements ids of its own. @returns a line for each statement that it found. */
async function kill(id: string): Promise<Buffer> {
  const { bytes } = await withConnection((connection) =>
    engine.QueryAsyncConnection(connection, `KILL QUERY WHERE endsWith(query, '/* ${id} */') SYNC`, 'TabSeparated'),
  )
  return bytes
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
// It goes with whoever started it. The engine does not survive an orderly end.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume()
