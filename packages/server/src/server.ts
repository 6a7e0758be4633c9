/** A whole server from a configuration: app database, services and HTTP, and how to take it down again. */
import { engineSettings, findDriver } from '@querent/drivers'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { openAppDatabase } from './app-database.ts'
import type { Config } from './config/config.ts'
import { refuseHalfHttps } from './config/half-https.ts'
import { createConnections } from './connections/index.ts'
import { createJobs, type Jobs } from './jobs/index.ts'
import { broadcast } from './observe/broadcast.ts'
import type { Observe, ServerEvent } from './observe/events.ts'
import { createLogger, logEvents } from './observe/log.ts'
import { createMetrics, type Metrics } from './observe/metrics/metrics.ts'
import { sharedMetrics } from './observe/metrics/shared-metrics.ts'
import { requestsInFlight } from './http/requests-in-flight.ts'
import { appDatabaseWatch, type AppDatabaseWatch } from './observe/app-database-watch.ts'
import { recentEvents } from './observe/recent.ts'
import { tightenFiles } from './process/private-files.ts'
import { createServices, PASSWORD_COST, type Services } from './services/index.ts'
import { createSettings, type Settings } from './settings/index.ts'
import { noteUntrustedProxy, type Store } from './store/index.ts'
import { createSync, strategyOf } from './sync/index.ts'
import { VERSION } from './version.ts'
import type { Site } from './web/index.ts'
import { noPeers, sharedReachability, sharedWritability, sumMetrics, type Peers } from './workers/index.ts'

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
  const { tryWriting, isNearlyFull } = store
  const writable = sharedWritability({ tryWriting, isNearlyFull, observe, peers })
  store.whenWritesFail(writable.failed)
  const appDatabase = appDatabaseWatch(sharedReachability({ ask: store.ask, observe, peers }), writable)
  addObserver((event) => {
    if (event.type === 'background.failed') void logUnlessKnown(event, appDatabase, log)
  })
  tightenFiles(config, observe)
  const settings = createSettings({ store, config, observe })
  const maxSessions = () => settings.latest().get('jdbc-data-warehouse-max-connection-pool-size')
  const connections = createConnections({ store, findDriver, maxSessions })
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
  const requests = requestsInFlight()
  const metrics = createMetrics({
    version: { version: VERSION.product, api: VERSION.tag, node: process.version },
    queries: services.runner.running.list,
    pools: connections.poolStatus,
    jobKinds: jobs.kinds,
    requests: requests.count,
    jobs: jobs.running,
    cache: () => services.runner.cache.counts,
    appDatabase: appDatabase.status,
  })
  addObserver(metrics.observe)
  addObserver(services.audit.watch)
  const current = await settings.current()
  refuseHalfHttps(current.get('redirect-all-requests-to-https'), current.get('site-url'))
  jobs.add(services.background)
  let isStopping = false
  const app = await buildApp({
    services,
    health: {
      metrics: metricsOfAll(
        metrics,
        peers,
        sharedMetrics({
          state: store.operationState,
          isReachable: appDatabase.check,
          jobKinds: jobs.kinds,
          dataDir: config.dataDir,
          now,
          expectDatabases: metrics.expectDatabases,
        }),
      ),
      appDatabase,
      isStopping: () => isStopping,
      metricsToken: config.metricsToken,
    },
    logger,
    logsRequests: config.accessLog,
    trustedProxies: config.trustedProxies,
    onUntrustedProxy(address) {
      observe({ type: 'proxy.untrusted', address })
      void noteUntrustedProxy(store, address, now()).catch(() => undefined) // The log has it.
    },
    site: makeSite?.(observe),
  })
  requests.install(app)
  app.addHook('onListen', () => jobs.start())
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

type FailedBackground = Extract<ServerEvent, { type: 'background.failed' }>

/** What fails in the background while the app database is away, or cannot be written to, has its one line already. */
async function logUnlessKnown(event: FailedBackground, appDatabase: AppDatabaseWatch, log: Observe): Promise<void> {
  if (await appDatabase.isUnknown(event.error)) log(event)
}

/** The same metrics, of all processes together, and with them what the processes share. */
function metricsOfAll(own: Metrics, peers: Peers, shared: () => Promise<string>): Metrics {
  peers.answer('metrics', async () => (await own.render()).text)
  const render = async () => {
    // First: it says which databases there are.
    const common = await shared()
    const { contentType, text } = await own.render()
    const all = peers.count === 1 ? text : sumMetrics(await peers.ask('metrics', undefined))
    return { contentType, text: all + common }
  }
  return { ...own, render }
}
