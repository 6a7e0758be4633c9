/** What groups may do with collections. Personal collections, the Trash and administrators have no rows. */
import { sql, type Kysely } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { CollectionPermission, Row, Schema } from '../../schema.ts'

/** A collection's id, or a namespace for the root of its collections (the empty one for ordinary content). */
export type CollectionPlace = number | { rootOf: string }

export type CollectionPermissionRow = Row<'collection_permissions'>

/** What a group is to be allowed with a collection; null for nothing. */
export interface CollectionEntry {
  group_id: number
  place: CollectionPlace
  permission: CollectionPermission | null
}

export function collectionPermissionRepository({ db, change }: StoreContext) {
  return {
    rootsOfGroups: (groupIds: readonly number[]) =>
      db.selectFrom('root_collection_permissions').selectAll().where('group_id', 'in', groupIds).execute(),

    /** Collections by group and permission, as ids with commas between them: far fewer rows than there are permissions. */
    listsOfGroups: (groupIds: readonly number[]) =>
      db
        .selectFrom('collection_permissions')
        .select(['group_id', 'permission'])
        .select(sql<string>`string_agg(cast(collection_id as text), ',')`.as('collection_ids'))
        .where('group_id', 'in', groupIds)
        .groupBy(['group_id', 'permission'])
        .execute(),

    roots: (namespace: string) =>
      db.selectFrom('root_collection_permissions').selectAll().where('namespace', '=', namespace).execute(),

    /** What stands at the places of entries now. */
    async heldAt(entries: readonly CollectionEntry[]): Promise<CollectionEntry[]> {
      const own = await inChunks(entries, async (some) => {
        const keys = some.flatMap(({ group_id, place }) =>
          typeof place === 'number' ? [sql`(cast(${group_id} as integer), cast(${place} as integer))`] : [],
        )
        if (keys.length === 0) return []
        const { rows } = await sql<CollectionPermissionRow>`select * from collection_permissions
          where (group_id, collection_id) in (values ${sql.join(keys)})`.execute(db)
        return rows.map(({ group_id, collection_id: place, permission }) => ({ group_id, place, permission }))
      })
      const groups = entries.flatMap(({ group_id, place }) => (typeof place === 'number' ? [] : group_id))
      const roots = await inChunks([...new Set(groups)], (some) =>
        db.selectFrom('root_collection_permissions').selectAll().where('group_id', 'in', some).execute(),
      )
      const namespaces = new Set(entries.flatMap(({ place }) => (typeof place === 'number' ? [] : place.rootOf)))
      const held = roots.filter(({ namespace }) => namespaces.has(namespace))
      return [
        ...own,
        ...held.map(({ group_id, namespace: rootOf, permission }) => ({ group_id, place: { rootOf }, permission })),
      ]
    },

    /** Sets or takes away what groups may do; says whether that was another permission for one of them. */
    async put(entries: readonly CollectionEntry[]): Promise<boolean> {
      const given: CollectionPermissionRow[] = []
      const taken: Omit<CollectionPermissionRow, 'permission'>[] = []
      const roots: (CollectionEntry & { place: { rootOf: string } })[] = []
      for (const { group_id, place, permission } of entries) {
        if (typeof place !== 'number') roots.push({ group_id, place, permission })
        else if (permission === null) taken.push({ group_id, collection_id: place })
        else given.push({ group_id, collection_id: place, permission })
      }
      const work = async (db: Kysely<Schema>) => [
        ...(await inChunks(given, async (some) => [await giveSome(db, some)])),
        ...(await inChunks(taken, async (some) => [await takeSome(db, some)])),
        ...(await inChunks(roots, (some) => Promise.all(some.map((root) => putRoot(db, root))))),
      ]
      const groups = [...new Set(entries.map(({ group_id }) => group_id))]
      const counts = await change('permissions', work, groups)
      return counts.some((count) => count > 0)
    },

    /** Gives collections what groups may do at another place, and nothing else. */
    async copy(from: CollectionPlace, collectionIds: readonly number[]): Promise<void> {
      const source =
        typeof from === 'number'
          ? sql`collection_permissions where collection_id = ${from}`
          : sql`root_collection_permissions where namespace = ${from.rootOf}`
      await change('permissions', async (db) => {
        await removeFrom(db, collectionIds)
        await inChunks(collectionIds, async (some) => {
          await sql`insert into collection_permissions (group_id, collection_id, permission)
            select p.group_id, c.id, p.permission from (select group_id, permission from ${source}) p
            cross join collections c where c.id in (${sql.join(some)})`.execute(db)
          return []
        })
      })
    },

    /** Takes all permissions from collections. */
    async remove(collectionIds: readonly number[]): Promise<void> {
      await change('permissions', (db) => removeFrom(db, collectionIds))
    },
  }
}

async function removeFrom(db: Kysely<Schema>, collectionIds: readonly number[]): Promise<void> {
  await inChunks(collectionIds, (some) =>
    db.deleteFrom('collection_permissions').where('collection_id', 'in', some).execute(),
  )
}

/** Gives the number of rows that are new or different. */
async function giveSome(db: Kysely<Schema>, rows: readonly CollectionPermissionRow[]): Promise<number> {
  const values = rows.map((row) => sql`(${row.group_id}, ${row.collection_id}, ${row.permission})`)
  const { numAffectedRows = 0n } = await sql`insert into collection_permissions (group_id, collection_id, permission)
    values ${sql.join(values)}
    on conflict (group_id, collection_id) do update set permission = excluded.permission
    where collection_permissions.permission <> excluded.permission`.execute(db)
  return Number(numAffectedRows)
}

async function takeSome(
  db: Kysely<Schema>,
  rows: readonly Omit<CollectionPermissionRow, 'permission'>[],
): Promise<number> {
  const keys = rows.map((row) => sql`(cast(${row.group_id} as integer), cast(${row.collection_id} as integer))`)
  const { numAffectedRows = 0n } = await sql`delete from collection_permissions
    where (group_id, collection_id) in (values ${sql.join(keys)})`.execute(db)
  return Number(numAffectedRows)
}

async function putRoot(
  db: Kysely<Schema>,
  { group_id, place, permission }: CollectionEntry & { place: { rootOf: string } },
): Promise<number> {
  const statement =
    permission === null
      ? sql`delete from root_collection_permissions where group_id = ${group_id} and namespace = ${place.rootOf}`
      : sql`insert into root_collection_permissions (group_id, namespace, permission)
          values (${group_id}, ${place.rootOf}, ${permission})
          on conflict (group_id, namespace) do update set permission = excluded.permission
          where root_collection_permissions.permission <> excluded.permission`
  const { numAffectedRows = 0n } = await statement.execute(db)
  return Number(numAffectedRows)
}
