/**
 * What the Usage data source shows: of every table the few columns that are nobody's secret. No SQL, no details, no
 * values of settings and no errors, which may tell of any of these.
 */
import { sql } from 'kysely'
import type { StoreContext } from '../../context.ts'

/** Rows of an id range that are read at once. */
const AT_ONCE = 2_000

export function usageRepository({ db }: StoreContext) {
  return {
    people: () =>
      db
        .selectFrom('users')
        .select(['id', 'email', 'first_name', 'last_name', 'type', 'is_superuser', 'is_active', 'locale'])
        .select(['date_joined', 'last_login'])
        .execute(),
    groups: () => db.selectFrom('permissions_groups').select(['id', 'name']).execute(),
    memberships: () => db.selectFrom('memberships').select(['id', 'user_id', 'group_id', 'is_group_manager']).execute(),
    collections: () =>
      db.selectFrom('collections').select(['id', 'name', 'location', 'archived', 'personal_owner_id']).execute(),
    cards: () =>
      db
        .selectFrom('cards')
        .select(['id', 'type', 'name', 'description', 'collection_id', 'creator_id', 'database_id', 'table_id'])
        .select(['archived', 'view_count', 'created_at', 'updated_at', 'last_used_at'])
        .select(sql<boolean | number>`public_uuid is not null`.as('is_public'))
        .execute(),
    dashboards: () =>
      db
        .selectFrom('dashboards')
        .select(['id', 'name', 'description', 'collection_id', 'creator_id', 'archived', 'view_count'])
        .select(['created_at', 'updated_at', 'last_viewed_at'])
        .select(sql<boolean | number>`public_uuid is not null`.as('is_public'))
        .execute(),
    databases: () => db.selectFrom('databases').select(['id', 'name', 'engine', 'created_at']).execute(),
    tables: () =>
      db
        .selectFrom('tables')
        .select(['id', 'db_id', 'schema', 'name', 'display_name', 'active', 'view_count'])
        .execute(),

    /** Logged queries that follow an id. */
    queriesAfter: (id: number) =>
      db
        .selectFrom('query_log')
        .select(['id', 'started_at', 'running_time_ms', 'result_rows', 'status', 'is_native', 'cache_hit', 'context'])
        .select(['executor_id', 'card_id', 'dashboard_id', 'database_id'])
        .where('id', '>', id)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),

    /** Entries of the audit log that follow an id. Of what they say only how often is told. */
    eventsAfter: (id: number) =>
      db
        .selectFrom('audit_log')
        .select(['id', 'timestamp', 'action', 'model', 'model_id', 'model_name', 'user_id', 'ip_address', 'facts'])
        .where('id', '>', id)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),

    /** The least ids that retention has left; null for an empty log. */
    async oldest(): Promise<{ query: number | null; event: number | null }> {
      const least = (table: 'query_log' | 'audit_log') =>
        db
          .selectFrom(table)
          .select((e) => e.fn.min<number | null>('id').as('id'))
          .executeTakeFirstOrThrow()
      const [query, event] = await Promise.all([least('query_log'), least('audit_log')])
      return { query: query.id, event: event.id }
    },
  }
}
