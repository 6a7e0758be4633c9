import type { Store } from '../../store/index.ts'
import { tablesJson, type MetadataOptions } from './metadata.ts'

interface Entry {
  versions: string
  json: Promise<string>
  /** Characters of `json`; 0 while loading. */
  length: number
}

/** Characters in memory; the entries asked for longest ago go first. */
const MAX_LENGTH = 64 * 1024 * 1024

/**
 * Caches the tables of a database as JSON text, because clients ask for them again and again. An entry is valid until
 * the counters of the app database say that something changed, so it is never stale, also with several processes. As
 * text, a large database takes a third of the memory, and no time to send.
 */
export function tablesJsonCache(store: Store) {
  const entries = new Map<string, Entry>()

  /** JSON text of an array of tables. */
  async function get(databaseId: number, options: MetadataOptions): Promise<string> {
    const { metadata, content } = await store.versions()
    const versions = `${metadata} ${content}`
    const key = `${databaseId} ${options.include_hidden === true} ${options.skip_fields === true}`
    const known = entries.get(key)
    entries.delete(key)
    const entry = known?.versions === versions ? known : load(key, versions, databaseId, options)
    entries.set(key, entry)
    return entry.json
  }

  function load(key: string, versions: string, databaseId: number, options: MetadataOptions): Entry {
    const json = tablesJson(store, databaseId, options)
    const entry: Entry = { versions, json, length: 0 }
    json.then(
      (text) => {
        entry.length = text.length
        makeRoom()
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    return entry
  }

  function makeRoom(): void {
    let length = 0
    for (const entry of entries.values()) length += entry.length
    for (const [key, entry] of entries) {
      if (length <= MAX_LENGTH) return
      entries.delete(key)
      length -= entry.length
    }
  }

  return { get }
}

/** JSON text of a record with `tables` added as its last key. */
export function withTablesJson(record: object, tablesJson: string): string {
  return `${JSON.stringify(record).slice(0, -1)},"tables":${tablesJson}}`
}
