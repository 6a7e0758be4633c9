/** The query log and the running averages made from it. */
import { sql } from 'kysely'
import { deleteOlder, inChunks, insertRows } from '../../batches.ts'
import type { StoreContext } from '../../context.ts'
import type { NewRow } from '../../schema.ts'

/** Runs of one query that are to be added to its average. */
export interface QueryDurations {
  query_hash: string
  total_ms: number
  runs: number
  last_run_at: string
}

/** What entries have to be like; what is undefined says nothing. */
export interface QueryLogFilter {
  status?: 'completed' | 'failed' | 'interrupted' | undefined
  database_id?: number | undefined
  executor_id?: number | undefined
  card_id?: number | undefined
  /** Milliseconds at least. */
  min_time?: number | undefined
}

/** What saved questions are on: a model (which is run by itself too), or a table. */
export type LoggedSource = { card: number } | { table: number }

export function queryLogRepository(context: StoreContext) {
  const { db } = context

  function fitting({ min_time, ...equal }: QueryLogFilter) {
    let query = db.selectFrom('query_log')
    if (min_time !== undefined) query = query.where('running_time_ms', '>=', min_time)
    for (const column of ['status', 'database_id', 'executor_id', 'card_id'] as const) {
      const value = equal[column]
      if (value !== undefined) query = query.where(column, '=', value)
    }
    return query
  }

  return {
    append: (entries: readonly NewRow<'query_log'>[]) => insertRows(context, 'query_log', entries),

    /** Moves each query's average towards the new times: an average of all runs so far. */
    async addDurations(durations: readonly QueryDurations[]): Promise<void> {
      if (durations.length === 0) return
      await db
        .insertInto('query_averages')
        .values(durations.map(({ total_ms, ...rest }) => ({ ...rest, average_ms: total_ms / rest.runs })))
        .onConflict((conflict) =>
          conflict.column('query_hash').doUpdateSet({
            average_ms: sql`(query_averages.average_ms * query_averages.runs + excluded.average_ms * excluded.runs)
              / (query_averages.runs + excluded.runs)`,
            runs: sql`query_averages.runs + excluded.runs`,
            last_run_at: sql`excluded.last_run_at`,
          }),
        )
        .execute()
    },

    /** Milliseconds on average; undefined when the query never ran. */
    async averageOf(queryHash: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('query_averages')
        .select('average_ms')
        .where('query_hash', '=', queryHash)
        .executeTakeFirst()
      return row?.average_ms
    },

    /** The same of several; those that never ran on their source are left out. */
    async averagesOf(queryHashes: readonly string[]): Promise<Map<string, number>> {
      const rows = await inChunks(queryHashes, (some) =>
        db.selectFrom('query_averages').select(['query_hash', 'average_ms']).where('query_hash', 'in', some).execute(),
      )
      return new Map(rows.map(({ query_hash, average_ms }) => [query_hash, average_ms]))
    },

    /** When questions and models on the tables were last asked, by table. */
    async lastUseOfTables(tableIds: readonly number[]): Promise<Map<number, string>> {
      const rows = await inChunks(tableIds, (some) =>
        db
          .selectFrom('query_log')
          .innerJoin('cards', 'cards.id', 'query_log.card_id')
          .select((e) => ['cards.table_id', e.fn.max('query_log.started_at').as('last_used_at')])
          .where('cards.table_id', 'in', some)
          .groupBy('cards.table_id')
          .execute(),
      )
      return new Map(
        rows.flatMap(({ table_id, last_used_at }) => (table_id === null ? [] : [[table_id, last_used_at]])),
      )
    },

    /** How long a card's own runs took on average (null when it never ran), and when the latest began. */
    async usageOfCard(cardId: number): Promise<{ average_ms: number | null; last_started_at: string | null }> {
      const row = await db
        .selectFrom('query_log')
        .select((e) => e.fn.max<string | null>('started_at').as('last_started_at'))
        .select((e) => e.fn.avg<number | string | null>('running_time_ms').as('average_ms'))
        .where('card_id', '=', cardId)
        .where('status', '=', 'completed')
        .where('cache_hit', '=', false)
        .executeTakeFirstOrThrow()
      return { ...row, average_ms: row.average_ms === null ? null : Number(row.average_ms) }
    },

    /** How often a database was asked for saved questions on a source since an ISO time, and how long that took on average. */
    async useOf(source: LoggedSource, since: string): Promise<{ runs: number; average_ms: number | null }> {
      const { runs, average_ms } = await db
        .selectFrom('query_log')
        .select((e) => e.fn.countAll<number | string>().as('runs'))
        .select((e) => e.fn.avg<number | string | null>('running_time_ms').as('average_ms'))
        .where('card_id', 'in', (e) =>
          e
            .selectFrom('cards')
            .select('cards.id')
            .where((on) =>
              'card' in source
                ? on.or([on('cards.id', '=', source.card), on('cards.source_card_id', '=', source.card)])
                : on('cards.table_id', '=', source.table),
            ),
        )
        .where('started_at', '>=', since)
        .where('status', '=', 'completed')
        .where('cache_hit', '=', false)
        .executeTakeFirstOrThrow()
      return { runs: Number(runs), average_ms: average_ms === null ? null : Number(average_ms) }
    },

    /** How long cards take on average, in milliseconds; those that never ran are left out. */
    async averagesOfCards(cardIds: readonly number[]): Promise<Map<number, number>> {
      const rows = await inChunks(cardIds, (some) =>
        db
          .selectFrom('query_log')
          .select((e) => ['card_id', e.fn.avg<number | string>('running_time_ms').as('average_ms')])
          .where('card_id', 'in', some)
          .where('status', '=', 'completed')
          .where('cache_hit', '=', false)
          .groupBy('card_id')
          .execute(),
      )
      return new Map(rows.map((row) => [row.card_id ?? 0, Number(row.average_ms)]))
    },

    /** The latest entries that fit, the newest or the slowest first. */
    latest: (limit: number, offset: number, filter: QueryLogFilter = {}, isSlowestFirst = false) =>
      fitting(filter)
        .selectAll()
        .$if(isSlowestFirst, (query) => query.orderBy('running_time_ms', 'desc'))
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(filter: QueryLogFilter = {}): Promise<number> {
      const row = await fitting(filter)
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },

    /** Removes some of the entries from before an ISO time; gives their number. */
    deleteOlder: (before: string) => deleteOlder(db, { table: 'query_log', key: 'id', time: 'started_at' }, before),

    /** Removes some of the averages of queries that nobody ran since an ISO time; gives their number. */
    deleteOlderAverages: (before: string) =>
      deleteOlder(db, { table: 'query_averages', key: 'query_hash', time: 'last_run_at' }, before),
  }
}
