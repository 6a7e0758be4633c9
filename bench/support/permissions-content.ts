/**
 * SQL that fills an app database of either engine with the people of a large company: 5,000 groups on 200 databases with
 * 5,000 tables, and one more database that has 5,000 tables by itself; 10,000 collections; 20,000 users. Every group has
 * words for every database, a tenth of them per table, and a few groups have words for each of all 10,000 tables.
 */

export const GROUPS = 5_000
export const DATABASES = 200
export const TABLES_EACH = 25
export const WIDE_TABLES = 5_000
export const COLLECTIONS = 10_000
export const USERS = 20_000
const COLLECTIONS_OF_GROUP = 200
/** Groups with words for every table. */
const THOROUGH_GROUPS = 20

/** Ids begin behind this, so that none meets one that the server gave. */
const FIRST = 100_000
export const groupId = (number: number) => FIRST + number
export const databaseId = (number: number) => FIRST + number
export const WIDE_DATABASE = FIRST + DATABASES + 1
/** Of the wide database. */
export const wideTableId = (number: number) => FIRST + DATABASES * TABLES_EACH + number
export const collectionId = (number: number) => FIRST + number
export const userId = (number: number) => FIRST + number

const TIME = `'2026-01-01T00:00:00.000Z'`
/** Entity ids differ in every table. */
const entity = (id: string) => `'bench-' || (${id})`
/** Which databases have words per table for a group, and which groups have them everywhere. */
const IS_PER_TABLE = `(g.n <= ${THOROUGH_GROUPS} or (d.n <= ${DATABASES} and d.n % 10 = g.n % 10))`

/** Everything is copied from the database with the id 1, which has to be there. */
export const CONTENT = `
  create temp table series (n integer primary key);
  insert into series
    with recursive s(n) as (select 1 union all select n + 1 from s where n < ${USERS}) select n from s;

  insert into permissions_groups (id, name, entity_id)
    select ${FIRST} + n, 'Group ' || n, ${entity('n')} from series where n <= ${GROUPS};
  insert into users (id, email, first_name, last_name, type, date_joined, updated_at, entity_id)
    select ${FIRST} + n, 'user-' || n || '@example.org', 'User', 'Number ' || n, 'personal', ${TIME}, ${TIME},
      ${entity('n')} from series where n <= ${USERS};
  insert into memberships (user_id, group_id) select ${FIRST} + n, 1 from series where n <= ${USERS};
  insert into memberships (user_id, group_id)
    select ${FIRST} + u.n, ${FIRST} + 1 + (u.n * 7 + k.n * 997) % ${GROUPS}
    from series u cross join series k where u.n <= ${USERS} and k.n <= 5;

  insert into databases (id, name, engine, details, metadata_sync_schedule, cache_field_values_schedule,
      initial_sync_status, created_at, updated_at, entity_id)
    select ${FIRST} + n, 'Database ' || n, one.engine, one.details, one.metadata_sync_schedule,
      one.cache_field_values_schedule, 'complete', ${TIME}, ${TIME}, ${entity('n')}
    from series cross join databases one where one.id = 1 and n <= ${DATABASES + 1};
  insert into tables (id, db_id, schema, name, display_name, initial_sync_status, created_at, updated_at, entity_id)
    select ${FIRST} + n, ${FIRST} + 1 + (n - 1) / ${TABLES_EACH}, 'public', 'table_' || n, 'Table ' || n, 'complete',
      ${TIME}, ${TIME}, ${entity('n')} from series where n <= ${DATABASES * TABLES_EACH};
  insert into tables (id, db_id, schema, name, display_name, initial_sync_status, created_at, updated_at, entity_id)
    select ${FIRST + DATABASES * TABLES_EACH} + n, ${WIDE_DATABASE}, 'public', 'wide_' || n, 'Wide ' || n, 'complete',
      ${TIME}, ${TIME}, ${entity(`'wide-' || n`)} from series where n <= ${WIDE_TABLES};

  insert into database_permissions (group_id, database_id, view_data, create_queries, download, data_model, details)
    select ${FIRST} + g.n, ${FIRST} + d.n, 'unrestricted', case when not ${IS_PER_TABLE} then 'query-builder' end, 'full',
      'none', 'no'
    from series g cross join series d where g.n <= ${GROUPS} and d.n <= ${DATABASES + 1};
  insert into table_permissions (group_id, database_id, table_id, create_queries)
    select ${FIRST} + g.n, t.db_id, t.id, case when t.id % 2 = 0 then 'no' else 'query-builder' end
    from series d cross join series g join tables t on t.db_id = ${FIRST} + d.n
    where g.n <= ${GROUPS} and d.n <= ${DATABASES + 1} and ${IS_PER_TABLE};

  insert into collections (id, name, slug, location, created_at, entity_id)
    select ${FIRST} + n, 'Collection ' || n, 'collection_' || n,
      case when n % 100 = 1 then '/' else '/' || (${FIRST} + n - (n - 1) % 100) || '/' end, ${TIME}, ${entity('n')}
    from series where n <= ${COLLECTIONS};
  insert into collection_permissions (group_id, collection_id, permission)
    select ${FIRST} + g.n, ${FIRST} + 1 + (g.n * 31 + c.n * 47) % ${COLLECTIONS}, case when c.n % 3 = 0 then 'write' else 'read' end
    from series g cross join series c where g.n > 1 and g.n <= ${GROUPS} and c.n <= ${COLLECTIONS_OF_GROUP};
  insert into collection_permissions (group_id, collection_id, permission)
    select ${FIRST + 1}, ${FIRST} + n, 'read' from series where n <= ${COLLECTIONS};
  insert into memberships (user_id, group_id) select ${FIRST + USERS}, ${FIRST + 1} from series where n = 1
    on conflict do nothing;
  drop table series;
  analyze`
