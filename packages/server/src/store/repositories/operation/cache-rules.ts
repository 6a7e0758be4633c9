/** For how long results are kept (contract: results, section 7). */
import type { CacheModel, CacheStrategy } from '@querent/contract'
import type { Expression, SqlBool } from 'kysely'
import { inChunks } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { Row } from '../../schema.ts'

export type CacheRuleRow = Pick<Row<'cache_rules'>, 'model' | 'model_id' | 'strategy' | 'invalidated_at'>

/** All rules, and what has to be asked anew whatever they say. */
export interface StoredCacheRules {
  rules: readonly CacheRuleRow[]
  invalidations: readonly Row<'cache_invalidations'>[]
}

interface CacheRuleFilter {
  models: readonly CacheModel[]
  id?: number
  /** Dashboards and questions of this collection only; null is the root. */
  collectionId?: number | null
}

const COLUMNS = ['model', 'model_id', 'strategy', 'invalidated_at'] as const

export function cacheRuleRepository({ db, change }: StoreContext) {
  return {
    async all(): Promise<StoredCacheRules> {
      const rules = await db.selectFrom('cache_rules').select(COLUMNS).execute()
      return { rules, invalidations: await db.selectFrom('cache_invalidations').selectAll().execute() }
    },

    /** By model and id. */
    list({ models, id, collectionId }: CacheRuleFilter): Promise<CacheRuleRow[]> {
      let query = db
        .selectFrom('cache_rules')
        .leftJoin('cards', 'cards.id', 'cache_rules.card_id')
        .leftJoin('dashboards', 'dashboards.id', 'cache_rules.dashboard_id')
        .select(['cache_rules.model', 'cache_rules.model_id', 'cache_rules.strategy', 'cache_rules.invalidated_at'])
        .where('cache_rules.model', 'in', [...models])
        .orderBy('cache_rules.model')
        .orderBy('cache_rules.model_id')
      if (id !== undefined) query = query.where('cache_rules.model_id', '=', id)
      if (collectionId !== undefined) {
        query = query.where((e) => {
          const isThere = (column: 'cards.collection_id' | 'dashboards.collection_id') =>
            collectionId === null ? e(column, 'is', null) : e(column, '=', collectionId)
          const placed: Expression<SqlBool>[] = [
            e.and([e('cards.id', 'is not', null), isThere('cards.collection_id')]),
            e.and([e('dashboards.id', 'is not', null), isThere('dashboards.collection_id')]),
          ]
          return e.or([e('cache_rules.model', 'in', ['root', 'database']), ...placed])
        })
      }
      return query.execute()
    },

    find: (model: CacheModel, id: number) =>
      db
        .selectFrom('cache_rules')
        .select(COLUMNS)
        .where('model', '=', model)
        .where('model_id', '=', id)
        .executeTakeFirst(),

    /** Makes or replaces the rule of something; gives the rule's id. */
    put: (model: CacheModel, model_id: number, strategy: CacheStrategy, at: string): Promise<number> =>
      change('caching', async (db) => {
        const { id } = await db
          .insertInto('cache_rules')
          .values({
            model,
            model_id,
            database_id: model === 'database' ? model_id : null,
            dashboard_id: model === 'dashboard' ? model_id : null,
            card_id: model === 'question' ? model_id : null,
            strategy,
            invalidated_at: null,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.columns(['model', 'model_id']).doUpdateSet({ strategy, updated_at: at }))
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      }),

    delete: (model: CacheModel, ids: readonly number[]) =>
      change('caching', (db) =>
        inChunks(ids, (some) =>
          db.deleteFrom('cache_rules').where('model', '=', model).where('model_id', 'in', some).execute(),
        ),
      ),

    /** What the rules of some things keep is out of date from now on; gives the number of rules. */
    invalidateRules: (model: CacheModel, ids: readonly number[], at: string): Promise<number> =>
      change('caching', async (db) => {
        const results = await inChunks(ids, (some) =>
          db
            .updateTable('cache_rules')
            .set({ invalidated_at: at })
            .where('model', '=', model)
            .where('model_id', 'in', some)
            .execute(),
        )
        return results.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0)
      }),

    /** All results of databases or questions are out of date from now on. */
    invalidateAll: (model: 'database' | 'question', ids: readonly number[], at: string) =>
      change('caching', (db) =>
        inChunks(ids, (some) =>
          db
            .insertInto('cache_invalidations')
            .values(some.map((model_id) => ({ model, model_id, invalidated_at: at })))
            .onConflict((conflict) => conflict.columns(['model', 'model_id']).doUpdateSet({ invalidated_at: at }))
            .execute(),
        ),
      ),

    /** Questions among those named, of the databases and on the dashboards. */
    async questionsOf(named: Readonly<Record<'databases' | 'dashboards' | 'questions', readonly number[]>>) {
      const onDashboards = await inChunks(named.dashboards, (some) =>
        db
          .selectFrom('dashboard_cards')
          .select('card_id as id')
          .where('dashboard_id', 'in', some)
          .where('card_id', 'is not', null)
          .$narrowType<{ id: number }>()
          .union(
            db
              .selectFrom('dashboard_card_series')
              .innerJoin('dashboard_cards', 'dashboard_cards.id', 'dashboard_card_series.dashboard_card_id')
              .select('dashboard_card_series.card_id as id')
              .where('dashboard_cards.dashboard_id', 'in', some),
          )
          .execute(),
      )
      const ofDatabases = await inChunks(named.databases, (some) =>
        db.selectFrom('cards').select('id').where('database_id', 'in', some).execute(),
      )
      const single = [...new Set([...onDashboards.map(({ id }) => id), ...named.questions])]
      return { single, all: [...new Set([...single, ...ofDatabases.map(({ id }) => id)])] }
    },

    /** Forgets what had to be asked anew before an ISO time from which no result is kept; gives the number. */
    async deleteOlder(before: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('cache_invalidations')
        .where('invalidated_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
