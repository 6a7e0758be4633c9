/** Who did what, when and from where; and which database shows it. */
import type { Kysely } from 'kysely'
import { createEntityTable, falseByDefault, type Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Nothing refers to anything: an entry outlives what it is about, and who did it.
  await createEntityTable(db, engine, 'audit_log')
    .addColumn('timestamp', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('model_id', 'integer')
    .addColumn('model_name', 'text')
    .addColumn('user_id', 'integer')
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('request_id', 'text')
    .addColumn('facts', 'text', (c) => c.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex(`audit_log_${name}`)
      .on('audit_log')
      .columns([...columns, 'timestamp', 'id'])
      .execute()
  await index('time', [])
  await index('user', ['user_id'])
  await index('model', ['model', 'model_id'])
  await index('action', ['action'])
  await db.schema
    .alterTable('databases')
    .addColumn('is_audit', 'boolean', (c) => c.notNull().defaultTo(falseByDefault))
    .execute()
}
