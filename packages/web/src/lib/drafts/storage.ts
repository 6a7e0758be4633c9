/** Where drafts are put. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

export interface DraftPlace {
  user: number
  /** Such as `card`. */
  resource: string
  id: number | string
}

export interface KeptDraft extends DraftPlace {
  value: unknown
  /** The `ETag` of what the draft began from; null for what was never stored. */
  etag: string | null
  /** Milliseconds since 1970. */
  at: number
}

/** Drafts by key. */
export interface DraftStorage {
  get(key: string): Promise<KeptDraft | undefined>
  set(key: string, draft: KeptDraft): Promise<void>
  delete(key: string): Promise<void>
  entries(): Promise<[string, KeptDraft][]>
}

/** The browser's database, which is opened when it is first used. */
export function browserStorage(): DraftStorage {
  let opened: UseStore | undefined
  const database = () => (opened ??= createStore('querent', 'drafts'))
  return {
    get: async (key) => get(key, database()),
    set: async (key, draft) => set(key, draft, database()),
    delete: async (key) => del(key, database()),
    entries: async () => entries<string, KeptDraft>(database()),
  }
}
