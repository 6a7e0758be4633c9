/**
 * One counter per kind of data that processes cache. A write bumps its counter in the same transaction, and a reader
 * compares counters before it trusts what it cached: so nothing stale is served, also with several processes on one
 * app database.
 */
import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export const CACHE_KINDS = [
  'identity',
  'permissions',
  'settings',
  'metadata',
  'content',
  'collections',
  'results',
  'caching',
  'persistence',
] as const
/** identity: users, sessions, keys, groups. permissions: what groups may do. metadata: databases, tables, fields. content: cards, segments, snippets. results: cached results. caching: for how long they are kept. persistence: tables with the rows of models. */
export type CacheKind = (typeof CACHE_KINDS)[number]
export type CacheVersions = Readonly<Record<CacheKind, number>>

/** Marks everything cached of these kinds as stale once the surrounding transaction commits. */
export async function touch(db: Kysely<Schema>, kinds: readonly CacheKind[]): Promise<void> {
  // Everybody locks the counters in the same order: two changes of several kinds never wait for each other.
  const ordered = CACHE_KINDS.filter((kind) => kinds.includes(kind))
  await db
    .insertInto('cache_versions')
    .values(ordered.map((kind) => ({ kind, version: 1 })))
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ version: sql`cache_versions.version + 1` }))
    .execute()
}

export async function readVersions(db: Kysely<Schema>): Promise<CacheVersions> {
  return toVersions(await db.selectFrom('cache_versions').select(['kind', 'version']).execute())
}

export function toVersions(rows: readonly { kind?: unknown; version?: unknown }[]): CacheVersions {
  const versions = {
    identity: 0,
    permissions: 0,
    settings: 0,
    metadata: 0,
    content: 0,
    collections: 0,
    results: 0,
    caching: 0,
    persistence: 0,
  }
  for (const { kind, version } of rows) {
    const known = CACHE_KINDS.find((name) => name === kind)
    if (known !== undefined && typeof version === 'number') versions[known] = version
  }
  return versions
}

/** A cached value that reloads when its kind's counter moved. Loads at most once at a time. */
export class VersionedCache<T> {
  readonly #kind: CacheKind
  readonly #load: () => Promise<T>
  #version = -1
  #value: Promise<T> | undefined

  constructor(kind: CacheKind, load: () => Promise<T>) {
    this.#kind = kind
    this.#load = load
  }

  get(versions: CacheVersions): Promise<T> {
    if (this.#value === undefined || this.#version !== versions[this.#kind]) {
      const loading = this.#load()
      this.#version = versions[this.#kind]
      this.#value = loading
      loading.catch(() => {
        if (this.#value === loading) this.#value = undefined
      })
    }
    return this.#value
  }
}

/** Cached values by key, all dropped when their kind's counter moved. What is not found is looked for every time. */
export class VersionedMap<Key, T> {
  readonly #kind: CacheKind
  readonly #limit: number
  #version = -1
  #values = new Map<Key, Promise<T | undefined>>()

  /** @param limit Beyond this many values, all are read again. */
  constructor(kind: CacheKind, limit: number) {
    this.#kind = kind
    this.#limit = limit
  }

  get(versions: CacheVersions, key: Key, load: () => Promise<T | undefined>): Promise<T | undefined> {
    if (this.#version !== versions[this.#kind] || this.#values.size > this.#limit) this.#values = new Map()
    this.#version = versions[this.#kind]
    const values = this.#values
    let value = values.get(key)
    if (value === undefined) {
      value = load()
      values.set(key, value)
      const forget = () => values.delete(key)
      value.then((found) => found === undefined && forget(), forget)
    }
    return value
  }
}
