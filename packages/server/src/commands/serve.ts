/** `serve`: reads the configuration, starts the server and takes it down on a signal. */
import { setFlagsFromString } from 'node:v8'
import { prepareNextStart } from '../boot/index.ts'
import { ConfigError, loadConfig, type Config } from '../config.ts'
import { makeFilesPrivately } from '../private-files.ts'
import { createServer, type Server } from '../server.ts'
import type { Command } from './command.ts'

/** What is still running then is cut off. */
const SHUTDOWN_TIMEOUT_MS = 10_000

export const serve: Command = {
  about: 'Runs the server in the foreground until it gets SIGINT or SIGTERM. PORT and HOST say where it listens.',
  positionals: [],
  options: {},
  run: runServer,
}

async function runServer(): Promise<void> {
  /**
   * V8 learns where long-lived objects are made, and puts them among the old ones at once. From a sample taken at a bad
   * moment it may learn so of rows, which die young: a large export then takes 150 MB more in about every third process.
   */
  setFlagsFromString('--no-allocation-site-pretenuring')
  const startedAt = performance.now()
  makeFilesPrivately()
  const config = loadConfig()
  const server = await createServer(config, Date.now)
  const url = await listen(server, config)
  server.observe({ type: 'server.started', url, durationMs: Math.round(performance.now() - startedAt) })
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A second one does not cut the stop short: Ctrl+C reaches the launcher too, which passes it on.
    process.on(signal, () => {
      if (!isStopping) void shutDown(server, signal)
      isStopping = true
    })
  }
  const problem = await prepareNextStart()
  if (problem !== undefined) server.observe({ type: 'background.failed', task: 'bundle', error: problem })
}

async function listen({ app }: Server, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new ConfigError(`Cannot listen on port ${port} of ${host} (PORT, HOST): ${error.message}`)
  }
}

async function shutDown(server: Server, signal: string): Promise<void> {
  server.observe({ type: 'server.stopping', signal })
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  await server.close()
  process.exit(0)
}
