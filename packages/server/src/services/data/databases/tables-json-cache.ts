import { canQueryAllTables, canSeeAllRows } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Store } from '../../../store/index.ts'
import { tablesJson, tableTexts, type MetadataOptions, type TableText } from './metadata.ts'

interface Entry {
  versions: string
  tables: Promise<TableText[]>
  /** Characters of the texts; 0 while loading. */
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

  /** JSON text, in pieces, of an array of the tables that a user may query. */
  async function get(user: CurrentUser, databaseId: number, options: MetadataOptions): Promise<AsyncIterable<string>> {
    const isWhole = canQueryAllTables(user, databaseId) && canSeeAllRows(user)
    const tables = isWhole ? await getAll(databaseId, options) : await tableTexts(store, databaseId, options, user)
    return tablesJson(store, user, tables, options)
  }

  async function getAll(databaseId: number, options: MetadataOptions): Promise<TableText[]> {
    const { metadata, content } = await store.versions()
    const versions = `${metadata} ${content}`
    const key = `${databaseId} ${options.include_hidden === true} ${options.skip_fields === true}`
    const known = entries.get(key)
    entries.delete(key)
    const entry = known?.versions === versions ? known : load(key, versions, databaseId, options)
    entries.set(key, entry)
    return entry.tables
  }

  function load(key: string, versions: string, databaseId: number, options: MetadataOptions): Entry {
    const tables = tableTexts(store, databaseId, options)
    const entry: Entry = { versions, tables, length: 0 }
    tables.then(
      (all) => {
        for (const { text } of all) entry.length += text.length
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
export async function* withTablesJson(record: object, tablesJson: AsyncIterable<string>): AsyncGenerator<string> {
  let before = `${JSON.stringify(record).slice(0, -1)},"tables":`
  for await (const piece of tablesJson) {
    yield before + piece
    before = ''
  }
  yield '}'
}
