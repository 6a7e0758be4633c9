/** Fields (columns) of tables. */
import { scheduler } from 'node:timers/promises'
import { visibilitiesLeftOut } from '@querent/contract'
import { sql, type RawBuilder } from 'kysely'
import { inChunks, updateRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type FieldRow = Row<'fields'>
/** What a field means to those who use its values. */
export type FieldMeaning = Pick<FieldRow, (typeof MEANING)[number]>
export type FieldUpdate = RowChanges<'fields'> & { id: number }

/** How many fields of some kinds a table has. */
export interface TableShape {
  table_id: number
  fields: number
  /** Primary and foreign ones. */
  keys: number
  primary_keys: number
  times: number
  numbers: number
}

const MEANING = ['id', 'base_type', 'semantic_type', 'fk_target_field_id', 'has_field_values'] as const

/** Rows read without a pause: some ten milliseconds. Other requests come in between. */
const ROWS_AT_ONCE = 2_000
/** Tables whose fields are put in order in one turn. */
const TABLES_AT_ONCE = 1_000

export function fieldRepository({ db, change }: StoreContext) {
  return {
    /**
     * Makes every other change of databases, tables and fields wait until this transaction ends, so that what is
     * read afterwards still holds when it is written.
     */
    lock: () => change('metadata', async () => {}),

    find: (id: number) => db.selectFrom('fields').selectAll().where('id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly number[]) =>
      inChunks(ids, (some) => db.selectFrom('fields').selectAll().where('id', 'in', some).execute()),

    /** What columns of saved questions take over from the fields that they come from. */
    findMeanings: (ids: readonly number[]) =>
      inChunks(ids, (some) => db.selectFrom('fields').select(MEANING).where('id', 'in', some).execute()),

    /** Fields of the tables, also inactive ones, by position. */
    listOfTables: (tableIds: readonly number[]) =>
      inChunks(tableIds, (some) =>
        db
          .selectFrom('fields')
          .selectAll()
          .where('table_id', 'in', some)
          .orderBy('table_id')
          .orderBy('position')
          .orderBy('id')
          .execute(),
      ),

    /** Primary keys of the tables, also inactive ones, by position. */
    keysOfTables: (tableIds: readonly number[]) =>
      inChunks(tableIds, (some) =>
        db
          .selectFrom('fields')
          .selectAll()
          .where('table_id', 'in', some)
          .where('semantic_type', '=', 'type/PK')
          .orderBy('position')
          .orderBy('id')
          .execute(),
      ),

    /** Fields of all tables of a database, also inactive ones, by table and position. */
    async listOfDatabase(databaseId: number): Promise<FieldRow[]> {
      const byTable = new Map<number, FieldRow[]>()
      let last = 0
      for (let more = true; more;) {
        const some = await db
          .selectFrom('fields')
          .selectAll()
          .where('table_id', 'in', (tables) => tables.selectFrom('tables').select('id').where('db_id', '=', databaseId))
          .where('id', '>', last)
          .orderBy('id')
          .limit(ROWS_AT_ONCE)
          .execute()
        for (const row of some) {
          const own = byTable.get(row.table_id)
          if (own === undefined) byTable.set(row.table_id, [row])
          else own.push(row)
        }
        more = some.length === ROWS_AT_ONCE
        last = some.at(-1)?.id ?? last
        if (more || last > ROWS_AT_ONCE) await scheduler.yield()
      }
      return inOrder(byTable)
    },

    /** What kinds of fields tables have, without reading the fields: of some hundred tables at once. */
    async shapesOfTables(tableIds: readonly number[]): Promise<TableShape[]> {
      const count = (condition: RawBuilder<boolean>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`
      const isKey = sql<boolean>`coalesce(fields.semantic_type, '') in ('type/PK', 'type/FK')`
      const rows = await db
        .selectFrom('fields')
        .select((e) => ['fields.table_id', e.fn.countAll<number>().as('fields')])
        .select([
          count(isKey).as('keys'),
          count(sql`fields.semantic_type = 'type/PK'`).as('primary_keys'),
          count(sql`fields.effective_type like 'type/Date%' or fields.effective_type = 'type/Instant'`).as('times'),
          count(
            sql`not ${isKey} and fields.effective_type in ('type/Integer', 'type/BigInteger', 'type/Float', 'type/Decimal', 'type/Number')`,
          ).as('numbers'),
        ])
        .where('fields.table_id', 'in', tableIds)
        .where('fields.active', '=', true)
        .where('fields.visibility_type', '=', 'normal')
        .groupBy('fields.table_id')
        .execute()
      return rows.map(({ table_id, fields, keys, primary_keys, times, numbers }) => ({
        table_id,
        fields: Number(fields),
        keys: Number(keys),
        primary_keys: Number(primary_keys),
        times: Number(times),
        numbers: Number(numbers),
      }))
    },

    /** Columns of JSON of all tables of a database and the fields inside them, also inactive ones. */
    listOfJson: (databaseId: number) =>
      db
        .selectFrom('fields')
        .selectAll()
        .where('table_id', 'in', (tables) => tables.selectFrom('tables').select('id').where('db_id', '=', databaseId))
        .where((where) => where.or([where('base_type', '=', 'type/JSON'), where('nfc_path', 'is not', null)]))
        .orderBy('table_id')
        .orderBy('id')
        .execute(),

    /** What a new display name depends on, of all fields of a database, by id. */
    namesOfDatabase: (databaseId: number) =>
      db
        .selectFrom('fields')
        .innerJoin('tables', 'tables.id', 'fields.table_id')
        .select([
          'fields.id',
          'fields.table_id',
          'fields.name',
          'fields.display_name',
          'fields.customized',
          'fields.nfc_path',
        ])
        .where('tables.db_id', '=', databaseId)
        .orderBy('fields.id')
        .execute(),

    /** Active fields whose foreign key points into one of the given fields. */
    listPointingTo: (fieldIds: readonly number[]) =>
      inChunks(fieldIds, (some) =>
        db
          .selectFrom('fields')
          .selectAll()
          .where('fk_target_field_id', 'in', some)
          .where('active', '=', true)
          .orderBy('id')
          .execute(),
      ),

    /** Foreign keys between active tables of a database, each as the ids of its two ends. */
    listForeignKeys: (databaseId: number) =>
      db
        .selectFrom('fields')
        .innerJoin('fields as targets', 'targets.id', 'fields.fk_target_field_id')
        .innerJoin('tables', 'tables.id', 'fields.table_id')
        .innerJoin('tables as target_tables', 'target_tables.id', 'targets.table_id')
        .select(['fields.id as fieldId', 'fields.table_id as tableId'])
        .select(['targets.id as targetFieldId', 'targets.table_id as targetTableId'])
        .where('tables.db_id', '=', databaseId)
        .where('target_tables.db_id', '=', databaseId)
        .where('fields.active', '=', true)
        .where('targets.active', '=', true)
        .where('tables.active', '=', true)
        .where('target_tables.active', '=', true)
        .orderBy('fields.id')
        .execute(),

    async createMany(rows: readonly NewRow<'fields'>[]): Promise<FieldRow[]> {
      if (rows.length === 0) return []
      return change('metadata', (db) =>
        inChunks(rows, (some) => db.insertInto('fields').values(some).returningAll().execute()),
      )
    },

    async updateMany(updates: readonly FieldUpdate[]): Promise<void> {
      if (updates.length === 0) return
      await change('metadata', (db) => updateRows(db, 'fields', updates))
    },

    async update(id: number, changes: RowChanges<'fields'>): Promise<void> {
      if (Object.keys(changes).length === 0) return
      await change('metadata', (db) => db.updateTable('fields').set(changes).where('id', '=', id).execute())
    },

    /** Names of visible fields of a database that are like the pattern (lower case, `!` escapes), by name. */
    searchNames: (tableIds: readonly number[], pattern: string, limit: number) =>
      inChunks(tableIds, (some) =>
        db
          .selectFrom('fields')
          .select(['name', 'base_type', 'semantic_type', 'table_id'])
          .where('table_id', 'in', some)
          .where('active', '=', true)
          .where('visibility_type', 'not in', visibilitiesLeftOut('use'))
          .where(sql<boolean>`lower(name) like ${pattern} escape '!'`)
          .orderBy(sql`lower(name)`)
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
  }
}

/** By table and position. */
async function inOrder(byTable: ReadonlyMap<number, FieldRow[]>): Promise<FieldRow[]> {
  const found: FieldRow[] = []
  for (const [index, tableId] of [...byTable.keys()].sort((a, b) => a - b).entries()) {
    if (index % TABLES_AT_ONCE === TABLES_AT_ONCE - 1) await scheduler.yield()
    const own = byTable.get(tableId) ?? []
    for (const row of own.sort((a, b) => a.position - b.position || a.id - b.id)) found.push(row)
  }
  return found
}
