/**
 * Finds the documents that are worth ranking: all that match as long as there are at most a thousand. Of more, the
 * thousand with the lowest ids, which the engines find without looking at the others; and beside them those that ranking
 * may put in front of these: by their names, by when they were changed, and what the user knows
 * (docs/decisions/0016-search.md).
 */
import { sql, type RawBuilder } from 'kysely'
import type { StoreContext } from '../context.ts'
import { all, filterCondition, isIn, type Condition } from './conditions.ts'
import { columnsOf, toFound, type FoundDocument, type FoundRow } from './found.ts'
import { seek, type Sought } from './rarity.ts'
import { LIMITS, type SearchLimits } from './limits.ts'
import { hasInName, hasText, lookUp, walksOf, type Text, type TextPart, type Walk } from './matching.ts'
import { isInParts, partsOf, type Part } from './parts.ts'
import type { SearchRequest, SearchTarget } from './request.ts'
import type { SearchModel } from './weights.ts'

/** What was changed last that is looked at. */
const MAX_LATEST = 500

type Context = Pick<StoreContext, 'db' | 'engine'> & { limits: SearchLimits }
type Ids = RawBuilder<{ id: number }>

export interface Found {
  /** In no order. At most a thousand when these are all that match; some more when there are others. */
  documents: FoundDocument[]
  /** Which of some models have something that matches, whatever the models that were searched. */
  modelsOf(models: readonly SearchModel[]): Promise<SearchModel[]>
}

export async function find(store: StoreContext, request: SearchRequest, limits = LIMITS): Promise<Found> {
  const { db, engine } = store
  const context: Context = { db, engine, limits }
  const { key, words } = request
  const parts = await partsOf(context, request.scope, limits.few)
  const best = (sought: Sought) => bestOf(context, request, parts, sought)
  const others = (condition: Condition, more: Ids[]) => promising(context, request, parts, condition, more)
  const found = (sought: Sought, ...documents: FoundDocument[][]): Found => ({
    documents: [...new Map(documents.flat().map((document) => [document.id, document])).values()],
    modelsOf: (models) => modelsOf(context, request, parts, sought, models),
  })

  const beginning = key === '' ? undefined : await seek(context, { of: 'beginning', key }, limits.few)
  // Of what begins so, somebody who sees only a part of everything may see too little.
  const enough = parts.length === 1 && parts[0]!.places === undefined ? limits.results : limits.few + 1
  let begun: FoundDocument[] | undefined
  if (beginning !== undefined && (words.length === 0 || beginning.documents >= enough)) {
    begun = await best(beginning)
    const all = words.length === 0 ? beginning : { ...beginning, text: textOf(request), isRare: false }
    // Nothing else comes before names that begin so.
    if (begun.length === limits.results) {
      return found(all, begun, await others(hasText(beginning.text, engine), [named(key, limits.results)]))
    }
    if (words.length === 0) return found(all, begun)
  }
  const sought = await seek(context, textOf(request), limits.few)
  const first = await best(sought)
  if (first.length < limits.results) return found(sought, first)
  begun ??= beginning === undefined ? [] : await best(beginning)
  return found(
    sought,
    first,
    begun,
    await others(hasInName(words, engine), key === '' ? [] : [named(key, limits.results)]),
  )
}

function textOf({ words, withSql }: SearchRequest): Text {
  const parts: TextPart[] = ['name', 'description', 'columns', ...(withSql ? (['sql'] as const) : [])]
  return words.length === 0 ? { of: 'everything' } : { of: 'words', words, parts }
}

/** Where what is sought of some models is read. */
function walksTo(
  { engine }: Context,
  parts: readonly Part[],
  { text, isRare: isLookedUp }: Sought,
  models: readonly SearchModel[],
): Walk[] {
  if (isLookedUp && text.of !== 'everything') {
    const found = lookUp(text, engine)
    return [{ ...found, condition: all([found.condition, isInParts(parts, models, engine)]) }]
  }
  return parts.flatMap((part) => walksOf(part, modelsIn(part, models), text, engine))
}

/** Those of the lowest ids. */
async function bestOf(
  context: Context,
  request: SearchRequest,
  parts: readonly Part[],
  sought: Sought,
): Promise<FoundDocument[]> {
  const { db, engine, limits } = context
  const columns = columnsOf(request, engine)
  const restriction = restrictionOf(request, engine)
  const walks = walksTo(context, parts, sought, request.filter.models)
  if (walks.length === 0) return []
  const selects = walks.map((walk) => first(walk, columns, restriction, limits.results))
  const statement = selects.length === 1 ? selects[0]! : sql`${union(selects)} order by id limit ${limits.results}`
  const { rows } = await sql<FoundRow>`${statement}`.execute(db)
  return rows.map(toFound)
}

function first(walk: Walk, columns: RawBuilder<unknown>, restriction: Condition, limit: number): RawBuilder<FoundRow> {
  return sql`select ${columns} from ${walk.from} where ${walk.condition} and ${restriction}
    order by ${walk.order} limit ${limit}`
}

function union(selects: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    selects.map((select) => sql`select * from (${select}) part`),
    sql` union all `,
  )
}

/** A few documents are looked through once for all models, many for one model after the other. */
async function modelsOf(
  context: Context,
  request: SearchRequest,
  parts: readonly Part[],
  sought: Sought,
  models: readonly SearchModel[],
): Promise<SearchModel[]> {
  const { db, engine, limits } = context
  const restriction = restrictionOf(request, engine)
  const isFew = ({ places }: Part) => sought.isRare || places !== undefined
  const few = walksTo(context, parts.filter(isFew), sought, models).map(
    ({ from, condition }) => sql`select distinct d.model from ${from} where ${condition} and ${restriction}`,
  )
  const many = parts
    .filter((part) => !isFew(part))
    .flatMap((part) => modelsIn(part, models).flatMap((model) => firstOf(part, model)))
  if (few.length + many.length === 0) return []
  const { rows } = await sql<{ model: SearchModel }>`${union([...few, ...many])}`.execute(db)
  return rows.map(({ model }) => model)

  /** The first that matches. An index of words takes its time to begin: SQLite looks at the best of the model before. */
  function firstOf(part: Part, model: SearchModel): RawBuilder<unknown>[] {
    const walks = walksTo(context, [part], sought, [model]).map((walk) => first(walk, sql`d.model`, restriction, 1))
    if (engine === 'postgres' || sought.text.of === 'everything') return walks
    const ofModel = sql`from search_documents where model = ${model} order by id limit`
    return walks.map(
      (walk) => sql`select model from (select d.model from (select * ${ofModel} ${limits.probed}) d
          where ${part.condition} and ${hasText(sought.text, engine)} and ${restriction}
        union all select found.model from (select 1 ${ofModel} 1 offset ${limits.probed}) more cross join (${walk}) found)
        limit 1`,
    )
  }
}

function modelsIn({ models }: Part, wanted: readonly SearchModel[]): SearchModel[] {
  return models.filter((model) => wanted.includes(model))
}

/** What may come before others of a thousand, of what was changed lately, what the user knows and some more. */
async function promising(
  { db, engine }: Context,
  request: SearchRequest,
  parts: readonly Part[],
  condition: Condition,
  more: readonly Ids[],
): Promise<FoundDocument[]> {
  const latest: Ids = sql`select id from search_documents where changed_at > ${request.recentSince}
    order by changed_at desc limit ${MAX_LATEST}`
  const ids = union([latest, ...more, ...knownIds(request.known, engine)])
  const { rows } = await sql<FoundRow>`select ${columnsOf(request, engine)} from ${atIds(sql`${ids}`, engine)}
    where ${isInParts(parts, request.filter.models, engine)} and ${restrictionOf(request, engine)} and ${condition}`.execute(
    db,
  )
  return rows.map(toFound)
}

/** Documents `d` of some ids, looked up one by one. */
function atIds(ids: Ids, engine: Context['engine']): RawBuilder<unknown> {
  return engine === 'sqlite'
    ? sql`(${ids}) found cross join search_documents d on d.id = found.id`
    : sql`(${ids}) found cross join lateral (select * from search_documents s where s.id = found.id offset 0) d`
}

function named(key: string, limit: number): Ids {
  return sql`select id from search_documents where name_key = ${key} order by id limit ${limit}`
}

function knownIds(known: readonly SearchTarget[], engine: Context['engine']): Ids[] {
  return [...Map.groupBy(known, ({ entity }) => entity)].map(
    ([entity, targets]): Ids => sql`select d.id from search_documents d where d.entity = ${entity}
      and ${isIn('model_id', { only: targets.map(({ model_id }) => model_id) }, engine)}`,
  )
}

/** Filters, and rules of rows: a table under one is not found by its columns. */
function restrictionOf(request: SearchRequest, engine: Context['engine']): Condition {
  const filter = filterCondition(request.filter, engine)
  const { withoutColumns } = request.scope
  if (withoutColumns.length === 0 || request.words.length === 0) return filter
  const text = textOf(request)
  const visible: Text = text.of === 'words' ? { ...text, parts: text.parts.filter((part) => part !== 'columns') } : text
  const isHidden = all([sql`d.entity = 'table'`, isIn('table_id', { only: withoutColumns }, engine)])
  return all([filter, sql`(not ${isHidden} or ${hasText(visible, engine)})`])
}
