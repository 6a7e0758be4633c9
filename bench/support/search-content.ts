/** Hundred thousand things to search for, and the rights of hundreds of groups, written straight into an app database. */
import type { ContentTarget } from './content-target.ts'

const CARDS = 80_000
const TABLES = 15_000
const COLLECTIONS = 5_000
const GROUPS = 500
/** Collections that a group may read, and groups that the user is in. */
const READABLE = 20
const MEMBERSHIPS = 5
const TIME = '2026-01-01T00:00:00.000Z'

/** Everything is in the one database. Every second name has the word `revenue`. The index is left to be made. */
export async function fillContent(
  target: ContentTarget,
  { adminId, userId, databaseId }: Record<'adminId' | 'userId' | 'databaseId', number>,
): Promise<void> {
  const random = randomNumbers()
  const words = Array.from({ length: 20_000 }, () => randomWord(random))
  const word = () => words[Math.floor(random() ** 2 * words.length)]!
  const text = (count: number) => Array.from({ length: count }, word).join(' ')
  const named = (index: number) => `${index % 2 === 0 ? 'Revenue ' : ''}${text(2)} ${index}`
  const times = { created_at: TIME, updated_at: TIME }
  const key = (kind: string, index: number) => kind + String(index).padStart(20, '0')
  const list = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))

  await target.insert(
    'collections',
    list(COLLECTIONS, (index) => ({
      id: 1_000 + index,
      name: text(2),
      slug: 'x',
      location: '/',
      created_at: TIME,
      entity_id: key('c', index),
    })),
  )
  await target.insert(
    'tables',
    list(TABLES, (index) => {
      const name = named(index)
      return { id: 1_000 + index, db_id: databaseId, name, display_name: name, ...times, entity_id: key('t', index) }
    }),
  )
  await target.insert(
    'cards',
    list(CARDS, (index) => ({
      id: 1_000 + index,
      name: named(index),
      description: text(10),
      display: 'table',
      dataset_query: '{"type":"query","query":{}}',
      query_type: 'query',
      database_id: databaseId,
      visualization_settings: '{}',
      parameters: '[]',
      parameter_mappings: '[]',
      collection_id: 1_000 + Math.floor(random() * COLLECTIONS),
      creator_id: adminId,
      view_count: Math.floor(random() ** 4 * 2_000),
      ...times,
      entity_id: key('q', index),
    })),
  )
  await target.insert(
    'permissions_groups',
    list(GROUPS, (index) => ({ id: 1_000 + index, name: `Group ${index}`, entity_id: key('g', index) })),
  )
  await target.insert(
    'collection_permissions',
    list(GROUPS * READABLE, (index) => ({
      group_id: 1_000 + (index % GROUPS),
      collection_id: 1_000 + (((index % GROUPS) * 131 + Math.floor(index / GROUPS) * 1_009) % COLLECTIONS),
      permission: 'read',
    })),
  )
  await target.insert(
    'memberships',
    list(MEMBERSHIPS, (index) => ({ user_id: userId, group_id: 1_000 + index * 37 })),
  )
  // No sync is to find out that the tables are not there.
  await target.exec('delete from search_marks; delete from search_index; delete from jobs')
}

/** The same numbers in every run. */
function randomNumbers(): () => number {
  let state = 7
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
}

function randomWord(random: () => number): string {
  const letters = Array.from({ length: 3 + Math.floor(random() * 7) }, () => 97 + Math.floor(random() * 26))
  return String.fromCharCode(...letters)
}
