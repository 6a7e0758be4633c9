/**
 * Metrics of what all processes share: the app database and the data folder. The process that is asked reads them then, and
 * nobody else does: they must not be added up. No database of users is asked.
 */
import { statfs } from 'node:fs/promises'
import { PERSISTENCE_STATES } from '@querent/contract'
import { labelText } from './label-text.ts'

/** What has not answered by then is left out. */
const DEADLINE_MS = 2_000

interface SharedState {
  databases: { id: number; name: string; engine: string; lastSyncedAt: string | null; isSyncFailed: boolean }[]
  waiting: { kind: string; count: number; since: string }[]
  deliveries: { waiting: number; oldestDueAt: string | null }
  storedModels: { state: string; count: number }[]
  lastBackupAt: number | undefined
}

interface SharedMetricsDeps {
  /** @param now milliseconds since 1970. */
  state(now: number): Promise<SharedState>
  /** Whether the app database answers; it is not read otherwise. */
  isReachable(): boolean | Promise<boolean>
  jobKinds(): string[]
  dataDir: string
  now(): number
  /** Is told which databases there are. */
  expectDatabases(ids: readonly number[]): void
}

interface Family {
  name: string
  help: string
  samples: [labels: Record<string, string>, value: number][]
}

/** Renders them in the Prometheus exposition format; without what cannot be read now. */
export function sharedMetrics(deps: SharedMetricsDeps): () => Promise<string> {
  const { state, isReachable, jobKinds, dataDir, now, expectDatabases } = deps

  async function ofAppDatabase(): Promise<Family[]> {
    if (!(await isReachable())) return []
    const time = now()
    const known = await state(time)
    expectDatabases(known.databases.map(({ id }) => id))
    return [
      ...databaseFamilies(known),
      ...jobFamilies(known, jobKinds(), time),
      ...deliveryFamilies(known, time),
      storedModelFamily(known),
      backupFamily(known),
    ]
  }

  async function ofDisk(): Promise<Family[]> {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return [
      gauge('querent_data_folder_free_bytes', 'Free space on the disk of the data folder.', bavail * bsize),
      gauge('querent_data_folder_size_bytes', 'Size of the disk of the data folder.', blocks * bsize),
    ]
  }

  return async () => (await Promise.all([inTime(ofAppDatabase()), inTime(ofDisk())])).flat().map(render).join('')
}

function databaseFamilies({ databases }: SharedState): Family[] {
  const each = (value: (database: SharedState['databases'][number]) => number) =>
    databases.map((database): [Record<string, string>, number] => [{ database: String(database.id) }, value(database)])
  return [
    {
      name: 'querent_database_info',
      help: 'Always 1; the labels are the name and the engine of a connected database.',
      samples: databases.map(({ id, name, engine }) => [{ database: String(id), name, engine }, 1]),
    },
    {
      name: 'querent_sync_failed',
      help: '1 while the latest sync of a database failed.',
      samples: each(({ isSyncFailed }) => Number(isSyncFailed)),
    },
    {
      name: 'querent_sync_last_success_timestamp_seconds',
      help: 'When a database was last synced, in Unix time; 0 when it never was.',
      samples: each(({ lastSyncedAt }) => (lastSyncedAt === null ? 0 : Date.parse(lastSyncedAt) / 1000)),
    },
  ]
}

/** Kinds of which nothing waits have 0. */
function jobFamilies({ waiting }: SharedState, kinds: readonly string[], now: number): Family[] {
  const all = new Set([...kinds, ...waiting.map(({ kind }) => kind)])
  const each = (value: (found: SharedState['waiting'][number]) => number) =>
    [...all].map((kind): [Record<string, string>, number] => {
      const found = waiting.find((one) => one.kind === kind)
      return [{ kind }, found === undefined ? 0 : value(found)]
    })
  return [
    {
      name: 'querent_jobs_waiting',
      help: 'Background jobs that are due and that no process works on.',
      samples: each(({ count }) => count),
    },
    {
      name: 'querent_jobs_oldest_waiting_seconds',
      help: 'For how long the oldest job that waits is due; 0 when none waits.',
      samples: each(({ since }) => Math.max(0, (now - Date.parse(since)) / 1000)),
    },
  ]
}

function deliveryFamilies({ deliveries: { waiting, oldestDueAt } }: SharedState, now: number): Family[] {
  const age = oldestDueAt === null ? 0 : Math.max(0, (now - Date.parse(oldestDueAt)) / 1000)
  return [
    gauge('querent_deliveries_waiting', 'Subscriptions and alerts that are due and not sent yet.', waiting),
    gauge('querent_deliveries_oldest_due_seconds', 'For how long the oldest of them is due; 0 when none is.', age),
  ]
}

function storedModelFamily({ storedModels }: SharedState): Family {
  const countOf = (state: string) => storedModels.find((one) => one.state === state)?.count ?? 0
  return {
    name: 'querent_stored_models',
    help: 'Models that are kept as tables, and copies of models and tables, by state; error: the latest refresh failed.',
    samples: PERSISTENCE_STATES.map((state) => [{ state }, countOf(state)]),
  }
}

function backupFamily({ lastBackupAt = 0 }: SharedState): Family {
  const help = 'When the backup command last succeeded, in Unix time; 0 when it never did.'
  return gauge('querent_backup_last_success_timestamp_seconds', help, lastBackupAt / 1000)
}

function gauge(name: string, help: string, value: number): Family {
  return { name, help, samples: [[{}, value]] }
}

function render({ name, help, samples }: Family): string {
  const lines = samples.map(([labels, value]) => {
    const text = labelText(labels)
    return `${name}${text === '' ? '' : `{${text}}`} ${value}`
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines, ''].join('\n')
}

/** Nothing for what fails or does not answer: what watches the server must not wait with it. */
async function inTime(reading: Promise<Family[]>): Promise<Family[]> {
  const { promise, resolve } = Promise.withResolvers<Family[]>()
  const timer = setTimeout(() => resolve([]), DEADLINE_MS)
  reading.then(resolve, () => resolve([]))
  return promise.finally(() => clearTimeout(timer))
}
