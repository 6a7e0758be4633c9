/** Indexes for what would otherwise read every card of a collection, or all cards or collections there are. */
import { sql, type Kysely } from 'kysely'
import type { Engine } from './columns.ts'

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  // Names of ASCII letters alone, as both engines sort them without case.
  const [name, bytes] =
    engine === 'sqlite'
      ? [sql`name collate nocase`, sql`length(cast(name as blob))`]
      : [sql`(lower(name collate "C"))`, sql`octet_length(name)`]
  await sql`create index cards_plain_names on cards (collection_id, archived, ${name}, id)
    where ${bytes} = length(name)`.execute(db)
  await sql`create index cards_other_names on cards (collection_id, archived)
    where ${bytes} <> length(name)`.execute(db)
  // Cards whose parameters take their values from another card.
  await sql`create index cards_with_value_sources on cards (id) where parameters like '%"card_id":%'`.execute(db)
  // The Trash among all collections.
  await sql`create index collections_type on collections (type)`.execute(db)
}
