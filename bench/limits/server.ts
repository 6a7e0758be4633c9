/** A bare node:http server that does the least work a measured request needs; a process of its own. */
import { createServer, type IncomingMessage } from 'node:http'
import { Pool } from 'pg'
import { duckDbLimits } from './duckdb.ts'
import { postgresLimits } from './postgres.ts'
import type { LimitSources, Work } from './process.ts'
import { replay, type Recorded } from './replay.ts'

const sources: LimitSources = JSON.parse(process.argv[2] ?? '{}')
const { host, port, dbname, user, password } = sources.postgres
const pool = new Pool({ host, port, database: dbname, user, password, max: 10 })

let recorded: Recorded = { status: 404, headers: [], body: '' }
const works: Record<string, Work> = {
  ...postgresLimits(pool),
  ...duckDbLimits(sources.duckdbFile),
  /** What `/replay` answers from now on. */
  '/record': async (body) => {
    recorded = JSON.parse(body)
    return ''
  },
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const server = createServer((request, response) => {
  if (request.url === '/replay') return replay(recorded, request, response)
  const work = works[request.url ?? '']
  if (work === undefined) return void response.writeHead(404).end()
  readBody(request)
    .then(work)
    .then(
      (text) => {
        const length = Buffer.byteLength(text)
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(text)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
})
// Longer than any measured work takes, so that a kept connection is never closed while the next request is on its way.
server.keepAliveTimeout = 300_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.once('disconnect', () => process.exit(0))
