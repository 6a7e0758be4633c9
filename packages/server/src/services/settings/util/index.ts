/**
 * Small services for administrators and forms (contract: settings, section 6). Tested by test/contract/util.test.ts.
 */
import { randomBytes } from 'node:crypto'
import { cpus, platform, release } from 'node:os'
import { canMonitor, requireRight } from '../../../permissions/check.ts'
import type { PoolStatus } from '../../../connections/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { VERSION } from '../../../version.ts'
import type { Deps } from '../../deps.ts'

interface Feedback {
  source: string
  comments?: string | null
  email?: string | null
}

export function utilService({ store, connections, observe, recentLogs, peers, settings }: Deps) {
  /** 32 random bytes in hexadecimal digits, good as a key. */
  function randomToken() {
    return { token: randomBytes(32).toString('hex') }
  }

  peers.answer('recentLogs', recentLogs)
  peers.answer('pools', connections.poolStatus)

  /** The latest log lines, newest first. */
  async function logs(user: CurrentUser) {
    requireRight(canMonitor(user))
    const lines = (await peers.ask('recentLogs', undefined)).flat()
    return lines.sort((a, b) => (a.timestamp > b.timestamp ? -1 : Number(a.timestamp < b.timestamp)))
  }

  async function stats(user: CurrentUser) {
    requireRight(canMonitor(user))
    const [people, databases, content] = await Promise.all([
      store.users.count(),
      store.databases.list(),
      store.placedContent.countsByCollection(),
    ])
    return {
      users: people,
      databases: databases.length,
      cards: content.reduce((sum, row) => (row.type === 'dashboard' ? sum : sum + Number(row.count)), 0),
    }
  }

  /** What to tell with a report of a fault; the names of the keys are those of the original. */
  async function bugReport(user: CurrentUser) {
    requireRight(canMonitor(user))
    const databases = await store.databases.list()
    const about = await store.about()
    return {
      'system-info': systemInfo(),
      'metabase-info': {
        databases: [...new Set(databases.map((database) => database.engine))],
        'hosting-env': 'unknown',
        'application-database': store.engine,
        'application-database-details': {
          database: about.database,
          'jdbc-driver': about.client,
        },
        'run-mode': 'prod',
        version: VERSION,
        settings: { 'report-timezone': (await settings.current()).get('report-timezone') },
      },
    }
  }

  /** Open, idle and waiting sessions of each connected database, by its id. */
  async function connectionPools(user: CurrentUser) {
    requireRight(canMonitor(user))
    const pools: Record<string, Omit<PoolStatus, 'databaseId'>> = {}
    for (const { databaseId, ...pool } of (await peers.ask('pools', undefined)).flat()) {
      const known = pools[databaseId] ?? { open: 0, idle: 0, waiting: 0, limit: 0 }
      pools[databaseId] = {
        open: known.open + pool.open,
        idle: known.idle + pool.idle,
        waiting: known.waiting + pool.waiting,
        limit: known.limit + pool.limit,
      }
    }
    return { 'connection-pools': pools }
  }

  /** Feedback is written to the log: it stays with whoever runs the server. */
  function noteFeedback({ source, comments, email }: Feedback): void {
    observe({ type: 'feedback.given', source, comments: comments ?? null, email: email ?? null })
  }

  return { randomToken, logs, stats, bugReport, connectionPools, noteFeedback }
}

function systemInfo() {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions()
  return {
    'os.name': platform(),
    'os.version': release(),
    'java.version': `Node ${process.versions.node}`,
    'java.vendor': 'Node.js',
    'java.vm.name': `V8 ${process.versions.v8}`,
    'file.encoding': 'UTF-8',
    'user.language': locale,
    'user.timezone': timeZone,
    processors: cpus().length,
  }
}
