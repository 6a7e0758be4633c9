/** Triggers that mark what is no longer indexed as it is, for migrations that make tables whose rows can be found. */
import { sql, type Kysely } from 'kysely'
import type { Engine } from './columns.ts'

/** Rows whose documents follow from a table's rows, and the columns that they follow from. */
export interface Watched {
  table: string
  entity: string
  /** The column with the id of the entity. */
  key: string
  columns: readonly string[]
}

export async function watchRows(db: Kysely<unknown>, engine: Engine, watched: Watched): Promise<void> {
  await (engine === 'sqlite' ? watchInSqlite(db, watched) : watchInPostgres(db, watched))
}

/** Marks what lies in a collection when the collection becomes official, or is no longer. */
export async function watchOfficial(
  db: Kysely<unknown>,
  engine: Engine,
  { table, entity }: Pick<Watched, 'table' | 'entity'>,
): Promise<void> {
  const name = `search_official_${table}`
  const update = `create trigger ${name} after update of authority_level on collections`
  await run(
    db,
    engine === 'sqlite'
      ? `${update} when old.authority_level is not new.authority_level begin insert or ignore into search_marks
         (entity, model_id) select '${entity}', id from ${table} where collection_id = new.id; end`
      : `${update} for each row when (old.authority_level is distinct from new.authority_level)
         execute function search_mark_official('${entity}', '${table}')`,
  )
}

/** Marks the content that reviews of moderators are about. */
export async function watchReviews(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await createReviewFunction(db)
  for (const [operation, rows] of [
    ['insert', ['new']],
    ['update', ['old', 'new']],
    ['delete', ['old']],
  ] as const) {
    const [marks, tables] = [
      rows.map(markReviewed).join(' '),
      rows.map((row) => `${row} table as ${row}_rows`).join(' '),
    ]
    await run(
      db,
      engine === 'sqlite'
        ? `create trigger search_moderation_reviews_${operation} after ${operation} on moderation_reviews begin ${marks} end`
        : `create trigger search_${operation} after ${operation} on moderation_reviews referencing ${tables}
           for each statement execute function search_mark_reviewed()`,
    )
  }
}

function markReviewed(row: 'old' | 'new'): string {
  return `insert or ignore into search_marks (entity, model_id)
    values (${row}.moderated_item_type, ${row}.moderated_item_id);`
}

async function createReviewFunction(db: Kysely<unknown>): Promise<void> {
  const mark = (rows: string) => `insert into search_marks (entity, model_id)
    select distinct moderated_item_type, moderated_item_id from ${rows} on conflict do nothing;`
  await run(
    db,
    `create or replace function search_mark_reviewed() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then ${mark('old_rows')} end if;
       if tg_op <> 'DELETE' then ${mark('new_rows')} end if;
       return null;
     end $$`,
  )
}

async function watchInSqlite(db: Kysely<unknown>, { table, entity, key, columns }: Watched): Promise<void> {
  const mark = (row: string) =>
    `insert or ignore into search_marks (entity, model_id) values ('${entity}', ${row}.${key});`
  const differs = columns.map((column) => `old."${column}" is not new."${column}"`).join(' or ')
  const list = columns.map((column) => `"${column}"`).join(', ')
  await run(db, `create trigger search_${table}_insert after insert on "${table}" begin ${mark('new')} end`)
  await run(db, `create trigger search_${table}_delete after delete on "${table}" begin ${mark('old')} end`)
  await run(
    db,
    `create trigger search_${table}_update after update of ${list} on "${table}" when ${differs}
     begin ${mark('old')} ${mark('new')} end`,
  )
}

/** One trigger for all rows of a statement: a sync writes tens of thousands. */
async function watchInPostgres(db: Kysely<unknown>, { table, entity, key, columns }: Watched): Promise<void> {
  const rowOf = (alias: string) => columns.map((column) => `${alias}."${column}"`).join(', ')
  const mark = `for each statement execute function search_mark('${entity}', '${key}', '${rowOf('o')}', '${rowOf('n')}')`
  const [before, after] = ['referencing old table as old_rows', 'referencing new table as new_rows']
  await run(db, `create trigger search_insert after insert on "${table}" ${after} ${mark}`)
  await run(db, `create trigger search_delete after delete on "${table}" ${before} ${mark}`)
  await run(db, `create trigger search_update after update on "${table}" ${before} new table as new_rows ${mark}`)
}

/** What the triggers of PostgreSQL call. The functions outlive the tables when these are made anew. */
export async function createMarkFunctions(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create or replace function search_mark() returns trigger language plpgsql as $$
     declare source text := case tg_op when 'INSERT' then 'new_rows' when 'DELETE' then 'old_rows' else
       format('(select o.%1$I from old_rows o join new_rows n using (id) where (%2$s) is distinct from (%3$s)
         union select n.%1$I from old_rows o join new_rows n using (id) where (%2$s) is distinct from (%3$s)) changed',
         tg_argv[1], tg_argv[2], tg_argv[3]) end;
     begin
       execute format('insert into search_marks (entity, model_id) select distinct %L, %I from %s on conflict do nothing',
         tg_argv[0], tg_argv[1], source);
       return null;
     end $$`,
  )
  await run(
    db,
    `create or replace function search_mark_official() returns trigger language plpgsql as $$ begin
       execute format('insert into search_marks (entity, model_id) select %L, id from %I where collection_id = $1
         on conflict do nothing', tg_argv[0], tg_argv[1]) using new.id;
       return null;
     end $$`,
  )
}

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db)
}
