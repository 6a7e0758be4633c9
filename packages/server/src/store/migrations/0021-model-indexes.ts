/** Values of models that the search finds. */
import { sql, type Kysely } from 'kysely'
import { createEntityTable, type Engine } from './columns.ts'
import { watchRows } from './search-triggers.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEntityTable(db, engine, 'model_indexes')
    .addColumn('model_id', 'integer', (c) => c.notNull().references('cards.id').onDelete('cascade'))
    .addColumn('pk_ref', 'text', (c) => c.notNull())
    .addColumn('value_ref', 'text', (c) => c.notNull())
    .addColumn('schedule', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('indexed_at', 'text')
    .addColumn('error', 'text')
    .addColumn('creator_id', 'integer', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('model_indexes_model').on('model_indexes').column('model_id').execute()

  await createEntityTable(db, engine, 'model_index_values')
    .addColumn('model_index_id', 'integer', (c) => c.notNull().references('model_indexes.id').onDelete('cascade'))
    .addColumn('model_pk', 'bigint', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addUniqueConstraint('model_index_values_key', ['model_index_id', 'model_pk'])
    .execute()
  await watchRows(db, engine, { table: 'model_index_values', entity: 'indexed-value', key: 'id', columns: ['name'] })
  await watchModels(db, engine)
}

/** Values lie where their model does. */
async function watchModels(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const columns = ['type', 'archived', 'collection_id', 'database_id']
  const trigger = `create trigger search_cards_values after update of ${columns.join(', ')} on cards`
  const differs = (isOther: string) => columns.map((column) => `old.${column} ${isOther} new.${column}`).join(' or ')
  const values = `select 'indexed-value', v.id from model_index_values v
    join model_indexes i on i.id = v.model_index_id where i.model_id = new.id`
  if (engine === 'sqlite') {
    const mark = `insert or ignore into search_marks (entity, model_id) ${values};`
    await sql.raw(`${trigger} when ${differs('is not')} begin ${mark} end`).execute(db)
    return
  }
  const mark = `insert into search_marks (entity, model_id) ${values} on conflict do nothing;`
  await sql
    .raw(`create or replace function search_mark_values() returns trigger language plpgsql as $$
      begin ${mark} return null; end $$`)
    .execute(db)
  const call = 'execute function search_mark_values()'
  await sql.raw(`${trigger} for each row when (${differs('is distinct from')}) ${call}`).execute(db)
}
