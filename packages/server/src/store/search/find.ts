/**
 * Finds the documents that are worth ranking: all that match as long as there are at most a thousand. Of more, the
 * thousand with the lowest ids, which the engines find without looking at the others; and beside them those that ranking
 * may put in front of these: by their names, by when they were changed, and what the user knows
 * (docs/decisions/0016-search.md).
 */
import { sql, type RawBuilder } from 'kysely'
import type { StoreContext } from '../context.ts'
import type { Row } from '../schema.ts'
import { all, conditions, isIn } from './conditions.ts'
import { INDEXED_MODELS } from './documents/index.ts'
import { beginsWith, hasInName, matchBeginning, matchesWithoutColumns, matchWords } from './matching.ts'
import type { SearchRequest, SearchTarget } from './request.ts'
import type { SearchModel } from './weights.ts'

/** Results that are kept (contract: search, section 2). */
export const MAX_RESULTS = 1_000
/** What was changed last that is looked at. */
const MAX_LATEST = 500

export type FoundDocument = Pick<
  Row<'search_documents'>,
  | 'id'
  | 'entity'
  | 'model_id'
  | 'model'
  | 'name_key'
  | 'name_words'
  | 'creator_id'
  | 'changed_at'
  | 'view_level'
  | 'is_official'
  | 'is_verified'
>

type Context = Pick<StoreContext, 'db' | 'engine'>
type Condition = RawBuilder<boolean>
type Ids = RawBuilder<{ id: number }>

/** In no order. At most {@link MAX_RESULTS} when these are all that match; some more when there are others. */
export async function findDocuments(context: Context, request: SearchRequest): Promise<FoundDocument[]> {
  const allowed = conditionsOf(context, request)
  if (request.key !== '' && request.words.length === 0) {
    return documentsOf(context, among(beginningWith(request.key), allowed))
  }
  const words = matchWords(request, context.engine)
  const first = await documentsOf(
    context,
    sql`select d.id from ${words.from} where ${words.condition} and ${allowed}
      order by ${words.order} limit ${MAX_RESULTS}`,
  )
  if (first.length < MAX_RESULTS) return first
  const others = await documentsOf(context, promising(context, request, allowed))
  return [...new Map([...first, ...others].map((found) => [found.id, found])).values()]
}

async function documentsOf({ db }: Context, ids: Ids): Promise<FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`select d.id, d.entity, d.model_id, d.model, d.creator_id, d.changed_at,
      d.view_level, d.is_official, d.is_verified, d.name_key, d.name_words
    from (${ids}) found cross join search_documents d where d.id = found.id`.execute(db)
  return rows
}

/** Which of the models have something that matches. Those that there is nothing of are not looked for in the index. */
export async function findModels(
  context: Context,
  request: SearchRequest,
  models: readonly SearchModel[],
): Promise<SearchModel[]> {
  const wanted = models.filter((model) => INDEXED_MODELS.includes(model))
  if (wanted.length === 0) return []
  const parts = wanted.map((model) => {
    const one = { ...request, filter: { ...request.filter, models: [model] } }
    const words = matchWords(one, context.engine)
    return sql`select cast(${model} as text) as model
      where exists (select 1 from search_documents d where d.model = ${model}) and exists (select 1 from ${words.from}
        where ${words.condition} and ${conditionsOf(context, one)})`
  })
  const { rows } = await sql<{ model: SearchModel }>`${sql.join(parts, sql` union all `)}`.execute(context.db)
  return rows.map(({ model }) => model)
}

/** What may come before others of a thousand, with all words in the name. */
function promising({ engine }: Context, request: SearchRequest, allowed: Condition): Ids {
  const { key, words, known } = request
  const inName = all([hasInName(words, engine), allowed])
  const sources: Ids[] = [
    among(
      sql`select id from search_documents where changed_at is not null order by changed_at desc limit ${MAX_LATEST}`,
      inName,
    ),
  ]
  if (known.length > 0) sources.push(among(knownIds(known, engine), inName))
  if (key !== '') {
    const exact: Ids = sql`select id from search_documents where name_key = ${key} order by id limit ${MAX_RESULTS}`
    const beginning = matchBeginning(request, engine)
    sources.push(among(exact, allowed))
    sources.push(sql`select d.id from ${beginning.from} where ${beginning.condition} and ${allowed}
      order by ${beginning.order} limit ${MAX_RESULTS}`)
  }
  return sql`${sql.join(
    sources.map((source) => sql`select id from (${source}) part`),
    sql` union `,
  )}`
}

/** For what has no words, such as `%`. */
function beginningWith(key: string): Ids {
  return sql`select d.id from search_documents d where ${beginsWith(key)} order by d.id limit ${MAX_RESULTS}`
}

/** What is allowed of some documents, beginning with these. */
function among(ids: Ids, allowed: Condition): Ids {
  return sql`select d.id from (${ids}) some_ids cross join search_documents d where d.id = some_ids.id and ${allowed}`
}

function knownIds(known: readonly SearchTarget[], engine: Context['engine']): Ids {
  const parts = [...Map.groupBy(known, ({ entity }) => entity)].map(
    ([entity, targets]): Ids => sql`select d.id from search_documents d where d.entity = ${entity}
      and ${isIn('model_id', { only: targets.map(({ model_id }) => model_id) }, engine)}`,
  )
  return sql`${sql.join(parts, sql` union all `)}`
}

function conditionsOf({ engine }: Context, request: SearchRequest): Condition {
  const allowed = conditions(request, engine)
  const { withoutColumns } = request.scope
  if (withoutColumns.length === 0 || request.words.length === 0) return allowed
  const isHidden = all([sql`d.entity = 'table'`, isIn('table_id', { only: withoutColumns }, engine)])
  return all([allowed, sql`(not ${isHidden} or ${matchesWithoutColumns(request, engine)})`])
}
