/** What an app database is like, for a report; it is opened as it is, without being brought up to date. */
import { MIGRATION_NAMES, type Engine } from '../migrations/index.ts'
import { locateSample, USAGE_FILE } from '../sample-file.ts'
import { AppDatabaseError, withoutPassword } from '../engines/open-error.ts'
import type { JsonObject } from '../schema.ts'
import { canDecrypt, CHANNELS, HTTP_ACTIONS, isPlain, SECOND_FACTORS, SECRET_SETTINGS } from '../secrets/sealed.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { openReader } from './engines/open-reader.ts'
import type { Reader } from './engines/reader.ts'

export interface Examined {
  engine: Engine
  version: string
  /** Migrations that the next start will apply; all of them when the app database is empty. */
  pending: string[]
  /** Migrations of a newer version than this. */
  unknown: string[]
  isEmpty: boolean
  /** What keeps the first start from making tables; null when nothing does, or they are there. */
  obstacle: string | null
  /** Whether everything encrypted can be read with the key; true when there is nothing. */
  isKeyRight: boolean
  databases: ExaminedDatabase[]
  /** Models that are kept as tables, and of how many the latest refresh failed. */
  storedModels: { all: number; failed: number }
  copies: ExaminedCopy[]
  /** Stored values of settings, as JSON; of secret ones, those that can be read with the key. */
  settings: ReadonlyMap<string, string>
}

export interface ExaminedDatabase {
  id: number
  name: string
  engine: string
  isSample: boolean
  /** Undefined when they cannot be read with the key. */
  details: JsonObject | undefined
}

/** A copy; `version` is null before its first fill. */
interface ExaminedCopy {
  id: number
  state: string
  version: number | null
}

/** That says where rows are kept. */
const COPIES = '0042-copies'
/** The migration that makes their table. */
const STORED_MODELS = '0038-persistence'

interface KeyAndFolder {
  secretKey: string | undefined
  /** Where the sample database lies. */
  dataDir: string
}

/** @throws {AppDatabaseError} it cannot be reached. */
export async function examine(location: string, config: KeyAndFolder): Promise<Examined> {
  const reader = await openReader(location)
  try {
    const applied = await reader.migrations()
    const isEmpty = applied.length === 0
    const databases = isEmpty ? [] : await readDatabases(reader, config)
    const stored = isEmpty ? [] : await readSettings(reader)
    const secrets = stored.filter(([key, value]) => SECRET_SETTINGS.includes(key) && !isPlain(value))
    const others = [
      ...secrets.map(([, value]) => value),
      ...(await readTexts(reader, applied, { migration: SECOND_FACTORS, table: 'second_factors', column: 'secret' })),
      ...(await readTexts(reader, applied, { migration: CHANNELS, table: 'channels', column: 'details' })),
      ...(await readTexts(reader, applied, { migration: HTTP_ACTIONS, table: 'actions', column: 'template' })),
    ]
    return {
      engine: reader.engine,
      version: await reader.version(),
      pending: MIGRATION_NAMES.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !MIGRATION_NAMES.includes(name)),
      isEmpty,
      obstacle: isEmpty ? await reader.obstacle() : null,
      isKeyRight: databases.every(({ details }) => details !== undefined) && isAnyReadable(others, config.secretKey),
      databases,
      storedModels: await readStoredModels(reader, applied),
      copies: await readCopies(reader, applied),
      settings: new Map(stored.flatMap((setting) => openedSetting(setting, config.secretKey))),
    }
  } finally {
    await reader.close()
  }
}

/**
 * For a command that would otherwise make an app database, in a place that was only not told rightly.
 * @throws {AppDatabaseError} there is none, or it cannot be reached.
 */
export async function refuseMissing(location: string): Promise<void> {
  const reader = await openReader(location)
  try {
    if ((await reader.migrations()).length > 0) return
    throw new AppDatabaseError(`There is no app database at ${withoutPassword(location)}: the first start makes it.`)
  } finally {
    await reader.close()
  }
}

async function readDatabases(reader: Reader, config: KeyAndFolder): Promise<ExaminedDatabase[]> {
  const found: ExaminedDatabase[] = []
  const columns = ['id', 'name', 'engine', 'is_sample', 'details']
  for await (const rows of reader.rows({ name: 'databases', columns })) {
    for (const [id, name, engine, isSample, details] of rows) {
      found.push({
        id: Number(id),
        name: String(name),
        engine: String(engine),
        isSample: Number(isSample) !== 0,
        details: openDetails(String(details), Number(isSample) !== 0, config),
      })
    }
  }
  return found
}

/** Nothing for a secret that cannot be read. */
function openedSetting([key, value]: [string, string], secretKey: string | undefined): [string, string][] {
  if (!SECRET_SETTINGS.includes(key) || isPlain(value)) return [[key, value]]
  const secrets = secretKey === undefined ? undefined : createSecrets(secretKey)
  return secrets !== undefined && canDecrypt(secrets, value) ? [[key, secrets.decrypt(value)]] : []
}

async function readSettings(reader: Reader): Promise<[key: string, value: string][]> {
  const found: [string, string][] = []
  for await (const rows of reader.rows({ name: 'settings', columns: ['key', 'value'] })) {
    for (const [key, value] of rows) found.push([String(key), String(value)])
  }
  return found
}

async function readStoredModels(reader: Reader, applied: readonly string[]): Promise<Examined['storedModels']> {
  const found = { all: 0, failed: 0 }
  if (!applied.includes(STORED_MODELS)) return found
  const columns = applied.includes(COPIES) ? ['state', 'target'] : ['state']
  for await (const rows of reader.rows({ name: 'persistence', columns })) {
    const tables = rows.filter(([, target]) => target !== 'copy')
    found.all += tables.length
    found.failed += tables.filter(([state]) => state === 'error').length
  }
  return found
}

/** Without those that were stopped. */
async function readCopies(reader: Reader, applied: readonly string[]): Promise<ExaminedCopy[]> {
  if (!applied.includes(COPIES)) return []
  const found: ExaminedCopy[] = []
  const columns = ['id', 'state', 'current_version_id', 'target']
  for await (const rows of reader.rows({ name: 'persistence', columns })) {
    for (const [id, state, version, target] of rows) {
      if (target !== 'copy' || state === 'off' || state === 'deletable') continue
      found.push({ id: Number(id), state: String(state), version: version === null ? null : Number(version) })
    }
  }
  return found
}

interface EncryptedColumn {
  /** That makes the table. */
  migration: string
  table: string
  column: string
}

async function readTexts(
  reader: Reader,
  applied: readonly string[],
  { migration, table, column }: EncryptedColumn,
): Promise<string[]> {
  const found: string[] = []
  if (!applied.includes(migration)) return found
  for await (const rows of reader.rows({ name: table, columns: [column] })) {
    for (const [text] of rows) if (text !== null) found.push(String(text))
  }
  return found
}

/** Some may be damaged; all of them are not. */
function isAnyReadable(texts: readonly string[], secretKey: string | undefined): boolean {
  if (texts.length === 0) return true
  return secretKey !== undefined && texts.some((text) => canDecrypt(createSecrets(secretKey), text))
}

function openDetails(text: string, isSample: boolean, { secretKey, dataDir }: KeyAndFolder): JsonObject | undefined {
  if (secretKey === undefined) return undefined
  try {
    const details: JsonObject = { ...Object(JSON.parse(createSecrets(secretKey).decrypt(text))) }
    // Tables from before there was a data source of usage have no column that tells it.
    return locateSample(details, isSample || details['db'] === USAGE_FILE, dataDir)
  } catch {
    return undefined
  }
}
