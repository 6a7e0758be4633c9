/** What keeps the first tables from being made at a place: told before anything is written there. */
import { sql, type Kysely } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import { AppDatabaseError, withoutPassword } from './open-error.ts'

/**
 * One text, in a column of that name, or null, and whether no tables have been made yet; cheap, as every start asks. Tables that
 * came with an extension are nobody's content.
 */
export const OBSTACLE_SQL: Readonly<Record<Engine, string>> = {
  postgres: `select case
      when current_schema() is null then 'it has no schema to make tables in'
      when to_regclass('kysely_migration') is not null then null
      when not has_schema_privilege(current_schema(), 'CREATE')
        then 'its account may not make tables in the schema ' || current_schema()
      else (select 'it holds tables of something else (' || string_agg(relname, ', ') || ')' from (
        select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = current_schema() and c.relkind in ('r', 'p') and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
        order by c.relname limit 3) found having count(*) > 0)
    end as obstacle, to_regclass('kysely_migration') is null as is_new`,
  sqlite: `select case
      when exists (select 1 from sqlite_schema where name = 'kysely_migration') then null
      else (select 'it holds tables of something else (' || group_concat(name, ', ') || ')' from (
        select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
        order by name limit 3) having count(*) > 0)
    end as obstacle, not exists (select 1 from sqlite_schema where name = 'kysely_migration') as is_new`,
}

export const APP_DATABASE_NEEDS = 'Querent needs an empty database of its own, in which its account may make tables'

/**
 * @returns whether the tables are still to be made.
 * @throws {AppDatabaseError} this is no place for an app database.
 */
export async function refuseObstacle(db: Kysely<unknown>, engine: Engine, location: string): Promise<boolean> {
  const found = sql<{ obstacle: string | null; is_new: boolean | number }>`${sql.raw(OBSTACLE_SQL[engine])}`
  const [row] = (await found.execute(db)).rows
  const obstacle = row?.obstacle ?? null
  if (obstacle === null) return Boolean(row?.is_new)
  throw new AppDatabaseError(
    `${withoutPassword(location)} cannot be the app database: ${obstacle}. ${APP_DATABASE_NEEDS}.`,
  )
}
