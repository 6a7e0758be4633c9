/**
 * The environment as typed configuration; the only reader of `process.env`. Unknown `QUERENT_*` names and bad values
 * stop the start, so that a typing error is not taken for a default.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSettingText, SETTINGS, settingEnvName } from '@querent/contract'
import { readOperation, type OperationConfig } from './config/operation.ts'
import { NO_PROXIES, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

export interface Config extends OperationConfig {
  port: number
  host: string
  /** Absolute path; the embedded app database, the sample database and the secret key live here. */
  dataDir: string
  /** A `postgres://` URL or the path of the SQLite file. */
  appDatabase: string
  secretKey: string
  logLevel: LogLevel
  /** Whether the first start creates the sample database. */
  loadSampleContent: boolean
  /** Whose word on the caller's address and on https counts. */
  trustedProxies: TrustedProxies
  /** Whether `POST /api/testing/*` is served. */
  testEndpoints: boolean
  /** Settings fixed by the environment: key → value and the name of the variable. */
  settings: ReadonlyMap<string, { value: unknown; envName: string }>
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** A configuration that cannot be used; the message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** `QUERENT_*` names that are not settings. */
const OWN_NAMES = new Set([
  'QUERENT_DATA_DIR',
  'QUERENT_APP_DB_URL',
  'QUERENT_SECRET_KEY',
  'QUERENT_LOG_LEVEL',
  'QUERENT_LOAD_SAMPLE_CONTENT',
  'QUERENT_ENABLE_TEST_ENDPOINTS',
  'QUERENT_LOG_FORMAT',
  'QUERENT_ACCESS_LOG',
  'QUERENT_STOP_DELAY',
  'QUERENT_STOP_GRACE',
  'QUERENT_TRUST_PROXY',
])
/** For the tests' own use; never read here. */
const TEST_PREFIX = 'QUERENT_TEST_'

/**
 * Reads the configuration and creates the data folder and the secret key on first use.
 * @throws {ConfigError} for an unknown name, a bad value or a data folder that cannot be written to.
 */
export function loadConfig(environment: Environment = process.env): Config {
  refuseUnknownNames(environment)
  const dataDir = resolve(environment['QUERENT_DATA_DIR'] || './data')
  const secretKey = inDataFolder(dataDir, () => {
    mkdirSync(dataDir, { recursive: true })
    return environment['QUERENT_SECRET_KEY'] || storedSecretKey(dataDir)
  })
  return {
    port: readPort(environment),
    host: environment['HOST'] || '127.0.0.1',
    dataDir,
    appDatabase: readAppDatabase(environment, dataDir),
    secretKey,
    logLevel: readLogLevel(environment),
    loadSampleContent: readBoolean(environment, ['QUERENT_LOAD_SAMPLE_CONTENT', 'MB_LOAD_SAMPLE_CONTENT'], true),
    testEndpoints: readBoolean(environment, ['QUERENT_ENABLE_TEST_ENDPOINTS', 'MB_ENABLE_TEST_ENDPOINTS'], false),
    ...readOperation({
      text: (name) => environment[name] || undefined,
      boolean: (name, otherwise) => readBoolean(environment, [name], otherwise),
      refuse(message) {
        throw new ConfigError(message)
      },
    }),
    trustedProxies: readTrustedProxies(environment),
    settings: readSettings(environment),
  }
}

function refuseUnknownNames(environment: Environment): void {
  const settable = SETTINGS.filter((setting) => setting.isComputed !== true)
  const settingNames = new Set(settable.map((setting) => ownSettingName(setting.key)))
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('QUERENT_') || name.startsWith(TEST_PREFIX)) continue
    if (!OWN_NAMES.has(name) && !settingNames.has(name)) {
      throw new ConfigError(`${name} is not a setting of this server; see docs/reference/configuration.md.`)
    }
  }
}

function readPort(environment: Environment): number {
  const text = environment['PORT'] || '3000'
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${text}".`)
  }
  return port
}

function readAppDatabase(environment: Environment, dataDir: string): string {
  const url = environment['QUERENT_APP_DB_URL']
  if (!url) return join(dataDir, 'querent.db')
  if (/^postgres(ql)?:\/\//.test(url)) return url
  if (url.startsWith('sqlite:')) return resolve(url.slice('sqlite:'.length).replace(/^\/\//, ''))
  throw new ConfigError('QUERENT_APP_DB_URL must begin with postgres:// or sqlite: (a file path).')
}

function readLogLevel(environment: Environment): LogLevel {
  const text = environment['QUERENT_LOG_LEVEL'] || 'info'
  const level = LOG_LEVELS.find((name) => name === text)
  if (level === undefined) throw new ConfigError(`QUERENT_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)
  return level
}

function readBoolean(environment: Environment, names: readonly string[], otherwise: boolean): boolean {
  const name = names.find((candidate) => environment[candidate])
  if (name === undefined) return otherwise
  const text = environment[name]?.toLowerCase()
  if (text !== 'true' && text !== 'false') throw new ConfigError(`${name} must be true or false.`)
  return text === 'true'
}

function readTrustedProxies(environment: Environment): TrustedProxies {
  const text = environment['QUERENT_TRUST_PROXY']
  const proxies = text ? parseTrustedProxies(text) : NO_PROXIES
  if (proxies !== undefined) return proxies
  throw new ConfigError(
    'QUERENT_TRUST_PROXY must be a number of proxies, or a list of addresses, ranges such as 10.0.0.0/8, loopback and private.',
  )
}

function ownSettingName(key: string): string {
  return settingEnvName(key).replace(/^MB_/, 'QUERENT_')
}

function readSettings(environment: Environment): Config['settings'] {
  const found = new Map<string, { value: unknown; envName: string }>()
  for (const setting of SETTINGS) {
    if (setting.isComputed) continue
    const { key, envAliases = [] } = setting
    const envName = [ownSettingName(key), settingEnvName(key), ...envAliases].find((name) => environment[name])
    if (envName === undefined) continue
    const parsed = parseSettingText(setting, environment[envName] ?? '')
    if (!parsed.ok) throw new ConfigError(`${envName}: ${parsed.error}`)
    found.set(key, { value: parsed.value, envName })
  }
  return found
}

function inDataFolder<T>(dataDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error) || error instanceof ConfigError) throw error
    throw new ConfigError(`The data folder ${dataDir} (QUERENT_DATA_DIR) cannot be used: ${error.message}`)
  }
}

/** The key kept in the data folder, made on first use and readable by its owner only. */
function storedSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) makeSecretKey(path)
  const key = readFileSync(path, 'utf8').trim()
  if (key !== '') return key
  throw new ConfigError(
    `${path} is empty. Put back the key that the app database was written with; only if there is none, delete the file.`,
  )
}

/** Appears whole or not at all, whatever ends the process, and once, also when several processes start together. */
function makeSecretKey(path: string): void {
  const written = `${path}.${randomUUID()}`
  try {
    writeFileSync(written, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    putInPlace(written, path)
  } finally {
    rmSync(written, { force: true })
  }
}

/** Gives a file a second name, unless there is a file of this name. */
function putInPlace(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Some file systems have no links; that two processes make the first start there at one moment is left to chance.
    if (!existsSync(to)) renameSync(from, to)
  }
}
