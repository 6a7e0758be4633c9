/** `serve`: reads the configuration, starts the server and takes it down on a signal. */
import { setFlagsFromString } from 'node:v8'
import { prepareNextStart } from '../boot/index.ts'
import { ConfigError, loadConfig, readConfig, type Config } from '../config/config.ts'
import { restWhenQuiet } from '../process/rest.ts'
import { stopOnSignal } from '../process/stop.ts'
import { keepTickShape } from '../process/tick-shape.ts'
import { VERSION } from '../version.ts'
import { severalProcesses } from '../workers/index.ts'
import type { Observe } from '../observe/events.ts'
import type { Server } from '../server.ts'
import type { Site } from '../web/index.ts'
import type { Command } from './cli/command.ts'
import { variableLines } from './cli/help.ts'

export const serve: Command = {
  about:
    'Runs the server in the foreground until it gets SIGINT, SIGTERM or SIGHUP. It is\nconfigured by environment variables.',
  positionals: [],
  options: {},
  notes: variableLines,
  run: runServer,
}

async function runServer(): Promise<number | void> {
  /**
   * V8 learns where long-lived objects are made, and puts them among the old ones at once. From a sample taken at a bad
   * moment it may learn so of rows, which die young: a large export then takes 150 MB more in about every third process.
   */
  setFlagsFromString('--no-allocation-site-pretenuring')
  const present = readConfig()
  const workers = present.workers === 1 ? undefined : await severalProcesses()
  // A first key is made by the process that knows whether there is an app database without one: not by this.
  if (workers?.isSupervisor() === true) return workers.superviseWorkers(present)
  const config = loadConfig()
  const peers = await workers?.joinPeers()
  // Loaded here, because the process that starts the workers needs nothing of it.
  const [{ createServer }, { createSite }] = await Promise.all([import('../server.ts'), import('../web/index.ts')])
  let site: Site | undefined
  const makeSite = (observe: Observe) => (site = createSite({ dataDir: config.dataDir, observe }))
  const server = await createServer(config, Date.now, { peers, makeSite })
  const url = await listen(server, config)
  // Counted from the start of the process: loading the modules is most of it.
  const durationMs = Math.round(performance.now())
  // What workers do together is told by the process that started them.
  const observe = peers === undefined ? server.observe : () => {}
  observe({ type: 'server.started', version: VERSION.product, url, durationMs })
  keepTickShape()
  restWhenQuiet(server.store.giveMemoryBack)
  stopOnSignal({ ...server, observe }, { delayMs: config.stopDelayMs, graceMs: config.stopGraceMs })
  const isFirst = peers === undefined || peers.place === 0
  await site?.prepare(isFirst)
  const problem = isFirst ? await prepareNextStart() : undefined
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
