/** Saved questions, models and metrics. */
import { sql, type Expression, type Kysely } from 'kysely'
import { inChunks } from '../../batches.ts'
import { decodeFlags } from '../../column-kinds.ts'
import { newEntityId } from '../../entity-id.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow, Row, RowChanges, Schema } from '../../schema.ts'
import { moderatedStatus } from '../../moderated-status.ts'
import { cardItems } from './card-items.ts'

export type CardRow = Row<'cards'>
/** A card with the names of those who made and last changed it. */
export type CardWithPeople = Awaited<ReturnType<CardsWithPeople['execute']>>[number]

export type CardBrief = Awaited<ReturnType<ReturnType<typeof cardRepository>['briefs']>>[number]

/** Columns that hold JSON. */
export type CardJsonColumn = Extract<
  keyof CardRow,
  | 'dataset_query'
  | 'visualization_settings'
  | 'result_metadata'
  | 'parameters'
  | 'parameter_mappings'
  | 'embedding_params'
>
export type CardKey = Pick<CardRow, 'id' | 'name' | 'collection_id' | 'view_count'>
/** A card for long lists, with its JSON as text. */
export type CardTexts = Omit<CardWithPeople, CardJsonColumn> &
  Record<Exclude<CardJsonColumn, 'result_metadata'>, string | null> & { result_metadata?: string | null }

/** All columns but the one that is nine tenths of most cards: what is known of the columns of their results. */
const LISTED = [
  'cards.id',
  'cards.name',
  'cards.description',
  'cards.display',
  'cards.type',
  'cards.dataset_query',
  'cards.query_type',
  'cards.database_id',
  'cards.table_id',
  'cards.source_card_id',
  'cards.visualization_settings',
  'cards.parameters',
  'cards.parameter_mappings',
  'cards.collection_id',
  'cards.collection_position',
  'cards.collection_preview',
  'cards.archived',
  'cards.archived_directly',
  'cards.cache_ttl',
  'cards.enable_embedding',
  'cards.embedding_params',
  'cards.embedding_type',
  'cards.initially_published_at',
  'cards.public_uuid',
  'cards.made_public_by_id',
  'cards.dashboard_id',
  'cards.creator_id',
  'cards.last_editor_id',
  'cards.last_edited_at',
  'cards.view_count',
  'cards.last_used_at',
  'cards.created_at',
  'cards.updated_at',
  'cards.entity_id',
] as const satisfies readonly `cards.${keyof CardRow}`[]

export interface CardFilter {
  archived?: boolean
  ids?: readonly number[]
  creatorId?: number
  databaseId?: number
  tableId?: number
  tableIds?: readonly number[]
  collectionId?: number | null
  displays?: readonly string[]
  types?: readonly CardRow['type'][]
  /** Texts of which the stored query holds at least one. */
  queryHolds?: readonly string[]
  /** At most this many. */
  limit?: number
}

/** What running a card takes. */
export type RunnableCard = Pick<CardRow, (typeof RUNNABLE_COLUMNS)[number]>

const RUNNABLE_COLUMNS = [
  'id',
  'name',
  'type',
  'collection_id',
  'database_id',
  'dataset_query',
  'query_type',
  'parameters',
  'visualization_settings',
  'result_metadata',
  'display',
  'cache_ttl',
  'archived',
  'updated_at',
] as const satisfies readonly (keyof CardRow)[]

function withPeople(db: Kysely<Schema>) {
  return people(db).selectAll('cards')
}

function people(db: Kysely<Schema>) {
  return db
    .selectFrom('cards')
    .innerJoin('users as creators', 'creators.id', 'cards.creator_id')
    .leftJoin('users as editors', 'editors.id', 'cards.last_editor_id')
    .select(['creators.email as creator_email', 'creators.first_name as creator_first_name'])
    .select(['creators.last_name as creator_last_name', 'creators.date_joined as creator_date_joined'])
    .select(['creators.last_login as creator_last_login', 'creators.is_superuser', 'creators.is_qbnewb'])
    .select(['editors.email as editor_email', 'editors.first_name as editor_first_name'])
    .select(['editors.last_name as editor_last_name'])
}

type CardsWithPeople = ReturnType<typeof withPeople>

function filtered(cards: CardsWithPeople, filter: CardFilter): CardsWithPeople {
  const { archived, ids, creatorId, databaseId, tableId, tableIds, collectionId, displays, types, queryHolds } = filter
  let query = cards
  if (archived !== undefined) query = query.where('cards.archived', '=', archived)
  if (ids !== undefined) query = query.where('cards.id', 'in', ids.length === 0 ? [0] : [...ids])
  if (creatorId !== undefined) query = query.where('cards.creator_id', '=', creatorId)
  if (databaseId !== undefined) query = query.where('cards.database_id', '=', databaseId)
  if (tableId !== undefined) query = query.where('cards.table_id', '=', tableId)
  if (tableIds !== undefined) query = query.where('cards.table_id', 'in', [...tableIds])
  if (types !== undefined) query = query.where('cards.type', 'in', [...types])
  if (displays !== undefined) query = query.where('cards.display', 'in', [...displays])
  if (queryHolds !== undefined) {
    query = query.where((e) => e.or(queryHolds.map((text) => holds(e.ref('cards.dataset_query'), text))))
  }
  if (collectionId === undefined) return query
  return collectionId === null
    ? query.where('cards.collection_id', 'is', null)
    : query.where('cards.collection_id', '=', collectionId)
}

export function cardRepository({ db, engine, change }: StoreContext) {
  /** Gives the ids, in the order of the cards. */
  const createMany = (cards: readonly Omit<NewRow<'cards'>, 'entity_id'>[]): Promise<number[]> =>
    change('content', (db) =>
      inChunks(cards, async (some) => {
        const values = some.map((card) => ({ ...card, entity_id: newEntityId() }))
        const rows = await db.insertInto('cards').values(values).returning(['id', 'entity_id']).execute()
        const ids = new Map(rows.map(({ id, entity_id }) => [entity_id, id]))
        return values.flatMap(({ entity_id }) => ids.get(entity_id) ?? [])
      }),
    )

  return {
    ...cardItems({ db, engine }),

    find: (id: number) => withPeople(db).where('cards.id', '=', id).executeTakeFirst(),

    findMany: (ids: readonly number[]) =>
      inChunks(ids, (some) => withPeople(db).where('cards.id', 'in', some).execute()),

    findByPublicUuid: (uuid: string) =>
      db.selectFrom('cards').selectAll().where('public_uuid', '=', uuid).executeTakeFirst(),

    runnable: (id: number): Promise<RunnableCard | undefined> =>
      db.selectFrom('cards').select(RUNNABLE_COLUMNS).where('id', '=', id).executeTakeFirst(),

    /** What lists of mixed content show of cards. */
    briefs: (ids: readonly number[]) =>
      inChunks(ids, (some) =>
        db
          .selectFrom('cards')
          .select(['id', 'name', 'description', 'type', 'display', 'database_id', 'collection_id', 'archived'])
          .select(['dashboard_id', moderatedStatus('card')])
          .where('id', 'in', some)
          .execute(),
      ),

    /** Bytes of JSON that describe each card where it is shown. */
    async definitionSizes(ids: readonly number[]): Promise<Map<number, number>> {
      const columns = ['dataset_query', 'visualization_settings', 'result_metadata', 'parameters', 'parameter_mappings']
      const sizes = columns.map((name) => sql<number>`coalesce(octet_length(${sql.ref(name)}), 0)`)
      const rows = await inChunks([...new Set(ids)], (some) =>
        db
          .selectFrom('cards')
          .select(['id', sql<number>`${sql.join(sizes, sql` + `)}`.as('size')])
          .where('id', 'in', some)
          .execute(),
      )
      return new Map(rows.map(({ id, size }) => [id, size]))
    },

    queriesOf: (ids: readonly number[]) =>
      inChunks(ids, (some) => db.selectFrom('cards').select(['id', 'dataset_query']).where('id', 'in', some).execute()),

    findByEntityId: (entityId: string) =>
      db.selectFrom('cards').select('id').where('entity_id', '=', entityId).executeTakeFirst(),

    /** By lower-case name. */
    list(filter: CardFilter) {
      const query = filtered(withPeople(db), filter)
        .orderBy((e) => e.fn<string>('lower', ['cards.name']))
        .orderBy('cards.id')
      return (filter.limit === undefined ? query : query.limit(filter.limit)).execute()
    },

    /** What long lists are sorted and chosen by, in no order. */
    listKeys: (filter: Omit<CardFilter, 'limit'>): Promise<CardKey[]> =>
      filtered(withPeople(db), filter)
        .clearSelect()
        .select(['cards.id', 'cards.name', 'cards.collection_id', 'cards.view_count'])
        .execute(),

    /** In the order of the ids; those that there are not are left out. `isWithColumns` is for `result_metadata`. */
    async findTexts(ids: readonly number[], isWithColumns: boolean): Promise<CardTexts[]> {
      const some = people(db.withoutPlugins().withPlugin(decodeFlags)).where('cards.id', 'in', [...ids])
      const cards = isWithColumns ? some.selectAll('cards') : some.select(LISTED)
      const found = new Map((await cards.$castTo<CardTexts>().execute()).map((card) => [card.id, card]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },

    createMany,
    create: async (card: Omit<NewRow<'cards'>, 'entity_id'>): Promise<number> => (await createMany([card]))[0] ?? 0,

    /** How many cards offer the values of this one in a parameter. */
    async countParameterUses(id: number): Promise<number> {
      const { count } = await db
        .selectFrom('cards')
        .select((e) => e.fn.countAll<number>().as('count'))
        // The condition of an index, so that it is used.
        .where(sql<boolean>`parameters like '%"card_id":%'`)
        .where((e) => e.or([`"card_id":${id},`, `"card_id":${id}}`].map((text) => holds(e.ref('parameters'), text))))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Live cards with a public link, by lower-case name. */
    listShared: () =>
      db
        .selectFrom('cards')
        .select(['id', 'name', 'public_uuid'])
        .where('public_uuid', 'is not', null)
        .$narrowType<{ public_uuid: string }>()
        .where('archived', '=', false)
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute(),

    /** Ids of those that guests may see, also while sharing is off. */
    async idsOfShared(): Promise<number[]> {
      const rows = await db
        .selectFrom('cards')
        .select('id')
        .where((e) => e.or([e('public_uuid', 'is not', null), e('enable_embedding', '=', true)]))
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Live cards that may be embedded, by lower-case name. */
    listEmbeddable: () =>
      db
        .selectFrom('cards')
        .select(['id', 'name'])
        .where('enable_embedding', '=', true)
        .where('archived', '=', false)
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute(),

    async update(id: number, changes: RowChanges<'cards'>): Promise<void> {
      await change('content', (db) => db.updateTable('cards').set(changes).where('id', '=', id).execute())
    },

    /** What a run told of the result's columns, unless the card was changed since it was read. That is no edit. */
    async learnColumns(
      { id, updated_at }: Pick<CardRow, 'id' | 'updated_at'>,
      result_metadata: CardRow['result_metadata'],
    ): Promise<void> {
      await change('content', (db) =>
        db
          .updateTable('cards')
          .set({ result_metadata })
          .where('id', '=', id)
          .where('updated_at', '=', updated_at)
          .execute(),
      )
    },

    async updateMany(ids: readonly number[], changes: RowChanges<'cards'>): Promise<void> {
      await change('content', (db) =>
        inChunks(ids, (some) => db.updateTable('cards').set(changes).where('id', 'in', some).execute()),
      )
    },

    async deleteMany(ids: readonly number[]): Promise<void> {
      await change('content', (db) => inChunks(ids, (some) => db.deleteFrom('cards').where('id', 'in', some).execute()))
    },

    /** The questions that live in a dashboard, also those in the Trash. */
    questionsOf: (dashboardId: number) =>
      db
        .selectFrom('cards')
        .select(['id', 'archived', 'archived_directly'])
        .where('dashboard_id', '=', dashboardId)
        .execute(),

    /** Adds views that were collected, and when the card was last run; one statement for up to 500 cards. */
    async addUses(uses: readonly { id: number; views: number; used_at: string | null }[]): Promise<void> {
      await inChunks(uses, async (some) => {
        const values = some.map(({ id, views, used_at }) => sql`(${sql.join([id, views, used_at])})`)
        await sql`update cards set view_count = view_count + cast(v.column2 as integer),
          last_used_at = coalesce(cast(v.column3 as text), last_used_at)
          from (values ${sql.join(values)}) as v where cards.id = cast(v.column1 as integer)`.execute(db)
        return []
      })
    },
  }
}

/** True where stored JSON holds a text; `%` and `_` in it stand for themselves. */
function holds(column: Expression<unknown>, text: string) {
  const pattern = `%${text.replaceAll(/[!%_]/g, '!$&')}%`
  return sql<boolean>`${column} like ${pattern} escape '!'`
}
