/** A whole server from a configuration: app database, services and HTTP, and how to take it down again. */
import { engineSettings, findDriver } from '@querent/drivers'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { openAppDatabase } from './app-database.ts'
import { ConfigError, type Config } from './config/config.ts'
import { createConnections } from './connections/index.ts'
import { createJobs, registerSyncJobs, type Jobs } from './jobs/index.ts'
import type { Observe } from './observe/events.ts'
import { createLogger, logEvents } from './observe/log.ts'
import { createMetrics, type Metrics } from './observe/metrics.ts'
import { reachability } from './observe/reachability.ts'
import { recentEvents } from './observe/recent.ts'
import { tightenFiles } from './process/private-files.ts'
import { createServices, type Services } from './services/index.ts'
import type { Store } from './store/index.ts'
import { createSync, strategyOf } from './sync/index.ts'
import { VERSION } from './version.ts'
import { noPeers, sumMetrics, type Peers } from './workers/index.ts'

export interface Server {
  app: FastifyInstance
  services: Services
  store: Store
  jobs: Jobs
  logger: Logger
  observe: Observe
  /** Has health say that the server goes; everything is still served. */
  announceStop(): void
  /** Stops taking requests, cancels what runs, at once or when `hurry` aborts, and closes every connection. */
  close(hurry?: AbortSignal): Promise<void>
}

/** @param peers The other processes that serve the port; none by themselves. */
export async function createServer(config: Config, now: () => number, peers = noPeers()): Promise<Server> {
  const logger = createLogger(config.logLevel, config.logFormat)
  const metrics = createMetrics({
    version: { version: VERSION.product, api: VERSION.tag, node: process.version },
    queries: () => services.runner.running.list(),
    pools: () => connections.poolStatus(),
    jobs: () => jobs.running(),
    cache: () => services.runner.cache.counts,
    appDatabase: () => appDatabase.status(),
  })
  const recent = recentEvents(now)
  const log = logEvents(logger)
  let isStopping = false
  const observe: Observe = (event) => {
    if (event.type === 'background.failed') void logUnlessAway(event)
    else log(event)
    metrics.observe(event)
    recent.observe(event)
  }
  for (const text of config.notes) observe({ type: 'config.noted', text })
  const store = await openAppDatabase(config)
  tightenFiles(config, observe)
  const appDatabase = reachability({ ask: store.versions, observe })
  /** What fails in the background while the app database is away has its one line already. */
  const logUnlessAway: Observe = async (event) => {
    if (await appDatabase.suspect()) log(event)
  }
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
    peers,
    now,
  })
  await refuseHalfHttps(services.settings)
  registerSyncJobs(jobs, sync)
  const { sample, arrival } = services.databases
  jobs.register(sample.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => sample.make(signal) })
  const { retention } = services
  jobs.register(retention.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => retention.run(signal) })
  const app = await buildApp({
    services,
    health: { metrics: metricsOfAll(metrics, peers), appDatabase, isStopping: () => isStopping },
    logger,
    logsRequests: config.accessLog,
    trustedProxies: config.trustedProxies,
  })
  app.addHook('onListen', async () => {
    await sample.prepare()
    await arrival.begin()
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
    announceStop() {
      isStopping = true
    },
    async close(hurry = AbortSignal.abort()) {
      isStopping = true
      const { cancelAll } = services.runner.running
      if (hurry.aborted) cancelAll()
      hurry.addEventListener('abort', cancelAll, { once: true })
      await Promise.all([app.close(), jobs.stop()])
      await services.close()
      await connections.closeAll()
      await store.close()
    },
  }
}

/** @throws {ConfigError} plain http is to be sent to an https address that is not known. */
async function refuseHalfHttps(settings: Services['settings']): Promise<void> {
  const current = await settings.current()
  if (!current.get('redirect-all-requests-to-https') || settings.httpsSite() !== undefined) return
  throw new ConfigError(
    'redirect-all-requests-to-https is on, but site-url is no https address to send requests to. Set QUERENT_SITE_URL to ' +
      'one (https://…), or QUERENT_REDIRECT_ALL_REQUESTS_TO_HTTPS to false.',
  )
}

/** The same metrics, of all processes together. */
function metricsOfAll(own: Metrics, peers: Peers): Metrics {
  peers.answer('metrics', async () => (await own.render()).text)
  if (peers.count === 1) return own
  const render = async () => {
    const { contentType } = await own.render()
    return { contentType, text: sumMetrics(await peers.ask('metrics', undefined)) }
  }
  return { ...own, render }
}
