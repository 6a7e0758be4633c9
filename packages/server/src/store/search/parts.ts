/**
 * Rights as parts of the index, each read in the way that meets little else: a few documents by their places, one place
 * after the other; many by rank, until there are enough.
 */
import { sql, type RawBuilder } from 'kysely'
import type { StoreContext } from '../context.ts'
import type { Engine } from '../migrations/index.ts'
import { all, ALWAYS, any, isIn, isModelIn, type Condition } from './conditions.ts'
import { DOCUMENT_SOURCES, INDEXED_MODELS, type DocumentSource } from './documents/index.ts'
import { collectionPlace, databasePlace, tablesPlace } from './places.ts'
import type { IdSet, SearchScope } from './request.ts'
import type { SearchModel } from './weights.ts'

/** Documents that may be found; no two parts have the same. */
export interface Part {
  models: readonly SearchModel[]
  /** Of a few documents: where they lie, which is all that they have to fulfil. */
  places?: readonly number[]
  /** Of many: what those of these models have to fulfil. */
  condition: Condition
}

type Context = Pick<StoreContext, 'db' | 'engine'>

/** Of scopes that are searched again. What is few changes slowly, and what is found does not depend on it. */
const known = new WeakMap<SearchScope, { limit: number; until: number; parts: Promise<Part[]> }>()
const KNOWN_MS = 60_000

/** @param limit Documents that are few. */
export function partsOf(context: Context, scope: SearchScope, limit: number): Promise<Part[]> {
  const last = known.get(scope)
  if (last?.limit === limit && last.until > performance.now()) return last.parts
  const parts = divide(context, scope, limit)
  known.set(scope, { limit, until: performance.now() + KNOWN_MS, parts })
  parts.catch(() => known.delete(scope))
  return parts
}

async function divide(context: Context, scope: SearchScope, limit: number): Promise<Part[]> {
  const { root, collections, databases, tables } = scope
  if (root && collections === 'all' && databases === 'all' && tables.databases === 'all') {
    return [{ models: INDEXED_MODELS, condition: ALWAYS }]
  }
  const rights = rightsOf(scope, context.engine)
  const few = await fewOf(context, rights, limit)
  const many = rights.filter((right) => !few.includes(right))
  if (few.length === 0) return many
  return [{ models: few.flatMap(({ models }) => models), places: few.flatMap(listOf), condition: ALWAYS }, ...many]
}

/** What may be found of the kinds of content that a right is given for in the same way. */
interface Right {
  models: readonly SearchModel[]
  /** Undefined when these do not tell everything. */
  ids?: IdSet
  condition: Condition
}

function rightsOf({ root, collections, databases, tables }: SearchScope, engine: Engine): Right[] {
  const inTables = placesOf(tables.databases, tablesPlace)
  const right = (scope: DocumentSource['scope'], ids: IdSet): Right => ({
    models: modelsIn(scope),
    ids,
    condition: isIn('place', ids, engine),
  })
  const isWhole = tables.tables === 'all' || 'except' in tables.tables || tables.tables.only.length === 0
  return [
    right('collection', withRoot(placesOf(collections, collectionPlace), root)),
    right('database', placesOf(databases, databasePlace)),
    isWhole
      ? right('table', inTables)
      : {
          models: modelsIn('table'),
          condition: any([isIn('place', inTables, engine), isIn('table_id', tables.tables, engine)]),
        },
  ].filter(({ ids }) => ids === undefined || ids === 'all' || 'except' in ids || ids.only.length > 0)
}

/** Of documents at hand: whether they are of these models, and in one of the parts. */
export function isInParts(parts: readonly Part[], models: readonly SearchModel[], engine: Engine): Condition {
  return any(
    parts.map((part) => {
      const own = part.models.filter((model) => models.includes(model))
      const right = part.places === undefined ? part.condition : isIn('place', { only: part.places }, engine)
      return all([isModelIn(own, engine), right])
    }),
  )
}

function modelsIn(scope: DocumentSource['scope']): SearchModel[] {
  return DOCUMENT_SOURCES.filter((source) => source.scope === scope).flatMap(({ models }) => models)
}

function placesOf(ids: IdSet, place: (id: number) => number): IdSet {
  if (ids === 'all') return 'all'
  return 'only' in ids ? { only: ids.only.map(place) } : { except: ids.except.map(place) }
}

function withRoot(places: IdSet, root: boolean): IdSet {
  const own = collectionPlace(null)
  if (places === 'all') return root ? 'all' : { except: [own] }
  if ('only' in places) return root ? { only: [own, ...places.only] } : places
  return root ? places : { except: [own, ...places.except] }
}

function listOf({ ids }: Right): readonly number[] {
  return ids !== undefined && ids !== 'all' && 'only' in ids ? ids.only : []
}

/** Those of a few documents. Counts no further than it has to. */
async function fewOf({ db, engine }: Context, rights: readonly Right[], limit: number): Promise<Right[]> {
  const listed = rights.filter((right) => listOf(right).length > 0 && listOf(right).length <= limit)
  if (listed.length === 0) return []
  const counts = listed.map(
    (right, index) => sql`select ${sql.lit(index)} as number, count(*) as documents
      from (select 1 from ${atPlaces(listOf(right), engine, sql`s.id`)} limit ${limit + 1}) counted`,
  )
  const { rows } = await sql<{ number: number; documents: number }>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.filter(({ documents }) => documents <= limit).map(({ number }) => listed[number]!)
}

/** Documents `d` of a list of places, by no other way than the index of places. */
export function atPlaces(places: readonly number[], engine: Engine, columns: RawBuilder<unknown> = sql`*`) {
  const list = [...new Set(places)].join()
  return engine === 'sqlite'
    ? sql`json_each(${`[${list}]`}) p cross join search_documents d indexed by search_documents_place on d.place = p.value`
    : sql`unnest(cast(${`{${list}}`} as integer[])) as p(place)
        cross join lateral (select ${columns} from search_documents s where s.place = p.place offset 0) d`
}
