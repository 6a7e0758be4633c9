/** What groups may do with databases and tables. Administrators have no rows: they may do everything. */
import { sql, type Kysely } from 'kysely'
import { inChunks } from '../../batches.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID } from '../identity/built-in-groups.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, Schema } from '../../schema.ts'

export type DatabasePermissions = Row<'database_permissions'>
export type TablePermissions = Row<'table_permissions'>

/** Of which groups and databases; all where left out. */
interface PermissionScope {
  groupIds?: readonly number[]
  databaseIds?: readonly number[]
}

export function dataPermissionRepository({ db, change }: StoreContext) {
  return {
    /** By group and database. */
    databases: ({ groupIds, databaseIds }: PermissionScope): Promise<DatabasePermissions[]> =>
      db
        .selectFrom('database_permissions')
        .selectAll()
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .$if(databaseIds !== undefined, (query) => query.where('database_id', 'in', databaseIds!))
        .orderBy('group_id')
        .orderBy('database_id')
        .execute(),

    /** Of databases whose tables have words of their own. */
    tables: ({ groupIds, databaseIds }: PermissionScope): Promise<TablePermissions[]> =>
      db
        .selectFrom('table_permissions')
        .selectAll()
        .$if(groupIds !== undefined, (query) => query.where('group_id', 'in', groupIds!))
        .$if(databaseIds !== undefined, (query) => query.where('database_id', 'in', databaseIds!))
        .execute(),

    /** Replaces what a group may do with a database. */
    async put(words: DatabasePermissions, tables: readonly NewRow<'table_permissions'>[]): Promise<void> {
      const { group_id, database_id, ...own } = words
      await change('permissions', async (db) => {
        await db
          .insertInto('database_permissions')
          .values(words)
          .onConflict((conflict) => conflict.columns(['group_id', 'database_id']).doUpdateSet(own))
          .execute()
        await db
          .deleteFrom('table_permissions')
          .where('group_id', '=', group_id)
          .where('database_id', '=', database_id)
          .execute()
        await inChunks(tables, (some) => db.insertInto('table_permissions').values(some).execute())
      })
    },
  }
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

/** Gives every group the least that it has on any other database (contract: permissions, section 2). */
export async function grantNewDatabase(db: Kysely<Schema>, databaseId: number): Promise<void> {
  await sql`insert into database_permissions
      (group_id, database_id, view_data, create_queries, download, data_model, details)
    select g.id, cast(${databaseId} as integer), case when w.blocked = 1 then 'blocked' else 'unrestricted' end,
      ${QUERIES_OF_RANK}, ${DOWNLOAD_OF_RANK}, 'none', 'no'
    from permissions_groups g left join (
      select group_id, max(case view_data when 'blocked' then 1 else 0 end) as blocked,
        ${QUERIES_RANK} as queries, ${DOWNLOAD_RANK} as downloads
      from (${ALL_WORDS}) a group by group_id
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
