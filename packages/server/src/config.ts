/**
 * The environment as typed configuration; the only reader of `process.env`. Unknown `QUERENT_*` names and bad values
 * stop the start, so that a typing error is not taken for a default.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSettingText, SETTINGS, settingEnvName } from '@querent/contract'

export interface Config {
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
])
/** For the tests' own use; never read here. */
const TEST_PREFIX = 'QUERENT_TEST_'

/**
 * Reads the configuration and creates the data folder and the secret key on first use.
 * @throws {ConfigError} for an unknown name or a bad value.
 */
export function loadConfig(environment: Environment = process.env): Config {
  refuseUnknownNames(environment)
  const dataDir = resolve(environment['QUERENT_DATA_DIR'] || './data')
  mkdirSync(dataDir, { recursive: true })
  return {
    port: readPort(environment),
    host: environment['HOST'] || '127.0.0.1',
    dataDir,
    appDatabase: readAppDatabase(environment, dataDir),
    secretKey: environment['QUERENT_SECRET_KEY'] || storedSecretKey(dataDir),
    logLevel: readLogLevel(environment),
    loadSampleContent: readBoolean(environment, ['QUERENT_LOAD_SAMPLE_CONTENT', 'MB_LOAD_SAMPLE_CONTENT'], true),
    testEndpoints: readBoolean(environment, ['QUERENT_ENABLE_TEST_ENDPOINTS', 'MB_ENABLE_TEST_ENDPOINTS'], false),
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

/** The key kept in the data folder, made on first use and readable by its owner only. */
function storedSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret.key')
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}
