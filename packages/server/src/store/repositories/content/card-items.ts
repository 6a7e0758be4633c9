/** Cards as items of collections: where they are looked for, and what lists show of them. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import { moderatedStatus } from '../../moderated-status.ts'
import type { Row, Schema } from '../../schema.ts'

type CardRow = Row<'cards'>

/**
 * Where items of a collection are looked for. The Trash holds those that were archived by themselves; `withDirect` tells
 * whether their own collection shows them too.
 */
export type ItemPlace = { collectionId: number | null; archived: boolean; withDirect: boolean } | 'trash'

export type CardItemRow = Awaited<ReturnType<ReturnType<typeof cardItems>['listItems']>>[number]

const ITEM_COLUMNS = [
  'cards.id',
  'cards.name',
  'cards.description',
  'cards.type',
  'cards.display',
  'cards.query_type',
  'cards.database_id',
  'cards.table_id',
  'cards.collection_id',
  'cards.collection_position',
  'cards.collection_preview',
  'cards.dashboard_id',
  'cards.archived',
  'cards.archived_directly',
  'cards.last_used_at',
  'cards.entity_id',
] as const satisfies readonly `cards.${keyof CardRow}`[]

const ITEM_KEYS = [
  'cards.id',
  'cards.name',
  'cards.type',
  'cards.collection_id',
  'cards.collection_position',
  'cards.dashboard_id',
] as const satisfies readonly (typeof ITEM_COLUMNS)[number][]

export type CardItemKey = Pick<
  CardRow,
  'id' | 'name' | 'type' | 'collection_id' | 'collection_position' | 'dashboard_id'
>

interface CardPage {
  place: Exclude<ItemPlace, 'trash'>
  types: readonly CardRow['type'][]
  /** Whether only those that are pinned are wanted, or only the others; undefined for both. */
  isPinned: boolean | undefined
  withDashboardQuestions: boolean
  direction: 'asc' | 'desc'
  count: number
}

export function cardItems({ db, engine }: Pick<StoreContext, 'db' | 'engine'>) {
  const isSqlite = engine === 'sqlite'
  const bytes = isSqlite ? sql`length(cast(cards.name as blob))` : sql`octet_length(cards.name)`
  /** What both engines sort alike as long as there are ASCII letters alone. */
  const plainName: RawBuilder<unknown> = isSqlite ? sql`cards.name collate nocase` : sql`lower(cards.name collate "C")`

  return {
    /** What lists of a collection's content show of its cards. */
    listItems: (place: ItemPlace | { dashboardId: number }) => itemColumns(placedAt(db, place)).execute(),

    /** The same by what they are sorted and chosen by. */
    listItemKeys: (place: ItemPlace): Promise<CardItemKey[]> => placedAt(db, place).select(ITEM_KEYS).execute(),

    /**
     * The first of a collection by lower-case name, in no order, and how many there are. They are found in an index however
     * many there are (migration 0046); those whose names are not of ASCII letters alone are all among them.
     */
    async firstItemKeys(page: CardPage): Promise<{ cards: CardItemKey[]; total: number }> {
      const { place, types, isPinned, withDashboardQuestions, direction, count } = page
      let wanted = placedAt(db, place).where('cards.type', 'in', types)
      if (!withDashboardQuestions) wanted = wanted.where('cards.dashboard_id', 'is', null)
      if (isPinned !== undefined) wanted = wanted.where('cards.collection_position', isPinned ? 'is not' : 'is', null)
      const [plain, others, total] = await Promise.all([
        wanted
          .where(sql<boolean>`${bytes} = length(cards.name)`)
          .select(ITEM_KEYS)
          .orderBy(plainName, direction)
          .orderBy('cards.id')
          .limit(count)
          .execute(),
        wanted
          .where(sql<boolean>`${bytes} <> length(cards.name)`)
          .select(ITEM_KEYS)
          .execute(),
        wanted.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      ])
      return { cards: [...plain, ...others], total: total.count }
    },

    /** Items with these ids, in no order. */
    itemsOf: (ids: readonly number[]) =>
      inChunks(ids, (some) => itemColumns(db.selectFrom('cards').where('cards.id', 'in', some)).execute()),
  }
}

function placedAt(db: Kysely<Schema>, place: ItemPlace | { dashboardId: number }) {
  const cards = db.selectFrom('cards')
  if (place === 'trash') return cards.where('cards.archived_directly', '=', true)
  if ('dashboardId' in place) {
    return cards.where('cards.dashboard_id', '=', place.dashboardId).where('cards.archived', '=', false)
  }
  const { collectionId, archived, withDirect } = place
  let own = cards.where('cards.archived', '=', archived)
  if (!withDirect) own = own.where('cards.archived_directly', '=', false)
  return collectionId === null
    ? own.where('cards.collection_id', 'is', null)
    : own.where('cards.collection_id', '=', collectionId)
}

function itemColumns(cards: ReturnType<typeof placedAt>) {
  return cards
    .leftJoin('users as editors', 'editors.id', 'cards.last_editor_id')
    .leftJoin('tables', 'tables.id', 'cards.table_id')
    .select(ITEM_COLUMNS)
    .select(['cards.last_editor_id', 'cards.last_edited_at', 'editors.email as editor_email'])
    .select(['editors.first_name as editor_first_name', 'editors.last_name as editor_last_name'])
    .select(['tables.is_upload', moderatedStatus('card')])
}
