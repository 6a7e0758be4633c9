/**
 * SQL that fills an app database of SQLite with the most that one server is meant to hold: a database with 5,000 tables of
 * 20 columns, 2,000 cards with their columns, 2,000 collections, 1,000 people and 300 groups. For 60 of the groups, permissions
 * are set table by table.
 */

export const TABLES = 5_000
export const FIELDS_EACH = 20
export const CARDS = 2_000
export const COLLECTIONS = 2_000
export const GROUPS = 300
export const USERS = 1_000
const THOROUGH_GROUPS = 60
const DASHBOARD_CARDS = 500
/** Columns of a card's result. */
const RESULT_COLUMNS = 20

/** Ids begin behind this, so that none meets one that the server gave. */
export const FIRST = 1_000_000
export const DATABASE = FIRST + 1
export const DASHBOARD = FIRST + 1

const TIME = `'2026-01-01T00:00:00.000Z'`
/** Entity ids differ in every table. */
const entity = (id: string) => `'bench-' || (${id})`
const times = `${TIME}, ${TIME}`

const FINGERPRINT = JSON.stringify({
  global: { 'distinct-count': 200, 'nil%': 0 },
  type: { 'type/Text': { 'percent-json': 0, 'percent-url': 0, 'percent-email': 0, 'average-length': 12.5 } },
})

const RESULT_METADATA = JSON.stringify(
  Array.from({ length: RESULT_COLUMNS }, (_, column) => ({
    id: FIRST + column + 1,
    name: `column_${column}`,
    display_name: `Column ${column}`,
    base_type: 'type/Text',
    effective_type: 'type/Text',
    semantic_type: null,
    field_ref: ['field', FIRST + column + 1, null],
    visibility_type: 'normal',
    fingerprint: JSON.parse(FINGERPRINT),
  })),
)

const QUERY = JSON.stringify({ database: DATABASE, type: 'query', query: { 'source-table': FIRST + 1 } })

/** Everything is copied from the database with the id 1, which has to be there. */
export const TURNS_CONTENT = `
  create temp table series (n integer primary key);
  insert into series
    with recursive s(n) as (select 1 union all select n + 1 from s where n < ${TABLES}) select n from s;

  insert into databases (id, name, engine, details, metadata_sync_schedule, cache_field_values_schedule,
      initial_sync_status, created_at, updated_at, entity_id)
    select ${DATABASE}, 'Wide', engine, details, metadata_sync_schedule, cache_field_values_schedule, 'complete',
      ${times}, ${entity(`'wide'`)} from databases where id = 1;
  insert into tables (id, db_id, schema, name, display_name, initial_sync_status, created_at, updated_at, entity_id)
    select ${FIRST} + n, ${DATABASE}, 'public', 'table_' || n, 'Table ' || n, 'complete', ${times}, ${entity('n')}
    from series;
  insert into fields (id, table_id, name, display_name, database_type, base_type, effective_type, semantic_type,
      position, fingerprint, fingerprint_version, has_field_values, created_at, updated_at, entity_id)
    select ${FIRST} + (t.n - 1) * ${FIELDS_EACH} + c.n, ${FIRST} + t.n, 'column_' || c.n, 'Column ' || c.n, 'TEXT',
      'type/Text', 'type/Text', case when c.n = 1 then 'type/PK' when c.n = 2 then 'type/Name' end, c.n,
      '${FINGERPRINT}', 5, 'list', ${times}, ${entity(`t.n || '-' || c.n`)}
    from series t cross join series c where c.n <= ${FIELDS_EACH};

  insert into collections (id, name, slug, location, created_at, entity_id)
    select ${FIRST} + n, 'Collection ' || n, 'collection_' || n,
      case when n % 100 = 1 then '/' else '/' || (${FIRST} + n - (n - 1) % 100) || '/' end, ${TIME}, ${entity('n')}
    from series where n <= ${COLLECTIONS};
  insert into cards (id, name, description, display, dataset_query, query_type, database_id, table_id,
      visualization_settings, result_metadata, parameters, parameter_mappings, collection_id, creator_id, created_at,
      updated_at, entity_id)
    select ${FIRST} + n, 'Card ' || n, 'Says something of table ' || n, 'table', '${QUERY}', 'query', ${DATABASE},
      ${FIRST + 1}, '{}', '${RESULT_METADATA}', '[]', '[]', case when n % 2 = 0 then ${FIRST} + n end, 1, ${times},
      ${entity('n')} from series where n <= ${CARDS};
  insert into dashboards (id, name, parameters, creator_id, last_viewed_at, created_at, updated_at, entity_id)
    select ${FIRST} + n, 'Dashboard ' || n, '[]', 1, ${TIME}, ${times}, ${entity('n')} from series where n <= 500;
  insert into dashboard_cards (dashboard_id, card_id, row, col, size_x, size_y, parameter_mappings, inline_parameters,
      visualization_settings, created_at, updated_at, entity_id)
    select ${DASHBOARD}, ${FIRST} + n, n * 4, 0, 6, 4, '[]', '[]', '{}', ${times}, ${entity('n')} from series
    where n <= ${DASHBOARD_CARDS};

  insert into permissions_groups (id, name, entity_id)
    select ${FIRST} + n, 'Group ' || n, ${entity('n')} from series where n <= ${GROUPS};
  insert into users (id, email, first_name, last_name, type, date_joined, updated_at, entity_id)
    select ${FIRST} + n, 'user-' || n || '@example.org', 'User', 'Number ' || n, 'personal', ${times}, ${entity('n')}
    from series where n <= ${USERS};
  insert into memberships (user_id, group_id) select ${FIRST} + n, 1 from series where n <= ${USERS};
  insert into memberships (user_id, group_id)
    select ${FIRST} + u.n, ${FIRST} + k.n from series u cross join series k where u.n <= ${USERS} and k.n <= 10;
  insert into database_permissions (group_id, database_id, view_data, create_queries, download, data_model, details)
    select ${FIRST} + n, ${DATABASE}, 'unrestricted', case when n > ${THOROUGH_GROUPS} then 'query-builder' end, 'full',
      'none', 'no' from series where n <= ${GROUPS};
  insert into table_permissions (group_id, database_id, table_id, create_queries)
    select ${FIRST} + g.n, ${DATABASE}, ${FIRST} + t.n, case when t.n % 2 = 0 then 'no' else 'query-builder' end
    from series g cross join series t where g.n <= ${THOROUGH_GROUPS};
  insert into collection_permissions (group_id, collection_id, permission)
    select ${FIRST} + g.n, ${FIRST} + c.n, 'read' from series g cross join series c
    where g.n <= ${GROUPS} and c.n <= ${COLLECTIONS} and (g.n + c.n) % 10 = 0;
  drop table series;
  analyze`
