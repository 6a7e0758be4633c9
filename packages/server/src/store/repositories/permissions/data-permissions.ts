/** What groups may do with databases and tables. Administrators have no rows: they may do everything. */
import { sql, type Kysely } from 'kysely'
import { idRows, inChunks } from '../../batches.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID } from '../identity/built-in-groups.ts'
import type { StoreContext } from '../../context.ts'
import type { Row, Schema } from '../../schema.ts'

export type DatabasePermissions = Row<'database_permissions'>
export type TablePermissions = Row<'table_permissions'>

/** Databases for which a group has the same words; ids with commas between them. */
type DatabaseWordList = Omit<DatabasePermissions, 'database_id'> & { database_ids: string }
/** Tables of a database for which a group has the same words; ids with commas between them. */
type TableWordList = Omit<TablePermissions, 'table_id'> & { table_ids: string }

/** The words of a table. */
type Words = Pick<TablePermissions, (typeof WORDS)[number]>
const WORDS = ['view_data', 'create_queries', 'download', 'data_model'] as const

/** Of which groups and databases; all where left out. */
export interface PermissionScope {
  groupIds?: readonly number[] | undefined
  databaseIds?: readonly number[] | undefined
}

export function dataPermissionRepository({ db, engine, change }: StoreContext) {
  return {
    /** A few rows for each group, however many databases there are. */
    databaseLists: ({ groupIds, databaseIds }: PermissionScope): Promise<DatabaseWordList[]> =>
      db
        .selectFrom('database_permissions')
        .select(['group_id', ...WORDS, 'details', joined('database_id').as('database_ids')])
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .$if(databaseIds !== undefined, (query) => query.where('database_id', 'in', databaseIds!))
        .groupBy(['group_id', ...WORDS, 'details'])
        .orderBy('group_id')
        .execute(),

    /** Of databases whose tables have words of their own: a few rows for each group and database. */
    tableLists: ({ groupIds, databaseIds }: PermissionScope): Promise<TableWordList[]> =>
      db
        .selectFrom('table_permissions')
        .select(['group_id', 'database_id', ...WORDS, joined('table_id').as('table_ids')])
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .$if(databaseIds !== undefined, (query) => query.where('database_id', 'in', databaseIds!))
        .groupBy(['group_id', 'database_id', ...WORDS])
        .execute(),

    /** Sets what a group may do with a database, and with those of its tables whose words are other ones now. */
    async put(
      own: DatabasePermissions,
      changed: ReadonlyMap<number, Words>,
      removed: readonly number[],
    ): Promise<void> {
      const { group_id, database_id, ...words } = own
      const ids = (list: readonly number[]) => idRows(engine, list)
      const work = async (db: Kysely<Schema>) => {
        await db
          .insertInto('database_permissions')
          .values(own)
          .onConflict((conflict) => conflict.columns(['group_id', 'database_id']).doUpdateSet(words))
          .execute()
        if (removed.length > 0) {
          await sql`delete from table_permissions where group_id = ${group_id} and database_id = ${database_id}
            and table_id in (select id from ${ids(removed)})`.execute(db)
        }
        for (const [tableIds, { view_data, create_queries, download, data_model }] of byWords(changed)) {
          await sql`insert into table_permissions
              (group_id, database_id, table_id, view_data, create_queries, download, data_model)
            select cast(${group_id} as integer), cast(${database_id} as integer), id, cast(${view_data} as text),
              cast(${create_queries} as text), cast(${download} as text), cast(${data_model} as text)
            from ${ids(tableIds)} where true
            on conflict (group_id, database_id, table_id) do update set view_data = excluded.view_data,
              create_queries = excluded.create_queries, download = excluded.download,
              data_model = excluded.data_model`.execute(db)
        }
      }
      await change('permissions', work, [group_id])
    },
  }
}

function joined(column: 'database_id' | 'table_id') {
  return sql<string>`string_agg(cast(${sql.ref(column)} as text), ',')`
}

/** Tables that have the same words. */
function byWords(tables: ReadonlyMap<number, Words>): [tableIds: number[], words: Words][] {
  const lists = new Map<string, [number[], Words]>()
  for (const [id, words] of tables) {
    const key = WORDS.map((name) => words[name]).join()
    const list = lists.get(key)
    if (list === undefined) lists.set(key, [[id], words])
    else list[0].push(id)
  }
  return [...lists.values()]
}

const QUERIES_RANK = sql`min(case create_queries when 'no' then 0 when 'query-builder' then 1 else 2 end)
  filter (where create_queries is not null)`
const DOWNLOAD_RANK = sql`min(case download when 'none' then 0 when 'limited' then 1 else 2 end)
  filter (where download is not null)`
const QUERIES_OF_RANK = sql`case coalesce(w.queries, 2) when 0 then 'no' when 1 then 'query-builder'
  else 'query-builder-and-native' end`
const DOWNLOAD_OF_RANK = sql`case coalesce(w.downloads, 2) when 0 then 'none' when 1 then 'limited' else 'full' end`
const ALL_WORDS = sql`select group_id, database_id, view_data, create_queries, download from database_permissions
  union all select group_id, database_id, view_data, create_queries, download from table_permissions`

/** Gives every group the least that it has on any other database (contract: permissions, section 2), but for Usage and Copies. */
export async function grantNewDatabase(db: Kysely<Schema>, databaseId: number): Promise<void> {
  await sql`insert into database_permissions
      (group_id, database_id, view_data, create_queries, download, data_model, details)
    select g.id, cast(${databaseId} as integer), case when w.blocked = 1 then 'blocked' else 'unrestricted' end,
      ${QUERIES_OF_RANK}, ${DOWNLOAD_OF_RANK}, 'none', 'no'
    from permissions_groups g left join (
      select group_id, max(case view_data when 'blocked' then 1 else 0 end) as blocked,
        ${QUERIES_RANK} as queries, ${DOWNLOAD_RANK} as downloads
      from (${ALL_WORDS}) a where database_id not in (select id from databases where is_audit = true or is_copies = true) group by group_id
    ) w on w.group_id = g.id
    where g.id <> ${ADMINISTRATORS_ID}`.execute(db)
}

/** Gives a group, on every database, the least that all users have there (contract: permissions, section 2). */
export async function grantNewGroup(db: Kysely<Schema>, groupId: number): Promise<void> {
  await sql`insert into database_permissions
      (group_id, database_id, view_data, create_queries, download, data_model, details)
    select cast(${groupId} as integer), d.id, case when w.restricted = 1 then 'blocked' else 'unrestricted' end,
      case when w.restricted = 1 then 'no' else ${QUERIES_OF_RANK} end,
      case when w.restricted = 1 then 'none' else ${DOWNLOAD_OF_RANK} end, 'none', 'no'
    from databases d left join (
      select database_id,
        max(case when view_data is null or view_data = 'unrestricted' then 0 else 1 end) as restricted,
        ${QUERIES_RANK} as queries, ${DOWNLOAD_RANK} as downloads
      from (${ALL_WORDS}) a where group_id = ${ALL_USERS_ID} group by database_id
    ) w on w.database_id = d.id`.execute(db)
}

/**
 * Gives new tables words where a group has words per table: those of their schema when its tables agree, else the least
 * (contract: permissions, section 2).
 */
export async function grantNewTables(db: Kysely<Schema>, tableIds: readonly number[]): Promise<void> {
  const agreed = (column: string) =>
    sql`case when min(p.${sql.ref(column)}) = max(p.${sql.ref(column)}) then min(p.${sql.ref(column)}) end`
  await inChunks(tableIds, async (some) => {
    await sql`insert into table_permissions
        (group_id, database_id, table_id, view_data, create_queries, download, data_model)
      select d.group_id, d.database_id, t.id,
        case when d.view_data is null then coalesce(w.view_data, 'blocked') end,
        case when d.create_queries is null then coalesce(w.create_queries, 'no') end,
        case when d.download is null then coalesce(w.download, 'none') end,
        case when d.data_model is null then coalesce(w.data_model, 'none') end
      from tables t join database_permissions d on d.database_id = t.db_id
      left join (
        select p.group_id, o.db_id, coalesce(o.schema, '') as schema, ${agreed('view_data')} as view_data,
          ${agreed('create_queries')} as create_queries, ${agreed('download')} as download,
          ${agreed('data_model')} as data_model
        from table_permissions p join tables o on o.id = p.table_id group by p.group_id, o.db_id, coalesce(o.schema, '')
      ) w on w.group_id = d.group_id and w.db_id = d.database_id and w.schema = coalesce(t.schema, '')
      where t.id in (${sql.join(some)})
        and (d.view_data is null or d.create_queries is null or d.download is null or d.data_model is null)`.execute(db)
    return []
  })
}
