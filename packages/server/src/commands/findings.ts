/** What `doctor` looks at, one after the other. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findDriver } from '@querent/drivers'
import { needsDataFolder, readConfig, type PresentConfig } from '../config/config.ts'
import { refuseHalfHttps } from '../config/half-https.ts'
import { nextKey, refuseShortKey } from '../config/secret-key.ts'
import {
  loadMaintenance,
  APP_DATABASE_NEEDS,
  SAMPLE_FILE,
  untrustedProxy,
  UPLOADS_FILE,
  USAGE_FILE,
  withoutPassword,
  type Examined,
  type ExaminedDatabase,
} from '../store/index.ts'
import { VERSION } from '../version.ts'
import { copyFindings } from './copy-findings.ts'
import { deliveryChannels } from './delivery-findings.ts'
import type { Finding } from './finding.ts'

const MB = 1024 * 1024
/** Free space under which writing will soon fail, and under which it is time to look. */
const DISK = { failed: 100 * MB, warning: 1024 * MB }
/** With less, hardly any write works. */
const FULL_BYTES = MB / 4
const CONNECT_TIMEOUT_MS = 10_000

export async function* examineAll(): AsyncGenerator<Finding> {
  yield { state: 'ok', topic: 'Versions', text: `Querent ${VERSION.product}, Node ${process.versions.node}` }
  const config = attempt(readConfig)
  if (config instanceof Error) {
    yield failed('Configuration', config)
    return
  }
  yield { state: 'ok', topic: 'Configuration', text: `listens on port ${config.port} of ${config.host}` }
  for (const text of config.notes) yield { state: 'warning', topic: 'Configuration', text }
  const refusal = attempt(() => refuseShortKey(config))
  if (refusal instanceof Error) yield failed('Secret key', refusal)
  yield dataFolder(config)
  for (const folder of dataFolders(config)) yield diskSpace(folder)
  yield* appDatabase(config)
}

function dataFolder(config: PresentConfig): Finding {
  const { dataDir } = config
  const topic = 'Data folder'
  const exists = existsSync(dataDir)
  const fault = attempt(() => requireFolder(exists ? dataDir : existingParent(dataDir)))
  if (fault instanceof Error) {
    if (needsDataFolder(config)) return failed(topic, fault)
    return {
      state: 'warning',
      topic,
      text: `${dataDir} cannot be written to: no sample database and no usage data source`,
    }
  }
  return {
    state: 'ok',
    topic,
    text: exists ? `${dataDir} can be written to` : `${dataDir} will be created by the first start`,
  }
}

/** The data folder, and that of the app database where it is a file elsewhere. */
function dataFolders({ dataDir, appDatabase: location }: PresentConfig): Set<string> {
  return new Set(location.startsWith('postgres') ? [dataDir] : [dataDir, dirname(location)])
}

function diskSpace(folder: string): Finding {
  const topic = 'Disk'
  const found = attempt(() => statfsSync(existingParent(folder)))
  if (found instanceof Error) return failed(topic, found)
  const free = found.bavail * found.bsize
  const text = `${Math.floor(free / MB).toLocaleString('en')} MB free for ${folder}`
  if (free < FULL_BYTES) return { state: 'failed', topic, text: `${text}: it is full, so nothing can be saved` }
  if (free >= DISK.warning) return { state: 'ok', topic, text }
  const state = free < DISK.failed ? 'failed' : 'warning'
  return { state, topic, text: `${text}: below ${DISK[state] / MB} MB, the disk is almost full` }
}

/** Nothing, or that a start would be refused. */
function* redirection({ settings }: PresentConfig, stored: Examined['settings']): Generator<Finding> {
  const valueOf = (key: string): unknown => settings.get(key)?.value ?? JSON.parse(stored.get(key) ?? 'null')
  const refusal = attempt(() => refuseHalfHttps(valueOf('redirect-all-requests-to-https'), valueOf('site-url')))
  if (refusal instanceof Error) yield failed('Configuration', refusal)
}

/** @throws {Error} it is not a folder in which files can be made. */
function requireFolder(path: string): void {
  if (!statSync(path).isDirectory()) throw new Error(`${path} is not a folder`)
  accessSync(path, constants.W_OK)
}

/** Nothing, or that the visitors of a proxy are taken for one. */
function* proxy({ trustedProxies }: PresentConfig, stored: Examined['settings']): Generator<Finding> {
  const address = untrustedProxy(stored, Date.now())
  if (address === undefined || trustedProxies.includes(address, 0)) return
  const text =
    `a proxy at ${address} forwards requests, and QUERENT_TRUST_PROXY does not name it. All its visitors count as one ` +
    `address: wrong passwords of one keep the others out. Set QUERENT_TRUST_PROXY=${address}, or the number of proxies`
  yield { state: 'warning', topic: 'Proxy', text }
}

/** The folder itself, or the nearest one around it that is there. */
function existingParent(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingParent(dirname(path))
}

async function* appDatabase(config: PresentConfig): AsyncGenerator<Finding> {
  const topic = 'App database'
  const { appDatabase: location } = config
  const isMissing = attempt(
    () => !location.startsWith('postgres') && statSync(location, { throwIfNoEntry: false }) === undefined,
  )
  if (isMissing === true) {
    const folder = dirname(location)
    yield folder === config.dataDir || existsSync(folder)
      ? { state: 'ok', topic, text: `${location} will be created by the first start` }
      : { state: 'failed', topic, text: `there is no folder ${folder} for ${location}` }
    yield* redirection(config, new Map())
    return
  }
  const { examine } = await loadMaintenance()
  const present = await examine(location, config).catch(toError)
  if (present instanceof Error) {
    yield failed(topic, present)
    return
  }
  const next = present.isKeyRight ? undefined : nextKey(config.dataDir)
  const withNext = next === undefined ? present : await examine(location, { ...config, secretKey: next })
  const found = withNext.isKeyRight ? withNext : present
  const engine = found.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  yield { state: 'ok', topic, text: `${withoutPassword(location)} is reachable: ${engine} ${found.version}` }
  yield tables(found)
  yield* redirection(config, found.settings)
  yield* proxy(config, found.settings)
  yield found === present ? key(found, config) : keyInChange(config)
  yield* deliveryChannels(config, found.settings)
  yield* storedModels(found)
  yield* copyFindings(config, found)
  for (const database of found.databases) yield await connected(database, config.dataDir)
}

/** Nothing where no models are kept as tables. */
function* storedModels({ storedModels: { all, failed: count } }: Examined): Generator<Finding> {
  const topic = 'Stored models'
  if (all === 0) return
  if (count === 0) yield { state: 'ok', topic, text: `${all}; all of them could be refreshed` }
  else {
    const text = `${count} of ${all} could not be refreshed, so questions read their sources: see Stored models in the administration`
    yield { state: 'warning', topic, text }
  }
}

function tables({ isEmpty, obstacle, pending, unknown }: Examined): Finding {
  const topic = 'Tables'
  if (unknown.length > 0) {
    const text = `made by a newer version of Querent (${unknown.join(', ')}): use that version, or restore a backup made with this`
    return { state: 'failed', topic, text }
  }
  if (obstacle !== null)
    return { state: 'failed', topic, text: `cannot be created: ${obstacle}. ${APP_DATABASE_NEEDS}` }
  if (isEmpty) return { state: 'ok', topic, text: 'created by the first start' }
  if (pending.length === 0) return { state: 'ok', topic, text: 'up to date' }
  return {
    state: 'warning',
    topic,
    text: `the next start brings them up to date (${pending.join(', ')}): make a backup first`,
  }
}

function key({ databases, isKeyRight }: Examined, { secretKey, isKeyStored, dataDir }: PresentConfig): Finding {
  const topic = 'Secret key'
  const place = isKeyStored ? `secret.key in ${dataDir}` : 'QUERENT_SECRET_KEY'
  if (secretKey === undefined) {
    return databases.length === 0
      ? { state: 'ok', topic, text: 'created by the first start' }
      : { state: 'failed', topic, text: 'missing: set QUERENT_SECRET_KEY, or put secret.key back into the data folder' }
  }
  return isKeyRight
    ? { state: 'ok', topic, text: `${place} matches the app database` }
    : { state: 'failed', topic, text: `${place} is not the key that the app database was written with` }
}

/** What `rotate-key` leaves when it is killed at its end. */
function keyInChange({ isKeyStored, dataDir }: PresentConfig): Finding {
  const topic = 'Secret key'
  const done = `a change of it was interrupted at the end; the new key is in ${dataDir}/secret.key.next`
  return isKeyStored
    ? { state: 'warning', topic, text: `${done}, and the next start will use it` }
    : { state: 'failed', topic, text: `${done}: set QUERENT_SECRET_KEY to that` }
}

async function connected(database: ExaminedDatabase, dataDir: string): Promise<Finding> {
  const topic = `Database ${database.id}, "${database.name}"`
  const driver = findDriver(database.engine)
  if (driver === undefined) return { state: 'failed', topic, text: `there is no engine ${database.engine}` }
  if (database.details === undefined) {
    return { state: 'failed', topic, text: 'its connection details cannot be read with the secret key' }
  }
  const { details, isSample } = database
  if (isSample && details['db'] === join(dataDir, SAMPLE_FILE) && !existsSync(details['db'])) {
    return { state: 'warning', topic, text: 'its file is missing: the next start creates it again' }
  }
  if (details['db'] === join(dataDir, USAGE_FILE) && !existsSync(details['db'])) {
    return { state: 'ok', topic, text: 'its file is created when somebody views it' }
  }
  if (details['database_file'] === join(dataDir, UPLOADS_FILE) && !existsSync(details['database_file'])) {
    const text = `${details['database_file']}, which holds uploads, is missing: restore it from a backup`
    return { state: 'failed', topic, text }
  }
  const limits = { maxSessions: 1, connectTimeoutMs: CONNECT_TIMEOUT_MS, idleTimeoutMs: CONNECT_TIMEOUT_MS }
  const source = attempt(() => driver.connect(details, limits))
  if (source instanceof Error) return failed(topic, source)
  try {
    await source.check(AbortSignal.timeout(CONNECT_TIMEOUT_MS))
    const { flavor, version } = await source.version()
    return { state: 'ok', topic, text: `reachable: ${flavor} ${version}` }
  } catch (error) {
    return failed(topic, toError(error))
  } finally {
    await source.close().catch(() => undefined)
  }
}

function failed(topic: string, { message }: Error): Finding {
  return { state: 'failed', topic, text: message }
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work()
  } catch (error) {
    return toError(error)
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
