/**
 * The environment as typed configuration; the only reader of `process.env`. Unknown `QUERENT_*` names and bad values
 * stop the start, so that a typing error is not taken for a default.
 */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSettingText, SETTINGS, settingEnvName } from '@querent/contract'
import { readLocation, withoutCredentials } from './app-database.ts'
import { ConfigError, type Environment } from './config-error.ts'
import { foreignNotes } from './foreign-names.ts'
import { readOperation, type OperationConfig } from './operation.ts'
import { makeKey, refuseShortKey, storedKey } from './secret-key.ts'
import { firstSet, ownSettingName, readVariable, refuseUnknownNames } from './variables.ts'
import { NO_PROXIES, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

export { ConfigError } from './config-error.ts'

export interface Config extends OperationConfig {
  port: number
  host: string
  /** Absolute path; the embedded app database, the sample database and the secret key live here. */
  dataDir: string
  /** False when it cannot be written to and nothing has to be kept in it. */
  hasDataFolder: boolean
  /** A `postgres://` URL or the path of the SQLite file. */
  appDatabase: string
  secretKey: string
  /** Whether the key is in the data folder, not in the environment. */
  isKeyStored: boolean
  /** Whether it was made just now, because there was none. */
  isKeyNew: boolean
  /** How many processes serve the port together. */
  workers: number
  logLevel: LogLevel
  /** Whether the first start creates the sample database, and the examples about it. */
  loadSampleContent: boolean
  /** Whose word on the caller's address and on https counts. */
  trustedProxies: TrustedProxies
  /** Whether `POST /api/testing/*` is served. */
  testEndpoints: boolean
  /** Settings fixed by the environment: key → value and the name of the variable. */
  settings: ReadonlyMap<string, { value: unknown; envName: string }>
  /** Variables that have no effect here, though somebody may count on them; sentences. */
  notes: readonly string[]
}

/** The same without anything being made for it: there may be no secret key yet. */
export interface PresentConfig extends Omit<Config, 'secretKey'> {
  secretKey: string | undefined
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Reads the configuration and creates the data folder and the secret key on first use.
 * @throws {ConfigError} for an unknown name, a bad value or a data folder that cannot be written to.
 */
export function loadConfig(environment: Environment = process.env): Config {
  const config = readConfig(environment)
  const { dataDir } = config
  if (!needsDataFolder(config) && !isWritable(dataDir)) return withoutDataFolder(config)
  const secretKey = inDataFolder(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    return config.secretKey ?? makeKey(dataDir)
  })
  refuseShortKey({ ...config, secretKey })
  return { ...config, secretKey, isKeyNew: config.secretKey === undefined }
}

function withoutDataFolder(config: PresentConfig): Config {
  const { dataDir, secretKey = '' } = config
  refuseShortKey({ ...config, secretKey })
  const note =
    `The data folder ${dataDir} cannot be written to. The server runs without it: there is no sample database, and usage is ` +
    'not shown as a data source.'
  return { ...config, secretKey, hasDataFolder: false, loadSampleContent: false, notes: [...config.notes, note] }
}

/** With the app database on PostgreSQL and the key in the environment, everything that must be kept is elsewhere. */
export function needsDataFolder({ appDatabase, isKeyStored, secretKey }: PresentConfig): boolean {
  return isKeyStored || secretKey === undefined || !appDatabase.startsWith('postgres')
}

/** Makes the folder where it can. */
function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Reads the configuration and leaves the disk as it is. @throws {ConfigError} for an unknown name or a bad value. */
export function readConfig(environment: Environment = process.env): PresentConfig {
  refuseUnknownNames(environment)
  refuseThreads(environment)
  const notes = foreignNotes(environment)
  const dataDir = resolve(environment['QUERENT_DATA_DIR'] || './data')
  const givenKey = environment['QUERENT_SECRET_KEY']
  return {
    port: readPort(environment),
    host: readVariable(environment, 'HOST')?.text ?? '127.0.0.1',
    dataDir,
    appDatabase: readAppDatabase(environment, dataDir),
    secretKey: givenKey || inDataFolder(dataDir, () => storedKey(dataDir)),
    isKeyStored: !givenKey,
    isKeyNew: false,
    hasDataFolder: true,
    workers: readWorkers(environment),
    logLevel: readLogLevel(environment),
    loadSampleContent: readBoolean(environment, 'QUERENT_LOAD_SAMPLE_CONTENT', true),
    testEndpoints: readBoolean(environment, 'QUERENT_ENABLE_TEST_ENDPOINTS', false),
    ...readOperation({
      text: (name) => readVariable(environment, name)?.text,
      boolean: (name, otherwise) => readBoolean(environment, name, otherwise),
      refuse(message) {
        throw new ConfigError(message)
      },
    }),
    trustedProxies: readTrustedProxies(environment),
    settings: readSettings(environment),
    notes,
  }
}

function readPort(environment: Environment): number {
  const { name, text } = readVariable(environment, 'PORT') ?? { name: 'PORT', text: '3000' }
  const port = wholeNumber(text)
  if (port === undefined || port > 65_535) {
    throw new ConfigError(`${name} must be a number from 0 to 65535, not "${text}".`)
  }
  return port
}

/** More would only take memory from each other. */
const MAX_WORKERS = 64
/** The runtime makes no more. */
const MAX_THREADS = 1024

function readWorkers(environment: Environment): number {
  const text = environment['QUERENT_WORKERS'] || '1'
  const workers = wholeNumber(text)
  if (workers !== undefined && workers >= 1 && workers <= MAX_WORKERS) return workers
  throw new ConfigError(`QUERENT_WORKERS must be a number from 1 to ${MAX_WORKERS}, not "${text}".`)
}

/** In digits alone: `0x10` is more likely a mistake. */
function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The runtime reads this one, and takes one thread for what it does not understand. */
function refuseThreads(environment: Environment): void {
  const text = environment['UV_THREADPOOL_SIZE']
  const threads = wholeNumber(text || '4')
  if (threads !== undefined && threads >= 1 && threads <= MAX_THREADS) return
  throw new ConfigError(`UV_THREADPOOL_SIZE must be a number from 1 to ${MAX_THREADS}, not "${text}".`)
}

function readAppDatabase(environment: Environment, dataDir: string): string {
  const text = environment['QUERENT_APP_DB_URL']
  return text ? readLocation('QUERENT_APP_DB_URL', text) : join(dataDir, 'querent.db')
}

function readLogLevel(environment: Environment): LogLevel {
  const text = environment['QUERENT_LOG_LEVEL'] || 'info'
  const level = LOG_LEVELS.find((name) => name === text)
  if (level === undefined) throw new ConfigError(`QUERENT_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
  return level
}

function readBoolean(environment: Environment, name: string, otherwise: boolean): boolean {
  const found = readVariable(environment, name)
  if (found === undefined) return otherwise
  const text = found.text.toLowerCase()
  if (text !== 'true' && text !== 'false') throw new ConfigError(`${found.name} must be true or false.`)
  return text === 'true'
}

function readTrustedProxies(environment: Environment): TrustedProxies {
  const found = readVariable(environment, 'QUERENT_TRUST_PROXY')
  const proxies = found === undefined ? NO_PROXIES : parseTrustedProxies(found.text)
  if (proxies !== undefined) return proxies
  throw new ConfigError(
    'QUERENT_TRUST_PROXY must be a number of proxies, or a list of addresses, ranges such as 10.0.0.0/8, loopback and private.',
  )
}

function readSettings(environment: Environment): Config['settings'] {
  const settings = new Map<string, { value: unknown; envName: string }>()
  for (const setting of SETTINGS) {
    if (setting.isComputed) continue
    const { key, envAliases = [] } = setting
    const found = firstSet(environment, [ownSettingName(key), settingEnvName(key), ...envAliases])
    if (found === undefined) continue
    const parsed = parseSettingText(setting, found.text)
    if (!parsed.ok) throw new ConfigError(`${found.name}: ${withoutCredentials(parsed.error)}`)
    settings.set(key, { value: parsed.value, envName: found.name })
  }
  return settings
}

function inDataFolder<T>(dataDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ConfigError) throw error
    throw new ConfigError(`The data folder ${dataDir} (QUERENT_DATA_DIR) cannot be used: ${error.message}`)
  }
}
