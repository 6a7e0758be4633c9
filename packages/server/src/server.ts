/** A whole server from a configuration: app database, services and HTTP, and how to take it down again. */
import { engineSettings, findDriver } from '@querent/drivers'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { openAppDatabase } from './app-database.ts'
import type { Config } from './config/config.ts'
import { refuseHalfHttps } from './config/half-https.ts'
import { createConnections } from './connections/index.ts'
import { createJobs, registerSyncJobs, type Jobs } from './jobs/index.ts'
import { broadcast } from './observe/broadcast.ts'
import type { Observe, ServerEvent } from './observe/events.ts'
import { messageOf } from './observe/message-of.ts'
import { createLogger, logEvents } from './observe/log.ts'
import { createMetrics, type Metrics } from './observe/metrics/metrics.ts'
import type { Reachability } from './observe/reachability.ts'
import { recentEvents } from './observe/recent.ts'
import { tightenFiles } from './process/private-files.ts'
import { createServices, PASSWORD_COST, type Services } from './services/index.ts'
import { createSettings, type Settings } from './settings/index.ts'
import type { Store } from './store/index.ts'
import { createSync, strategyOf } from './sync/index.ts'
import { VERSION } from './version.ts'
import type { Site } from './web/index.ts'
import { noPeers, sharedReachability, sumMetrics, type Peers } from './workers/index.ts'

export interface Server {
  app: FastifyInstance
  services: Services
  settings: Settings
  store: Store
  jobs: Jobs
  logger: Logger
  observe: Observe
  /** Has health say that the server goes; everything is still served. */
  announceStop(): void
  /** Stops taking requests, cancels what runs, at once or when `hurry` aborts, and closes every connection. */
  close(hurry?: AbortSignal): Promise<void>
}

interface ServerOptions {
  /** The other processes that serve the port; none by themselves. */
  peers?: Peers | undefined
  /** Less than the usual only in tests. */
  passwordCost?: number
  /** The pages for people; without them there is the API alone. */
  makeSite?: (observe: Observe) => Site
}

export async function createServer(
  config: Config,
  now: () => number,
  { peers = noPeers(), passwordCost = PASSWORD_COST, makeSite }: ServerOptions = {},
): Promise<Server> {
  const logger = createLogger(config.logLevel, config.logFormat)
  const { observe, add: addObserver } = broadcast()
  const log = logEvents(logger)
  const recent = recentEvents(now)
  addObserver(recent.observe)
  addObserver((event) => {
    if (event.type !== 'background.failed') log(event)
  })
  // Of several workers, which share the configuration, one says it.
  if (peers.place === 0) for (const text of config.notes) observe({ type: 'config.noted', text })
  const store = await openAppDatabase(config)
  const appDatabase = sharedReachability({ ask: store.ask, observe, peers })
  addObserver((event) => {
    if (event.type === 'background.failed') void logUnlessAway(event, appDatabase, log)
  })
  tightenFiles(config, observe)
  const settings = createSettings({ store, config, observe })
  const maxSessions = () => settings.latest().get('jdbc-data-warehouse-max-connection-pool-size')
  const connections = createConnections({
    store,
    findDriver,
    maxSessions,
    freshen: (database) => services.usage.freshen(database),
  })
  const jobs = createJobs({ store, observe, now })
  const humanization = async () => strategyOf((await settings.current()).read('humanization-strategy'))
  const sync = createSync({ store, connections, observe, now, humanization })
  const services = createServices({
    store,
    settings,
    connections,
    engines: engineSettings,
    jobs,
    sync,
    config,
    observe,
    recentLogs: recent.lines,
    peers,
    passwordCost,
    now,
  })
  const metrics = createMetrics({
    version: { version: VERSION.product, api: VERSION.tag, node: process.version },
    queries: services.runner.running.list,
    pools: connections.poolStatus,
    jobs: jobs.running,
    cache: () => services.runner.cache.counts,
    appDatabase: appDatabase.status,
  })
  addObserver(metrics.observe)
  addObserver(services.audit.watch)
  const current = await settings.current()
  refuseHalfHttps(current.get('redirect-all-requests-to-https'), current.get('site-url'))
  const { examples } = services
  registerSyncJobs(jobs, sync, examples.offer)
  jobs.register(examples.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => examples.run(signal) })
  const { sample, arrival } = services.databases
  jobs.register(sample.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => sample.make(signal) })
  const { retention } = services
  jobs.register(retention.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => retention.run(signal) })
  const { caching, modelIndexes, usage, search } = services
  jobs.register(modelIndexes.job, { concurrency: 1, maxAttempts: 3, run: modelIndexes.run })
  jobs.register(caching.job, { concurrency: 1, maxAttempts: 3, run: caching.run })
  jobs.register(usage.job, { concurrency: 1, maxAttempts: 3, run: usage.run })
  jobs.register(search.job, { concurrency: 1, maxAttempts: 3, run: (_payload, signal) => search.run(signal) })
  let isStopping = false
  const app = await buildApp({
    services,
    health: { metrics: metricsOfAll(metrics, peers), appDatabase, isStopping: () => isStopping },
    logger,
    logsRequests: config.accessLog,
    trustedProxies: config.trustedProxies,
    site: makeSite?.(observe),
  })
  app.addHook('onListen', async () => {
    // The environment may say otherwise than at the last start.
    const renamesAll = config.settings.has('humanization-strategy')
    const rename = async () => renamesAll && (await jobs.enqueue('sync.names', 'sync.names', {}))
    // What cannot be begun, as on a disk that is full, must not keep the rest from it: the next start begins it.
    const beginnings = [
      sample.prepare,
      arrival.begin,
      examples.offer,
      retention.start,
      usage.start,
      search.start,
      rename,
    ]
    for (const begin of beginnings) {
      await begin().catch((error: unknown) =>
        observe({ type: 'background.failed', task: 'start', error: messageOf(error) }),
      )
    }
    jobs.start()
  })
  return {
    app,
    services,
    settings,
    store,
    jobs,
    logger,
    observe,
    announceStop() {
      isStopping = true
    },
    async close(hurry = AbortSignal.abort()) {
      isStopping = true
      store.hurry()
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

/** What fails in the background while the app database is away has its one line already. */
async function logUnlessAway(event: ServerEvent, appDatabase: Reachability, log: Observe): Promise<void> {
  if (await appDatabase.suspect()) log(event)
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
