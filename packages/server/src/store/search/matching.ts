/** Documents that have words, in the order of their ids, in the language of each engine's full-text index. */
import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import { DOCUMENT_SOURCES, type DocumentSource } from './documents/index.ts'
import { collectionPlace, databasePlace, placeFacet, tablesPlace } from './places.ts'
import type { IdSet, SearchRequest } from './request.ts'
import { modelFacet } from './write.ts'

/** Where documents (`d`) come from, and what they fulfil so far. */
interface Match {
  from: RawBuilder<unknown>
  condition: RawBuilder<boolean>
  order: RawBuilder<unknown>
}

const PARTS = ['name', 'description', 'columns', 'sql'] as const
type Part = (typeof PARTS)[number]
const WEIGHTS: Readonly<Record<Part, string>> = { name: 'A', description: 'B', columns: 'C', sql: 'D' }

/** Places that are worth looking up one by one; of more, so many are found that most can be left unseen. */
const MAX_PLACES = 150

/** Documents with all words. */
export function matchWords(request: SearchRequest, engine: Engine): Match {
  const parts = PARTS.filter((part) => request.withSql || part !== 'sql')
  if (request.words.length === 0) return EVERYTHING
  if (engine === 'postgres') return inVector(request.words, parts)
  return inText([`{${parts.join(' ')}} : (${prefixes(request.words)})`, ...facets(request)].join(' AND '))
}

/** Documents whose name begins with the words; some whose name begins otherwise may be among them. */
export function matchBeginning(request: SearchRequest, engine: Engine): Match {
  if (engine === 'sqlite') return inText([`name : ^ "${request.words.join(' ')}" *`, ...facets(request)].join(' AND '))
  return { ...EVERYTHING, condition: beginsWith(request.key) }
}

/** Of a document at hand: whether its name begins so; `%` and `_` stand for themselves. */
export function beginsWith(key: string): RawBuilder<boolean> {
  return sql`d.name_key like ${`${key.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`
}

/** Of a document at hand: whether all words are outside the names of its columns. */
export function matchesWithoutColumns({ words, withSql }: SearchRequest, engine: Engine): RawBuilder<boolean> {
  const parts = PARTS.filter((part) => part !== 'columns' && (withSql || part !== 'sql'))
  if (engine === 'postgres') return inVector(words, parts).condition
  const text = `{${parts.join(' ')}} : (${prefixes(words)})`
  return sql`exists (select 1 from search_text s where s.search_text match ${text} and s.rowid = d.id)`
}

/** Of a document at hand: whether all words are in its names. */
export function hasInName(words: readonly string[], engine: Engine): RawBuilder<boolean> {
  if (words.length === 0) return sql`1 = 1`
  const position = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos')
  return sql`${sql.join(
    words.map((word) => sql`${position}(d.name_words, ${` ${word}`}) > 0`),
    sql` and `,
  )}`
}

const EVERYTHING: Match = { from: sql`search_documents d`, condition: sql`1 = 1`, order: sql`d.id` }

function inVector(words: readonly string[], parts: readonly Part[]): Match {
  const weights = parts.map((part) => WEIGHTS[part]).join('')
  const query = words.map((word) => `'${word}':*${weights}`).join(' & ')
  return { ...EVERYTHING, condition: sql`d.vector @@ cast(${query} as tsquery)` }
}

/** SQLite keeps to the order of a cross join. */
function inText(text: string): Match {
  return {
    from: sql`search_text t cross join search_documents d`,
    condition: sql`t.search_text match ${text} and d.id = t.rowid`,
    order: sql`t.rowid`,
  }
}

function prefixes(words: readonly string[]): string {
  return words.map((word) => `"${word}" *`).join(' AND ')
}

/** Leaves out of the index what rights and filters would refuse one by one. They hold all the same. */
function facets({ scope, filter }: SearchRequest): string[] {
  const found: string[] = []
  const sources = DOCUMENT_SOURCES.filter(({ models }) => models.some((model) => filter.models.includes(model)))
  const searched = sources.flatMap(({ models }) => models)
  if (!searched.every((model) => filter.models.includes(model)) || sources.length < DOCUMENT_SOURCES.length) {
    found.push(filter.models.map(modelFacet).join(' OR '))
  }
  const places = scope.root ? [collectionPlace(null)] : []
  const isListed = [
    list(scope.collections, 'collection', collectionPlace),
    list(scope.databases, 'database', databasePlace),
    // A database is found by whoever finds one of its tables.
    list(scope.databases, 'table', tablesPlace),
  ].every(Boolean)
  if (isListed && places.length > 0 && places.length <= MAX_PLACES) found.push(places.map(placeFacet).join(' OR '))
  return found.filter((part) => part !== '').map((part) => `facets : (${part})`)

  function list(ids: IdSet, kind: DocumentSource['scope'], place: (id: number) => number): boolean {
    if (!sources.some((source) => source.scope === kind)) return true
    if (ids === 'all' || 'except' in ids) return false
    for (const id of ids.only) places.push(place(id))
    return true
  }
}
