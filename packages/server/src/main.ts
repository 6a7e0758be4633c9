/** The process: reads the configuration, starts the server and takes it down on a signal. */
import { setFlagsFromString } from 'node:v8'
import { ConfigError, loadConfig } from './config.ts'
import { createServer, type Server } from './server.ts'
import { AppDatabaseError } from './store/index.ts'

/**
 * V8 learns where long-lived objects are made, and puts them among the old ones at once. From a sample taken at a bad
 * moment it may learn so of rows, which die young: a large export then takes 150 MB more in about every third process.
 */
setFlagsFromString('--no-allocation-site-pretenuring')

/** What is still running then is cut off. */
const SHUTDOWN_TIMEOUT_MS = 10_000

async function serve(): Promise<void> {
  const startedAt = performance.now()
  const config = loadConfig()
  const server = await createServer(config, Date.now)
  const url = await server.app.listen({ port: config.port, host: config.host })
  server.observe({ type: 'server.started', url, durationMs: Math.round(performance.now() - startedAt) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(server, signal))
}

async function shutDown(server: Server, signal: string): Promise<void> {
  server.observe({ type: 'server.stopping', signal })
  setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
  await server.close()
  process.exit(0)
}

const [command = 'serve'] = process.argv.slice(2)
if (command !== 'serve') {
  console.error(`Unknown command: ${command}. Usage: main.ts serve`)
  process.exit(2)
}
try {
  await serve()
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof AppDatabaseError
  console.error(isExplained ? `Configuration: ${error.message}` : error)
  process.exit(1)
}
