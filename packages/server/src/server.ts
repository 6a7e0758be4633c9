/** A whole server from a configuration: app database, services and HTTP, and how to take it down again. */
import { engineSettings, findDriver } from '@querent/drivers'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { createConnections } from './connections/index.ts'
import { createJobs, registerSyncJobs, type Jobs } from './jobs/index.ts'
import type { Observe } from './observe/events.ts'
import { createLogger, logEvents } from './observe/log.ts'
import { createMetrics } from './observe/metrics.ts'
import { recentEvents } from './observe/recent.ts'
import { tightenFiles } from './private-files.ts'
import { createServices, type Services } from './services/index.ts'
import { createSecrets, openStore, type Store } from './store/index.ts'
import { createSync, strategyOf } from './sync/index.ts'

export interface Server {
  app: FastifyInstance
  services: Services
  store: Store
  jobs: Jobs
  logger: Logger
  observe: Observe
  /** Stops taking requests, cancels what runs, and closes every connection. */
  close(): Promise<void>
}

export async function createServer(config: Config, now: () => number): Promise<Server> {
  const logger = createLogger(config.logLevel)
  const metrics = createMetrics()
  const recent = recentEvents(now)
  const readers = [logEvents(logger), metrics.observe, recent.observe]
  const observe: Observe = (event) => readers.forEach((read) => read(event))
  const store = await openStore(config.appDatabase, createSecrets(config.secretKey))
  tightenFiles(config, observe)
  const connections = createConnections({ store, findDriver })
  const jobs = createJobs({ store, observe, now })
  const humanization = async () => strategyOf((await services.settings.current()).read('humanization-strategy'))
  const sync = createSync({ store, connections, observe, now, humanization })
  const services = createServices({
    store,
    connections,
    engines: engineSettings,
    jobs,
    sync,
    config,
    observe,
    recentLogs: recent.lines,
    now,
  })
  registerSyncJobs(jobs, sync)
  const { sample } = services.databases
  jobs.register(sample.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => sample.write(signal) })
  const { retention } = services
  jobs.register(retention.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => retention.run(signal) })
  const app = await buildApp({ services, metrics, logger, trustedProxies: config.trustedProxies })
  app.addHook('onListen', async () => {
    await sample.createOnFirstStart()
    await retention.start()
    // The environment may say otherwise than at the last start.
    if (config.settings.has('humanization-strategy')) await jobs.enqueue('sync.names', 'sync.names', {})
    jobs.start()
  })
  return {
    app,
    services,
    store,
    jobs,
    logger,
    observe,
    async close() {
      services.runner.running.cancelAll()
      await app.close()
      await jobs.stop()
      await services.close()
      await connections.closeAll()
      await store.close()
    },
  }
}
