/** What stands on dashboards: tabs, cards with their series, and the values that people gave the filters last. */
import { inChunks, updateRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import { newEntityId } from '../../entity-id.ts'
import type { NewRow, Row, RowChanges } from '../../schema.ts'

export type DashboardTabRow = Row<'dashboard_tabs'>
export type DashboardCardRow = Row<'dashboard_cards'>
export type SeriesRow = Row<'dashboard_card_series'>

export function dashboardCardRepository({ db, change }: StoreContext) {
  return {
    /** In their order. */
    tabsOf: (dashboardId: number): Promise<DashboardTabRow[]> =>
      db
        .selectFrom('dashboard_tabs')
        .selectAll()
        .where('dashboard_id', '=', dashboardId)
        .orderBy('position')
        .orderBy('id')
        .execute(),

    /** Gives the ids, in the order of the tabs. */
    addTabs: (tabs: readonly Omit<NewRow<'dashboard_tabs'>, 'entity_id'>[]): Promise<number[]> =>
      change('content', (db) =>
        inChunks(tabs, async (some) => {
          const rows = await db
            .insertInto('dashboard_tabs')
            .values(some.map((tab) => ({ ...tab, entity_id: newEntityId() })))
            .returning('id')
            .execute()
          return rows.map(({ id }) => id).sort((a, b) => a - b)
        }),
      ),

    updateTabs: (tabs: readonly Pick<DashboardTabRow, 'id' | 'name' | 'position' | 'updated_at'>[]) =>
      change('content', (db) => updateRows(db, 'dashboard_tabs', tabs)),

    /** With the cards on them. */
    deleteTabs: (ids: readonly number[]) =>
      change('content', (db) =>
        inChunks(ids, (some) => db.deleteFrom('dashboard_tabs').where('id', 'in', some).execute()),
      ),

    /** In the order in which they were made. */
    cardsOf: (dashboardId: number): Promise<DashboardCardRow[]> =>
      db.selectFrom('dashboard_cards').selectAll().where('dashboard_id', '=', dashboardId).orderBy('id').execute(),

    /** The action of a dashcard; undefined when it has none, or is not on the dashboard. */
    async actionOf(dashboardId: number, id: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('dashboard_cards')
        .select('action_id')
        .where('dashboard_id', '=', dashboardId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.action_id ?? undefined
    },

    /** One card of the dashboard with its own and its series' cards, a row each; empty when it is not there or an action. */
    placesOf: (dashboardId: number, id: number) =>
      db
        .selectFrom('dashboard_cards')
        .leftJoin('dashboard_card_series', 'dashboard_card_series.dashboard_card_id', 'dashboard_cards.id')
        .select(['dashboard_cards.card_id', 'dashboard_card_series.card_id as series_card_id'])
        .select(['dashboard_cards.parameter_mappings', 'dashboard_cards.visualization_settings'])
        .where('dashboard_cards.dashboard_id', '=', dashboardId)
        .where('dashboard_cards.id', '=', id)
        .where('dashboard_cards.action_id', 'is', null)
        .execute(),

    /** Ids of cards and series on dashboards that guests may see, also while sharing is off. */
    async cardsOfShared(): Promise<number[]> {
      const rows = await db
        .selectFrom('dashboards')
        .innerJoin('dashboard_cards', 'dashboard_cards.dashboard_id', 'dashboards.id')
        .leftJoin('dashboard_card_series', 'dashboard_card_series.dashboard_card_id', 'dashboard_cards.id')
        .select(['dashboard_cards.card_id', 'dashboard_card_series.card_id as series_card_id'])
        .where((e) => e.or([e('public_uuid', 'is not', null), e('enable_embedding', '=', true)]))
        .execute()
      return rows.flatMap((row) => [row.card_id, row.series_card_id]).filter((id) => id !== null)
    },

    /** Ids of actions on dashboards with a public link, also while sharing is off. */
    async actionsOfShared(): Promise<number[]> {
      const rows = await db
        .selectFrom('dashboards')
        .innerJoin('dashboard_cards', 'dashboard_cards.dashboard_id', 'dashboards.id')
        .select('dashboard_cards.action_id')
        .where('dashboards.public_uuid', 'is not', null)
        .where('dashboard_cards.action_id', 'is not', null)
        .execute()
      return rows.flatMap(({ action_id }) => action_id ?? [])
    },

    /** Gives the ids, in the order of the cards. */
    addCards: (cards: readonly Omit<NewRow<'dashboard_cards'>, 'entity_id'>[]): Promise<number[]> =>
      change('content', (db) =>
        inChunks(cards, async (some) => {
          const rows = await db
            .insertInto('dashboard_cards')
            .values(some.map((card) => ({ ...card, entity_id: newEntityId() })))
            .returning('id')
            .execute()
          return rows.map(({ id }) => id).sort((a, b) => a - b)
        }),
      ),

    updateCards: (cards: readonly (RowChanges<'dashboard_cards'> & { id: number })[]) =>
      change('content', (db) => updateRows(db, 'dashboard_cards', cards)),

    deleteOfAction: (actionId: number) =>
      change('content', (db) => db.deleteFrom('dashboard_cards').where('action_id', '=', actionId).execute()),

    deleteCards: (ids: readonly number[]) =>
      change('content', (db) =>
        inChunks(ids, (some) => db.deleteFrom('dashboard_cards').where('id', 'in', some).execute()),
      ),

    /** Of all cards of the dashboard, in their order. */
    seriesOf: (dashboardId: number): Promise<SeriesRow[]> =>
      db
        .selectFrom('dashboard_card_series')
        .innerJoin('dashboard_cards', 'dashboard_cards.id', 'dashboard_card_series.dashboard_card_id')
        .selectAll('dashboard_card_series')
        .where('dashboard_cards.dashboard_id', '=', dashboardId)
        .orderBy('dashboard_card_series.position')
        .execute(),

    /** Gives each card its series anew. */
    setSeries: (series: ReadonlyMap<number, readonly number[]>) =>
      change('content', async (db) => {
        await inChunks([...series.keys()], (some) =>
          db.deleteFrom('dashboard_card_series').where('dashboard_card_id', 'in', some).execute(),
        )
        const rows = [...series].flatMap(([dashboard_card_id, ids]) =>
          ids.map((card_id, position) => ({ dashboard_card_id, card_id, position })),
        )
        await inChunks(rows, (some) => db.insertInto('dashboard_card_series').values(some).execute())
      }),

    /** Live dashboards that show the card, as itself or in a series, by lower-case name. */
    dashboardsOf: (cardId: number) =>
      db
        .selectFrom('dashboards')
        .select(['id', 'name', 'collection_id'])
        .where('archived', '=', false)
        .where((e) =>
          e(
            'id',
            'in',
            e
              .selectFrom('dashboard_cards')
              .leftJoin('dashboard_card_series', 'dashboard_card_series.dashboard_card_id', 'dashboard_cards.id')
              .select('dashboard_cards.dashboard_id')
              .where((on) =>
                on.or([on('dashboard_cards.card_id', '=', cardId), on('dashboard_card_series.card_id', '=', cardId)]),
              ),
          ),
        )
        .orderBy((e) => e.fn<string>('lower', ['name']))
        .execute(),

    /** Every dashboard on which some of the cards stand, as themselves or in a series, also those in the Trash; by id. */
    usesOf: async (cardIds: readonly number[]) => {
      const uses = await inChunks(cardIds, (some) => {
        const columns = [
          'dashboards.id',
          'dashboards.name',
          'dashboards.description',
          'dashboards.collection_id',
        ] as const
        const own = db
          .selectFrom('dashboard_cards')
          .innerJoin('dashboards', 'dashboards.id', 'dashboard_cards.dashboard_id')
          .select(['dashboard_cards.card_id', 'dashboards.archived', ...columns])
          .where('dashboard_cards.card_id', 'in', some)
          .$narrowType<{ card_id: number }>()
        const inSeries = db
          .selectFrom('dashboard_card_series')
          .innerJoin('dashboard_cards', 'dashboard_cards.id', 'dashboard_card_series.dashboard_card_id')
          .innerJoin('dashboards', 'dashboards.id', 'dashboard_cards.dashboard_id')
          .select(['dashboard_card_series.card_id', 'dashboards.archived', ...columns])
          .where('dashboard_card_series.card_id', 'in', some)
        return own.union(inSeries).execute()
      })
      return uses.sort((a, b) => a.id - b.id)
    },

    /** The tab that a card stands on; null on a dashboard without tabs, undefined when it does not stand there. */
    async tabOf(dashboardId: number, cardId: number): Promise<number | null | undefined> {
      const found = await db
        .selectFrom('dashboard_cards')
        .select('dashboard_tab_id')
        .where('dashboard_id', '=', dashboardId)
        .where('card_id', '=', cardId)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return found?.dashboard_tab_id
    },

    /** How many live dashboards each card stands on, as itself or in a series; those on none are left out. */
    async countDashboards(cardIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await inChunks(cardIds, (some) => {
        const own = db
          .selectFrom('dashboard_cards')
          .innerJoin('dashboards', 'dashboards.id', 'dashboard_cards.dashboard_id')
          .select(['dashboard_cards.card_id', 'dashboards.id as dashboard_id'])
          .where('dashboards.archived', '=', false)
          .where('dashboard_cards.card_id', 'in', some)
        const inSeries = db
          .selectFrom('dashboard_card_series')
          .innerJoin('dashboard_cards', 'dashboard_cards.id', 'dashboard_card_series.dashboard_card_id')
          .innerJoin('dashboards', 'dashboards.id', 'dashboard_cards.dashboard_id')
          .select(['dashboard_card_series.card_id', 'dashboards.id as dashboard_id'])
          .where('dashboards.archived', '=', false)
          .where('dashboard_card_series.card_id', 'in', some)
        return own.union(inSeries).execute()
      })
      return new Map([...Map.groupBy(rows, (row) => row.card_id ?? 0)].map(([id, found]) => [id, found.length]))
    },

    /** The values that the user gave the dashboard's parameters last, by parameter. */
    async valuesOf(userId: number, dashboardId: number): Promise<Record<string, unknown>> {
      const rows = await db
        .selectFrom('dashboard_values')
        .select(['parameter_id', 'json'])
        .where('user_id', '=', userId)
        .where('dashboard_id', '=', dashboardId)
        .execute()
      return Object.fromEntries(rows.map(({ parameter_id, json }) => [parameter_id, JSON.parse(json)]))
    },

    /** Keeps values; undefined forgets one. */
    async keepValues(userId: number, dashboardId: number, values: ReadonlyMap<string, unknown>): Promise<void> {
      const forgotten = [...values].flatMap(([parameter_id, value]) => (value === undefined ? parameter_id : []))
      await inChunks(forgotten, (some) =>
        db
          .deleteFrom('dashboard_values')
          .where('user_id', '=', userId)
          .where('dashboard_id', '=', dashboardId)
          .where('parameter_id', 'in', some)
          .execute(),
      )
      const kept = [...values].filter(([, value]) => value !== undefined)
      const key = { user_id: userId, dashboard_id: dashboardId }
      await inChunks(kept, (some) =>
        db
          .insertInto('dashboard_values')
          .values(some.map(([parameter_id, value]) => ({ ...key, parameter_id, json: JSON.stringify(value) })))
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'dashboard_id', 'parameter_id'])
              .doUpdateSet({ json: (e) => e.ref('excluded.json') }),
          )
          .execute(),
      )
    },
  }
}
