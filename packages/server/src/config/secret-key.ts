/** The file of the secret key in the data folder, and the one beside it while a new key comes into use. */
import { randomBytes, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

const FILE = 'secret.key'
const NEXT_FILE = 'secret.key.next'
const OLD_FILE = 'secret.key.old'
const OWNER_ONLY = 0o600
/** Characters; keys that are made here have 64. */
const SHORTEST = 16

/** @throws {ConfigError} there is a key, and it is too short. */
export function refuseShortKey({
  secretKey,
  isKeyStored,
}: {
  secretKey: string | undefined
  isKeyStored: boolean
}): void {
  if (secretKey !== undefined)
    refuseShort(secretKey, isKeyStored ? 'secret.key in the data folder' : 'QUERENT_SECRET_KEY')
}

/** @param source What the key is from, for the message. @throws {ConfigError} */
export function refuseShort(key: string, source: string): void {
  if (key.length >= SHORTEST) return
  throw new ConfigError(
    `${source} is too short for a secret key: it needs ${SHORTEST} characters at least, better 64 random ones ` +
      '(`openssl rand -hex 32`). If an app database was written with it, `querent rotate-key` replaces it.',
  )
}

export function randomKey(): string {
  return randomBytes(32).toString('hex')
}

/** The key kept in the data folder; undefined when there is none. @throws {ConfigError} the file is empty. */
export function storedKey(dataDir: string): string | undefined {
  const path = join(dataDir, FILE)
  // In a folder of somebody else it cannot be told: then this throws.
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined
  const key = readFileSync(path, 'utf8').trim()
  if (key !== '') return key
  throw new ConfigError(
    `${path} is empty. Put back the key that the app database was written with; only if there is none, delete the file.`,
  )
}

/** Makes and keeps a key, unless another process does so at this moment; gives the one that is kept. */
export function makeKey(dataDir: string): string {
  storeKey(dataDir, randomKey())
  return storedKey(dataDir) ?? ''
}

/** Takes back a key that was made a moment ago and encrypted nothing. */
export function forgetKey(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true })
}

/** Keeps a first key: whole or not at all, whatever ends the process; the first one of several processes wins. */
export function storeKey(dataDir: string, key: string): void {
  const path = join(dataDir, FILE)
  const written = `${path}.${randomUUID()}`
  try {
    writeKey(written, key)
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

function writeKey(path: string, key: string): void {
  writeFileSync(path, `${key}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true })
}

/** Keeps a key that is about to come into use, before it does. */
export function prepareNextKey(dataDir: string, key: string): void {
  const path = join(dataDir, NEXT_FILE)
  rmSync(path, { force: true })
  writeKey(path, key)
}

/** A key that was about to come into use when the process ended. */
export function nextKey(dataDir: string): string | undefined {
  const path = join(dataDir, NEXT_FILE)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() || undefined : undefined
}

/** Keys beside the present one: that of a change that was cut off, and those before the present one. */
export function otherKeys(dataDir: string): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  return names
    .filter((name) => name === NEXT_FILE || name === OLD_FILE || name.startsWith(`${OLD_FILE}.`))
    .map((name) => readFileSync(join(dataDir, name), 'utf8').trim())
}

/** Puts the next key in the place of the present one, of which a copy stays for older backups: its path, if any. */
export function adoptNextKey(dataDir: string): string | undefined {
  const path = join(dataDir, FILE)
  const old = join(dataDir, OLD_FILE)
  const hasOld = existsSync(path)
  if (hasOld) keepOld(path, old)
  renameSync(join(dataDir, NEXT_FILE), path)
  return hasOld ? old : undefined
}

/** Backups may need any earlier key: the one that is at the place goes on to the first number that is free. */
function keepOld(path: string, old: string): void {
  if (existsSync(old)) {
    if (readFileSync(old, 'utf8') === readFileSync(path, 'utf8')) return // a change that was cut off
    let number = 1
    while (existsSync(`${old}.${number}`)) number += 1
    renameSync(old, `${old}.${number}`)
  }
  copyFileSync(path, old)
}
