/**
 * All that is encrypted in the app database, in one place for whoever checks the secret key or changes it: connection
 * details, the details of webhooks, the requests of HTTP actions, the values of secret and sealed settings, and the secrets
 * of one-time passwords.
 */
import { isEncrypted, SETTINGS } from '@querent/contract'
import { sql, type Kysely } from 'kysely'
import { touch } from '../cache-versions.ts'
import { AppDatabaseError } from '../engines/open-error.ts'
import { ownFileOf } from '../sample-file.ts'
import type { Schema } from '../schema.ts'
import type { Secrets } from './secrets.ts'

/** Keys of settings whose values are encrypted. */
export const SECRET_SETTINGS = SETTINGS.filter(isEncrypted).map(({ key }) => key)

/**
 * The JSON of a setting. What an earlier version stored as it is begins with the quote of a text, as nothing encrypted
 * does. @throws {Error} when it was made with another key, or changed.
 */
export function openSetting(secrets: Secrets, stored: string): string {
  return isPlain(stored) ? stored : secrets.decrypt(stored)
}

/** Whether the value of a setting is not encrypted yet. */
export function isPlain(stored: string): boolean {
  return stored.startsWith('"')
}

/** Encrypts what an earlier version stored as it is. Safe when several processes start at once. */
export async function sealPlainSettings(db: Kysely<Schema>, secrets: Secrets): Promise<void> {
  for (const { key, value } of (await secretSettings(db)).filter((setting) => isPlain(setting.value))) {
    await db
      .updateTable('settings')
      .set({ value: secrets.encrypt(value) })
      .where('key', '=', key)
      .where('value', '=', value)
      .execute()
  }
}

/** The migration that makes the table of one-time passwords. */
export const SECOND_FACTORS = '0010-second-factors'
/** The migration that makes the table of webhooks. */
export const CHANNELS = '0027-delivery'
/** The migration that adds the requests of actions. */
export const HTTP_ACTIONS = '0031-http-actions'

/**
 * Whether the secrets can be read with this key. One tells, as all are written with the same key: details of a database,
 * else any other secret, of which some may be damaged. True when there are none.
 */
export async function fitsKey(db: Kysely<Schema>, secrets: Secrets): Promise<boolean> {
  const database = await db.selectFrom('databases').select('details').limit(1).executeTakeFirst()
  if (database !== undefined) return canDecrypt(secrets, database.details)
  const texts = [
    ...(await secretSettings(db)).map(({ value }) => value).filter((value) => !isPlain(value)),
    ...(await factorSecrets(db)).map((row) => row.secret),
    ...(await webhooks(db)).map(({ details }) => details),
    ...(await httpActions(db)).map(({ template }) => template),
  ]
  return texts.length === 0 || texts.some((text) => canDecrypt(secrets, text))
}

/** Whether anything is encrypted at all. */
export async function hasSecrets(db: Kysely<Schema>): Promise<boolean> {
  const database = await db.selectFrom('databases').select('id').limit(1).executeTakeFirst()
  if (database !== undefined || (await factorSecrets(db)).length > 0 || (await webhooks(db)).length > 0) return true
  if ((await httpActions(db)).length > 0) return true
  return (await secretSettings(db)).some(({ value }) => !isPlain(value))
}

export interface Resealed {
  databases: number
  settings: number
  /** One-time passwords; those that could not be read before either stay as they are. */
  oneTimePasswords: number
  /** Webhooks whose details could be read. */
  webhooks: number
  /** Requests of HTTP actions that could be read. */
  actions: number
  /** Settings, webhooks and actions that could not be read before either; they stay as they are. */
  unreadable: string[]
}

/**
 * Encrypts everything anew with another key; to be called in a transaction.
 * @throws {AppDatabaseError} the details of a database cannot be read with the present key.
 */
export async function reseal(db: Kysely<Schema>, from: Secrets, to: Secrets): Promise<Resealed> {
  const databases = await db.selectFrom('databases').select(['id', 'name', 'details']).execute()
  for (const { id, name, details } of databases) {
    if (!canDecrypt(from, details))
      throw new AppDatabaseError(`The connection details of "${name}" cannot be read with this key.`)
    const changed = to.encrypt(from.decrypt(details))
    await db.updateTable('databases').set({ details: changed }).where('id', '=', id).execute()
  }
  const settings = await secretSettings(db)
  const readable = settings.filter(({ value }) => isPlain(value) || canDecrypt(from, value))
  for (const { key, value } of readable) {
    await db
      .updateTable('settings')
      .set({ value: to.encrypt(openSetting(from, value)) })
      .where('key', '=', key)
      .execute()
  }
  const oneTimePasswords = await resealFactors(db, from, to)
  const channels = await resealWebhooks(db, from, to)
  const actions = await resealActions(db, from, to)
  await touch(db, ['metadata', 'settings', 'content'])
  const unreadable = [
    ...settings.filter((setting) => !readable.includes(setting)).map(({ key }) => key),
    ...channels.unreadable.map((name) => `webhook "${name}"`),
    ...actions.unreadable.map((name) => `action "${name}"`),
  ]
  return {
    databases: databases.length,
    settings: readable.length,
    oneTimePasswords,
    webhooks: channels.resealed,
    actions: actions.resealed,
    unreadable,
  }
}

export interface Forgotten {
  /** Names of databases whose connection details have to be entered again. */
  databases: string[]
  /** Keys of settings that are as if they had never been set. */
  settings: string[]
  /** One-time passwords that were removed: who used one signs in without. */
  oneTimePasswords: number
  /** Names of webhooks whose address has to be entered again; they are switched off. */
  webhooks: string[]
  /** Names of HTTP actions whose request has to be entered again; they are archived. */
  actions: string[]
}

/**
 * Removes everything that only a lost key could open, so that the rest can be used with another key; to be called in a
 * transaction. The databases that the server makes itself need no details but the names of their files.
 */
export async function forget(db: Kysely<Schema>, to: Secrets): Promise<Forgotten> {
  const rows = await db.selectFrom('databases').selectAll().execute()
  const isOurs = (row: (typeof rows)[number]) => ownFileOf(row) !== undefined
  for (const row of rows) {
    const details = to.encrypt(JSON.stringify(isOurs(row) ? { db: ownFileOf(row) } : {}))
    await db.updateTable('databases').set({ details }).where('id', '=', row.id).execute()
  }
  const settings = (await secretSettings(db)).filter(({ value }) => !isPlain(value)).map(({ key }) => key)
  if (settings.length > 0) await db.deleteFrom('settings').where('key', 'in', settings).execute()
  const factors = (await factorSecrets(db)).map(({ id }) => id)
  if (factors.length > 0) await db.deleteFrom('second_factors').where('id', 'in', factors).execute()
  const channels = (await webhooks(db)).map(({ name }) => name)
  if (channels.length > 0) {
    await db
      .updateTable('channels')
      .set({ details: to.encrypt('{}'), active: false })
      .execute()
  }
  const actions = (await httpActions(db)).map(({ name }) => name)
  if (actions.length > 0) {
    const gone = { template: null, archived: true }
    await db.updateTable('actions').set(gone).where('type', '=', 'http').execute()
  }
  await touch(db, ['metadata', 'settings', 'content'])
  const databases = rows.filter((row) => !isOurs(row)).map(({ name }) => name)
  return { databases, settings, oneTimePasswords: factors.length, webhooks: channels, actions }
}

async function resealWebhooks(db: Kysely<Schema>, from: Secrets, to: Secrets) {
  const all = await webhooks(db)
  const readable = all.filter(({ details }) => canDecrypt(from, details))
  for (const { id, details } of readable) {
    await db
      .updateTable('channels')
      .set({ details: to.encrypt(from.decrypt(details)) })
      .where('id', '=', id)
      .execute()
  }
  const unreadable = all.filter((one) => !readable.includes(one)).map(({ name }) => name)
  return { resealed: readable.length, unreadable }
}

async function resealActions(db: Kysely<Schema>, from: Secrets, to: Secrets) {
  const all = await httpActions(db)
  const readable = all.filter(({ template }) => canDecrypt(from, template))
  for (const { id, template } of readable) {
    const changed = to.encrypt(from.decrypt(template))
    await db.updateTable('actions').set({ template: changed }).where('id', '=', id).execute()
  }
  const unreadable = all.filter((one) => !readable.includes(one)).map(({ name }) => name)
  return { resealed: readable.length, unreadable }
}

async function resealFactors(db: Kysely<Schema>, from: Secrets, to: Secrets): Promise<number> {
  const readable = (await factorSecrets(db)).filter(({ secret }) => canDecrypt(from, secret))
  for (const { id, secret } of readable) {
    await db
      .updateTable('second_factors')
      .set({ secret: to.encrypt(from.decrypt(secret)) })
      .where('id', '=', id)
      .execute()
  }
  return readable.length
}

/** None in a backup from before there were any: it is read as it was made. */
async function factorSecrets(db: Kysely<Schema>): Promise<{ id: number; secret: string }[]> {
  if (!(await isApplied(db, SECOND_FACTORS))) return []
  const rows = db.selectFrom('second_factors').select(['id', 'secret']).where('secret', 'is not', null)
  return rows.$narrowType<{ secret: string }>().execute()
}

/** None in a backup from before there were any. */
async function webhooks(db: Kysely<Schema>): Promise<{ id: number; name: string; details: string }[]> {
  if (!(await isApplied(db, CHANNELS))) return []
  return db.selectFrom('channels').select(['id', 'name', 'details']).orderBy('id').execute()
}

/** None in a backup from before there were any. */
async function httpActions(db: Kysely<Schema>): Promise<{ id: number; name: string; template: string }[]> {
  if (!(await isApplied(db, HTTP_ACTIONS))) return []
  const rows = db.selectFrom('actions').select(['id', 'name', 'template']).where('template', 'is not', null)
  return rows.$narrowType<{ template: string }>().orderBy('id').execute()
}

async function isApplied(db: Kysely<Schema>, migration: string): Promise<boolean> {
  const applied = await sql`select name from kysely_migration where name = ${migration}`.execute(db)
  return applied.rows.length > 0
}

async function secretSettings(db: Kysely<Schema>): Promise<{ key: string; value: string }[]> {
  if (SECRET_SETTINGS.length === 0) return []
  return db.selectFrom('settings').select(['key', 'value']).where('key', 'in', SECRET_SETTINGS).execute()
}

export function canDecrypt(secrets: Secrets, text: string): boolean {
  try {
    secrets.decrypt(text)
    return true
  } catch {
    return false
  }
}
