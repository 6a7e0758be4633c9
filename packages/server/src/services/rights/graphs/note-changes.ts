/** Notes in the audit log what a group might do and may do now. */
import type { DatabaseLevels } from '../../../permissions/rights/index.ts'
import { flatMapInTurns } from '../../../process/work-turns.ts'
import type { CollectionEntry, Repositories } from '../../../store/index.ts'

/** Tables or collections that are named; of more, their number says that there are more. */
const MOST_NAMED = 200

type Levels = Record<string, unknown>

/** Of one group and database. */
export async function noteDataChange(
  { auditLog }: Pick<Repositories, 'auditLog'>,
  { groupId, databaseId }: { groupId: number; databaseId: number },
  before: DatabaseLevels,
  after: DatabaseLevels,
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
  const old = await permissionsByPlace(before)
  const oldOf = ({ group_id, place }: CollectionEntry) => old.get(group_id)?.get(placeKey(place))
  const changed = await flatMapInTurns(entries, (entry) => ((oldOf(entry) ?? null) === entry.permission ? [] : [entry]))
  for (const [groupId, some] of Map.groupBy(changed, (entry) => entry.group_id)) {
    await auditLog.note(
      'permissions.changed',
      { model: 'group', id: groupId },
      {
        graph,
        before: listed(some.map((entry) => [placeKey(entry.place), oldOf(entry) ?? 'none'])),
        after: listed(some.map((entry) => [placeKey(entry.place), entry.permission ?? 'none'])),
        ...(some.length > MOST_NAMED ? { changed_collections: some.length } : {}),
      },
    )
  }
}

/** By group and place. There may be a hundred thousand entries, which are many turns of work. */
async function permissionsByPlace(
  entries: readonly CollectionEntry[],
): Promise<Map<number, Map<number | 'root', CollectionEntry['permission']>>> {
  const byGroup = new Map<number, Map<number | 'root', CollectionEntry['permission']>>()
  await flatMapInTurns(entries, ({ group_id, place, permission }) => {
    const ofGroup = byGroup.get(group_id) ?? new Map()
    byGroup.set(group_id, ofGroup.set(placeKey(place), permission))
    return []
  })
  return byGroup
}

function placeKey(place: CollectionEntry['place']): number | 'root' {
  return typeof place === 'number' ? place : 'root'
}

function listed(entries: readonly (readonly [number | string, unknown])[]): Levels {
  return Object.fromEntries(entries.slice(0, MOST_NAMED))
}

/** What differs, before and after; undefined when nothing does. */
function difference(before: Levels, after: Levels): { before: Levels; after: Levels } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  if (changed.length === 0) return undefined
  const side = (levels: Levels) => Object.fromEntries(changed.map((name) => [name, levels[name] ?? null]))
  return { before: side(before), after: side(after) }
}
