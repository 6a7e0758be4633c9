/** The tables of the Usage data source, and what their rows are made of. */
import type { Store } from '../../../store/index.ts'
import { commonName } from '../../shared/person.ts'

type Rows = Store['usage']
type Of<Name extends keyof Rows> = Awaited<ReturnType<Rows[Name]>> extends readonly (infer Row)[] ? Row : never
export type Value = string | number | null

/** Written into the file; one that was made with another number is made anew. */
export const VERSION_OF_TABLES = 1

export const TABLES = `
  create table people (id integer primary key, name text, email text, type text, is_administrator boolean,
    is_active boolean, locale text, joined_at timestamp, last_login_at timestamp);
  create table groups (id integer primary key, name text);
  create table memberships (id integer primary key, person_id integer references people(id),
    group_id integer references groups(id), is_manager boolean);
  create table collections (id integer primary key, name text, location text, is_archived boolean,
    owner_id integer references people(id));
  create table databases (id integer primary key, name text, engine text, created_at timestamp);
  create table tables (id integer primary key, database_id integer references databases(id), schema text, name text,
    display_name text, is_active boolean, view_count integer);
  create table questions (id integer primary key, type text, name text, description text,
    collection_id integer references collections(id), creator_id integer references people(id),
    database_id integer references databases(id), table_id integer references tables(id), is_archived boolean,
    is_public boolean, view_count integer, created_at timestamp, updated_at timestamp, last_used_at timestamp);
  create table dashboards (id integer primary key, name text, description text,
    collection_id integer references collections(id), creator_id integer references people(id), is_archived boolean,
    is_public boolean, view_count integer, created_at timestamp, updated_at timestamp, last_viewed_at timestamp);
  create table queries (id integer primary key, started_at timestamp, running_time_ms integer, result_rows integer,
    status text, is_native boolean, is_cached boolean, context text, person_id integer references people(id),
    question_id integer references questions(id), dashboard_id integer references dashboards(id),
    database_id integer references databases(id));
  create index queries_started on queries (started_at);
  create index queries_question on queries (question_id);
  create table views (id integer primary key, viewed_at timestamp, person_id integer references people(id), model text,
    model_id integer, name text, times integer);
  create index views_model on views (model, model_id);
  create table logins (id integer primary key, at timestamp, person_id integer references people(id),
    is_successful boolean, address text);
  create table changes (id integer primary key, at timestamp, person_id integer references people(id), action text,
    model text, model_id integer, name text);`

/** Tables that are filled anew each time, with their rows in the order of their columns. */
export async function wholeTables(usage: Rows): Promise<Record<string, readonly Value[][]>> {
  const [people, groups, memberships, collections, databases, tables, cards, dashboards] = await Promise.all([
    usage.people(),
    usage.groups(),
    usage.memberships(),
    usage.collections(),
    usage.databases(),
    usage.tables(),
    usage.cards(),
    usage.dashboards(),
  ])
  return {
    people: people.map(personRow),
    groups: groups.map((row) => [row.id, row.name]),
    memberships: memberships.map((row) => [row.id, row.user_id, row.group_id, Number(row.is_group_manager)]),
    collections: collections.map((row) => [
      row.id,
      row.name,
      row.location,
      Number(row.archived),
      row.personal_owner_id,
    ]),
    databases: databases.map((row) => [row.id, row.name, row.engine, time(row.created_at)]),
    tables: tables.map((row) => [
      row.id,
      row.db_id,
      row.schema,
      row.name,
      row.display_name,
      Number(row.active),
      row.view_count,
    ]),
    questions: cards.map(questionRow),
    dashboards: dashboards.map(dashboardRow),
  }
}

function personRow(row: Of<'people'>): Value[] {
  const { id, email, type, is_superuser, is_active, locale } = row
  const own = [id, commonName(row), email, type, Number(is_superuser), Number(is_active), locale]
  return [...own, time(row.date_joined), time(row.last_login)]
}

function questionRow(row: Of<'cards'>): Value[] {
  const { id, type, name, description, collection_id, creator_id, database_id, table_id, view_count } = row
  const flags = [Number(row.archived), Number(row.is_public)]
  const times = [time(row.created_at), time(row.updated_at), time(row.last_used_at)]
  return [id, type, name, description, collection_id, creator_id, database_id, table_id, ...flags, view_count, ...times]
}

function dashboardRow(row: Of<'dashboards'>): Value[] {
  const { id, name, description, collection_id, creator_id, view_count } = row
  const flags = [Number(row.archived), Number(row.is_public)]
  const times = [time(row.created_at), time(row.updated_at), time(row.last_viewed_at)]
  return [id, name, description, collection_id, creator_id, ...flags, view_count, ...times]
}

export function queryRow(row: Of<'queriesAfter'>): Value[] {
  const { id, running_time_ms, result_rows, status, context, executor_id, card_id, dashboard_id, database_id } = row
  const flags = [Number(row.is_native), Number(row.cache_hit)]
  const ran = [id, time(row.started_at), running_time_ms, result_rows, status, ...flags, context]
  return [...ran, executor_id, card_id, dashboard_id, database_id]
}

/** The table and the row that an entry of the audit log becomes; undefined for what is told elsewhere. */
export function eventRow(
  row: Of<'eventsAfter'>,
): { table: 'views' | 'logins' | 'changes'; values: Value[] } | undefined {
  const { id, action, model, model_id, model_name, user_id, ip_address, facts } = row
  const at = time(row.timestamp)
  if (action.endsWith('.viewed')) {
    const times = Number(facts['count'] ?? 1)
    return { table: 'views', values: [id, at, user_id, model, model_id, model_name, times] }
  }
  if (action === 'user.signed-in' || action === 'user.sign-in-failed') {
    const isSuccessful = action === 'user.signed-in'
    return { table: 'logins', values: [id, at, user_id ?? model_id, Number(isSuccessful), ip_address] }
  }
  // Queries have a table of their own.
  if (action === 'card.queried' || action === 'query.run') return undefined
  return { table: 'changes', values: [id, at, user_id, action, model, model_id, model_name] }
}

/** As SQLite writes times. */
function time(iso: string | null): string | null {
  return iso?.slice(0, 19).replace('T', ' ') ?? null
}
