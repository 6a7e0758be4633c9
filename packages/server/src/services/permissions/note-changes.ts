/** Notes in the audit log what a group might do and may do now. */
import type { DatabaseWords } from '../../permissions/rights/index.ts'
import type { CollectionEntry, Repositories } from '../../store/index.ts'

/** Tables or collections that are named; of more, their number says that there are more. */
const MOST_NAMED = 200

type Words = Record<string, unknown>

/** Of one group and database. */
export async function noteDataChange(
  { auditLog }: Pick<Repositories, 'auditLog'>,
  { groupId, databaseId }: { groupId: number; databaseId: number },
  before: DatabaseWords,
  after: DatabaseWords,
): Promise<void> {
  const { tables: tablesBefore, ...ownBefore } = before
  const { tables: tablesAfter, ...ownAfter } = after
  const own = difference(ownBefore, ownAfter)
  const ids = [...new Set([...tablesBefore.keys(), ...tablesAfter.keys()])]
  const tables = ids.flatMap((id) => {
    const changed = difference({ ...tablesBefore.get(id) }, { ...tablesAfter.get(id) })
    return changed === undefined ? [] : [{ id, ...changed }]
  })
  if (own === undefined && tables.length === 0) return
  const side = (name: 'before' | 'after') => ({
    ...own?.[name],
    ...(tables.length === 0 ? {} : { tables: listed(tables.map((table) => [table.id, table[name]])) }),
  })
  await auditLog.note(
    'permissions.changed',
    { model: 'group', id: groupId },
    {
      graph: 'data',
      database_id: databaseId,
      before: side('before'),
      after: side('after'),
      ...(tables.length > MOST_NAMED ? { changed_tables: tables.length } : {}),
    },
  )
}

/** @param before What stood at the places of the entries. */
export async function noteCollectionChange(
  { auditLog }: Pick<Repositories, 'auditLog'>,
  graph: string,
  before: readonly CollectionEntry[],
  entries: readonly CollectionEntry[],
): Promise<void> {
  const placeOf = ({ place }: CollectionEntry) => (typeof place === 'number' ? place : 'root')
  const keyOf = (entry: CollectionEntry) => `${entry.group_id} ${placeOf(entry)}`
  const old = new Map(before.map((entry) => [keyOf(entry), entry.permission]))
  const changed = entries.filter((entry) => (old.get(keyOf(entry)) ?? null) !== entry.permission)
  for (const [groupId, some] of Map.groupBy(changed, (entry) => entry.group_id)) {
    await auditLog.note(
      'permissions.changed',
      { model: 'group', id: groupId },
      {
        graph,
        before: listed(some.map((entry) => [placeOf(entry), old.get(keyOf(entry)) ?? 'none'])),
        after: listed(some.map((entry) => [placeOf(entry), entry.permission ?? 'none'])),
        ...(some.length > MOST_NAMED ? { changed_collections: some.length } : {}),
      },
    )
  }
}

function listed(entries: readonly (readonly [number | string, unknown])[]): Words {
  return Object.fromEntries(entries.slice(0, MOST_NAMED))
}

/** What differs, before and after; undefined when nothing does. */
function difference(before: Words, after: Words): { before: Words; after: Words } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  if (changed.length === 0) return undefined
  const side = (words: Words) => Object.fromEntries(changed.map((name) => [name, words[name] ?? null]))
  return { before: side(before), after: side(after) }
}
