/** Saved content as the data model shows it: beside tables, as virtual tables, and counted. */
import { sql } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'

export type VirtualTableCard = Awaited<
  ReturnType<ReturnType<typeof dataModelContentRepository>['findSourceCards']>
>[number]
/** The same without its columns, which are most of it. */
export type SourceCardBrief = Omit<VirtualTableCard, 'result_metadata'>

/** Kinds of saved things that use databases, as clients call them. */
export type UsingKind = 'question' | 'dataset' | 'metric' | 'segment' | 'dashboard'

export interface Uses {
  count: number
  items: { id: number; name: string }[]
}

export function dataModelContentRepository({ db }: StoreContext) {
  const briefCards = () =>
    db
      .selectFrom('cards')
      .leftJoin('collections', 'collections.id', 'cards.collection_id')
      .select(['cards.id', 'cards.name', 'cards.description', 'cards.type', 'cards.database_id', 'cards.entity_id'])
      .select(['cards.archived', 'cards.collection_id', 'cards.updated_at', 'collections.name as collection_name'])

  const sourceCards = () => briefCards().select('cards.result_metadata')

  return {
    segmentsOfTables: (tableIds: readonly number[]) =>
      inChunks(tableIds, (some) =>
        db
          .selectFrom('segments')
          .selectAll()
          .where('table_id', 'in', some)
          .where('archived', '=', false)
          .orderBy((e) => e.fn<string>('lower', ['name']))
          .execute(),
      ),

    /** Saved metrics on the tables. */
    metricsOfTables: (tableIds: readonly number[]) =>
      inChunks(tableIds, (some) =>
        db
          .selectFrom('cards')
          .select(['id', 'name', 'description', 'type', 'table_id', 'database_id', 'dataset_query', 'archived'])
          .select(['collection_id', 'creator_id', 'created_at', 'updated_at', 'entity_id'])
          .where('table_id', 'in', some)
          .where('type', '=', 'metric')
          .where('archived', '=', false)
          .orderBy((e) => e.fn<string>('lower', ['name']))
          .execute(),
      ),

    /** Questions and models that a question may start from: live ones whose columns are known. */
    listSourceCards: () =>
      briefCards()
        .where('cards.archived', '=', false)
        .where('cards.type', '<>', 'metric')
        .where('cards.database_id', 'is not', null)
        .where('cards.result_metadata', 'is not', null)
        .orderBy((e) => e.fn<string>('lower', ['cards.name']))
        .orderBy('cards.id')
        .execute(),

    findSourceCards: (cardIds: readonly number[]) =>
      inChunks(cardIds, (some) => sourceCards().where('cards.id', 'in', some).execute()),

    findSourceCard: (cardId: number) => sourceCards().where('cards.id', '=', cardId).executeTakeFirst(),

    /** Live cards of a database, models first, whose lower-case name is like all patterns (`!` escapes). */
    searchCards(databaseId: number, patterns: readonly string[]) {
      let query = briefCards().where('cards.archived', '=', false).where('cards.database_id', '=', databaseId)
      for (const pattern of patterns) query = query.where(sql<boolean>`lower(cards.name) like ${pattern} escape '!'`)
      return query
        .orderBy(sql`case when cards.type = 'model' then 0 else 1 end`)
        .orderBy('cards.id', 'desc')
        .execute()
    },

    /** What decides who may read the collections, by id. */
    async scopesOfCollections(ids: readonly number[]) {
      const rows = await inChunks([...new Set(ids)], (some) =>
        db
          .selectFrom('collections')
          .select(['id', 'type', 'personal_owner_id', 'location'])
          .where('id', 'in', some)
          .execute(),
      )
      const rootOf = (location: string) => Number(location.split('/')[1] ?? 0)
      const roots = await inChunks([...new Set(rows.map((row) => rootOf(row.location)))], (some) =>
        db.selectFrom('collections').select(['id', 'personal_owner_id']).where('id', 'in', some).execute(),
      )
      const ownerOf = new Map(roots.map((root) => [root.id, root.personal_owner_id]))
      return new Map(
        rows.map(({ location, ...row }) => [
          row.id,
          { ...row, personal_root_owner_id: ownerOf.get(rootOf(location)) ?? null },
        ]),
      )
    },

    /**
     * Saved things that use a database, by kind: how many, and the first by name. Dashboards are those with a card of it.
     * What is in the Trash counts. Kinds without any are left out.
     * @param first How many of each kind are named, 1 at least.
     */
    async usesOfDatabase(databaseId: number, first: number): Promise<Map<UsingKind, Uses>> {
      const cards = sql`select id from cards where database_id = ${databaseId}`
      const { rows } = await sql<{ kind: UsingKind; id: number; name: string; total: number }>`
        select kind, id, name, total from (
          select kind, id, name, cast(count(*) over (partition by kind) as integer) as total,
            row_number() over (partition by kind order by lower(name), id) as place
          from (
            select case type when 'model' then 'dataset' else type end as kind, id, name
              from cards where database_id = ${databaseId}
            union all
            select 'segment', segments.id, segments.name
              from segments join tables on tables.id = segments.table_id where tables.db_id = ${databaseId}
            union all
            select 'dashboard', id, name from dashboards where id in (
              select dashboard_id from dashboard_cards where card_id in (${cards})
              union
              select dashboard_cards.dashboard_id from dashboard_card_series
                join dashboard_cards on dashboard_cards.id = dashboard_card_series.dashboard_card_id
                where dashboard_card_series.card_id in (${cards}))
          ) as uses
        ) as ranked where place <= ${first} order by kind, place`.execute(db)
      return new Map(
        [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) => [
          kind,
          { count: some[0]?.total ?? 0, items: some.map(({ id, name }) => ({ id, name })) },
        ]),
      )
    },
  }
}
