/** Documents with a text, in the language of each engine's full-text index, and ways to read them in the order of ids. */
import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import { all, ALWAYS, any, isModelIn, type Condition } from './conditions.ts'
import { INDEXED_MODELS } from './documents/index.ts'
import { atPlaces, type Part } from './parts.ts'
import type { SearchModel } from './weights.ts'
import { wordsOf } from './words.ts'
import { modelFacet } from './write.ts'

/** What a document is to have. */
export type Text =
  | { of: 'everything' }
  /** All of them, whole or as beginnings. */
  | { of: 'words'; words: readonly string[]; parts: readonly TextPart[] }
  /** A name that begins with the key. */
  | { of: 'beginning'; key: string }

export type TextPart = 'name' | 'description' | 'columns' | 'sql'

/** Where documents (`d`) come from, and what they fulfil so far. */
export interface Walk {
  from: RawBuilder<unknown>
  condition: Condition
  order: RawBuilder<unknown>
}

/** As PostgreSQL's index calls the parts. */
const WEIGHTS: Readonly<Record<TextPart, string>> = { name: 'A', description: 'B', columns: 'C', sql: 'D' }
/** Where SQLite has the words of a document at hand. */
const WORDS: Readonly<Record<TextPart, string>> = {
  name: 'd.name_words',
  description: 'd.description_words',
  columns: 'd.column_words',
  sql: 'd.sql_words',
}
/** Comes after whatever a name may go on with. */
const LAST = '\u{10ffff}'

/** Of documents at hand: whether they have the text. */
export function hasText(text: Text, engine: Engine): Condition {
  if (text.of === 'everything') return ALWAYS
  if (text.of === 'beginning') return beginsWith(sql`d.name_key`, text.key)
  const { words, parts } = text
  // PostgreSQL thinks its index of words quicker than it is: this one cannot be answered by it.
  if (engine === 'postgres') return sql`(d.vector @@ ${vectorQuery(words, parts)}) is true`
  return all(words.map((word) => any(parts.map((part) => isWordIn(WORDS[part], word, engine)))))
}

/** Of documents at hand: whether all words are in their names. */
export function hasInName(words: readonly string[], engine: Engine): Condition {
  return words.length === 0 ? ALWAYS : all(words.map((word) => isWordIn(WORDS.name, word, engine)))
}

/** `%` and `_` stand for themselves. */
function beginsWith(name: RawBuilder<unknown>, key: string): Condition {
  return sql`${name} like ${`${key.replaceAll(/[!%_]/g, '!$&')}%`} escape '!'`
}

function isWordIn(column: string, word: string, engine: Engine): Condition {
  const position = sql.raw(engine === 'sqlite' ? 'instr' : 'strpos')
  return sql`${position}(${sql.ref(column)}, ${` ${word}`}) > 0`
}

function vectorQuery(words: readonly string[], parts: readonly TextPart[]): RawBuilder<unknown> {
  const weights = parts.map((part) => WEIGHTS[part]).join('')
  return sql`cast(${words.map((word) => `'${word}':*${weights}`).join(' & ')} as tsquery)`
}

/** What has the text, by the index that knows it: for texts that few documents have. */
export function lookUp(text: Exclude<Text, { of: 'everything' }>, engine: Engine): Walk {
  if (text.of === 'beginning') {
    return engine === 'sqlite'
      ? walk(sql`search_documents d indexed by search_documents_name`, [
          sql`d.name_key >= ${text.key} and d.name_key < ${text.key + LAST}`,
        ])
      : walk(sql`(select * from search_documents s where ${beginsWith(sql`s.name_key`, text.key)} offset 0) d`, [])
  }
  if (engine === 'sqlite') return inText(queryOf(text), [])
  const query = vectorQuery(text.words, text.parts)
  return walk(sql`(select * from search_documents s where s.vector @@ ${query} offset 0) d`, [])
}

/**
 * What has the text, of some models of a part: for texts that many documents have, so that enough of them are met soon.
 */
export function walksOf(part: Part, models: readonly SearchModel[], text: Text, engine: Engine): Walk[] {
  if (models.length === 0) return []
  const areAll = models.length === INDEXED_MODELS.length
  if (part.places !== undefined) {
    return [walk(atPlaces(part.places, engine), [isModelIn(models, engine), hasText(text, engine)])]
  }
  if (engine === 'sqlite' && text.of !== 'everything') {
    const facets = areAll ? '' : ` AND facets : (${models.map(modelFacet).join(' OR ')})`
    // The index knows of words only; what stands between them is looked at in what it finds.
    return [inText(queryOf(text) + facets, [part.condition, text.of === 'words' ? ALWAYS : hasText(text, engine)])]
  }
  // Of one model at a time: those with the higher ids would be met only after all of the others.
  return (areAll ? [models] : models.map((model) => [model])).map((own) =>
    walk(sql`search_documents d`, [isModelIn(own, engine), part.condition, hasText(text, engine)]),
  )
}

function walk(from: RawBuilder<unknown>, conditions: readonly Condition[]): Walk {
  return { from, condition: conditions.length === 0 ? ALWAYS : all(conditions), order: sql`d.id` }
}

/** By SQLite's full-text index. It keeps to the order of a cross join. */
function inText(query: string, conditions: readonly Condition[]): Walk {
  return {
    from: sql`search_text t cross join search_documents d on d.id = t.rowid`,
    condition: all([sql`t.search_text match ${query}`, ...conditions]),
    order: sql`t.rowid`,
  }
}

/** In SQLite's language of searches. */
export function queryOf(text: Exclude<Text, { of: 'everything' }>): string {
  if (text.of === 'beginning') return `name : ^ "${wordsOf(text.key).join(' ')}" *`
  return `{${text.parts.join(' ')}} : (${text.words.map((word) => `"${word}" *`).join(' AND ')})`
}
