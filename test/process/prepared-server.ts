/** Servers that somebody has set up already, for tests that are about something later: set up once, and copied. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { clientOf, setUp, startHealthy, stop, type Client, type StartOptions, type Started } from './running-server.ts'

interface Prepared {
  folder: string
  /** Of the administrator. */
  sessionId: string
}

let prepared: Promise<Prepared> | undefined

/** Starts a server with an app database of its own in the data folder, and an administrator who is logged in. */
export async function startPrepared(
  t: TestContext,
  options: StartOptions,
): Promise<{ server: Started; admin: Client }> {
  const sessionId = await fillFolder(t, options.dataDir)
  const server = await startHealthy(t, options)
  return { server, admin: clientOf(server, sessionId) }
}

/** Puts into a data folder what the first start and the set-up leave there; gives the id of the administrator's session. */
export async function fillFolder(t: TestContext, dataDir: string): Promise<string> {
  const { folder, sessionId } = await (prepared ??= prepare(t))
  cpSync(folder, dataDir, { recursive: true })
  return sessionId
}

async function prepare(t: TestContext): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'querent-process-prepared-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const server = await startHealthy(t, { dataDir: folder })
  const { sessionId } = await setUp(server)
  const code = await stop(server)
  if (code !== 0 || sessionId === undefined) throw new Error(`Preparing failed: ${server.output()}`)
  return { folder, sessionId }
}
