/** Reads what a client sends as a change of the graph (contract: permissions, section 3). */
import { isMap } from '@querent/contract'
import { idOf, invalid } from '../graph-change.ts'
import type { WordName } from './state.ts'

/** One word for the whole database, or words by schema: one for the schema, or one per table. */
export type Scoped = string | ReadonlyMap<string, string | ReadonlyMap<number, string>>

export interface DatabaseChange {
  details?: 'yes' | 'no'
  words: Partial<Record<WordName, Scoped>>
}

/** By group and database. */
export type GraphChange = ReadonlyMap<number, ReadonlyMap<number, DatabaseChange>>

interface Rule {
  name: WordName
  /** The word that is stored for each word that clients send. */
  words: Readonly<Record<string, string>>
  /** Words that a database has only as a whole. */
  whole?: readonly string[]
}

const VIEW_DATA: Rule = {
  name: 'view_data',
  words: {
    unrestricted: 'unrestricted',
    'legacy-no-self-service': 'legacy-no-self-service',
    blocked: 'blocked',
    block: 'blocked',
    // The rules themselves come beside the graph.
    sandboxed: 'sandboxed',
    segmented: 'sandboxed',
    impersonated: 'impersonated',
  },
  whole: ['impersonated'],
}
const CREATE_QUERIES: Rule = {
  name: 'create_queries',
  words: { 'query-builder-and-native': 'query-builder-and-native', 'query-builder': 'query-builder', no: 'no' },
  whole: ['query-builder-and-native'],
}
const DOWNLOAD: Rule = { name: 'download', words: { full: 'full', limited: 'limited', none: 'none' } }
const DATA_MODEL: Rule = { name: 'data_model', words: { all: 'all', none: 'none' } }

/** @throws {ApiError} 400 that names the place. */
export function readGraphChange(groups: Readonly<Record<string, unknown>>): GraphChange {
  const change = new Map<number, ReadonlyMap<number, DatabaseChange>>()
  for (const [groupKey, databases] of Object.entries(groups)) {
    if (databases === null) continue
    const group = idOf(groupKey, 'groups')
    if (!isMap(databases)) throw invalid(`groups.${groupKey} has to be an object`)
    const byDatabase = new Map<number, DatabaseChange>()
    for (const [databaseKey, entry] of Object.entries(databases)) {
      const path = `groups.${groupKey}.${databaseKey}`
      byDatabase.set(idOf(databaseKey, `groups.${groupKey}`), readDatabase(entry, path))
    }
    change.set(group, byDatabase)
  }
  return change
}

function readDatabase(entry: unknown, path: string): DatabaseChange {
  if (entry === null) return { words: {} }
  if (!isMap(entry)) throw invalid(`${path} has to be an object`)
  const change: DatabaseChange = { words: {} }
  for (const [key, value] of Object.entries(entry)) {
    const place = `${path}.${key}`
    switch (key) {
      case 'view-data':
        change.words.view_data = readScoped(value, VIEW_DATA, place)
        break
      case 'create-queries':
        change.words.create_queries = readScoped(value, CREATE_QUERIES, place)
        break
      case 'download':
        change.words.download = readSchemas(value, DOWNLOAD, place)
        break
      case 'data-model':
        change.words.data_model = readSchemas(value, DATA_MODEL, place)
        break
      case 'details':
        if (value !== 'yes' && value !== 'no') throw invalid(`${place} has to be "yes" or "no"`)
        change.details = value
        break
      case 'data':
        if (entry['view-data'] === undefined && entry['create-queries'] === undefined) readOld(value, change, place)
        break
      case 'transforms':
        if (value !== 'yes' && value !== 'no') throw invalid(`${place} has to be "yes" or "no"`)
        break
      default:
        throw invalid(`${place} is not known`)
    }
  }
  requireConsistent(change, path)
  return change
}

/** `{"schemas": …}`; what older clients add to it as `native` follows from it. */
function readSchemas(value: unknown, rule: Rule, path: string): Scoped {
  if (!isMap(value) || value['schemas'] === undefined) throw invalid(`${path} has to be an object with schemas`)
  return readScoped(value['schemas'], rule, `${path}.schemas`)
}

function readScoped(value: unknown, rule: Rule, path: string): Scoped {
  if (typeof value === 'string') return readWord(value, rule, path)
  if (!isMap(value)) throw invalid(`${path} has to be a word or an object`)
  const part = { ...rule, words: withoutWhole(rule) }
  const schemas = new Map<string, string | ReadonlyMap<number, string>>()
  for (const [schema, word] of Object.entries(value)) {
    const place = `${path}.${schema}`
    if (typeof word === 'string') schemas.set(schema, readWord(word, part, place))
    else if (isMap(word)) schemas.set(schema, readTables(word, part, place))
    else throw invalid(`${place} has to be a word or an object`)
  }
  return schemas
}

function readTables(value: Readonly<Record<string, unknown>>, rule: Rule, path: string): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(value).map(([table, word]) => [idOf(table, path), readWord(word, rule, `${path}.${table}`)]),
  )
}

function readWord(value: unknown, { words }: Rule, path: string): string {
  const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
  if (word !== undefined) return word
  throw invalid(`${path} has to be one of ${Object.keys(words).join(', ')}`)
}

function withoutWhole({ words, whole = [] }: Rule): Rule['words'] {
  return Object.fromEntries(Object.entries(words).filter(([word]) => !whole.includes(word)))
}

const OLD_WORDS: Readonly<Record<string, { queries: string; view: string }>> = {
  all: { queries: 'query-builder', view: 'unrestricted' },
  none: { queries: 'no', view: 'unrestricted' },
  segmented: { queries: 'query-builder', view: 'sandboxed' },
}

/** The words of releases before 0.50 (contract: permissions, section 2). */
function readOld(value: unknown, change: DatabaseChange, path: string): void {
  if (!isMap(value)) throw invalid(`${path} has to be an object`)
  const { schemas = 'none', native = 'none' } = value
  if (native !== 'write' && native !== 'none') throw invalid(`${path}.native has to be "write" or "none"`)
  if (native === 'write' && schemas !== 'all') throw invalid(`${path}.native can be "write" only with all schemas`)
  if (schemas === 'all' || schemas === 'none' || schemas === 'block') {
    change.words.view_data = schemas === 'block' ? 'blocked' : 'unrestricted'
    change.words.create_queries =
      schemas === 'all' ? (native === 'write' ? 'query-builder-and-native' : 'query-builder') : 'no'
    return
  }
  if (!isMap(schemas)) throw invalid(`${path}.schemas has to be a word or an object`)
  const views = new Map<string, string | ReadonlyMap<number, string>>()
  const queries = new Map<string, string | ReadonlyMap<number, string>>()
  for (const [schema, tables] of Object.entries(schemas)) {
    const place = `${path}.schemas.${schema}`
    if (!isMap(tables)) {
      const words = oldWord(tables, place)
      views.set(schema, words.view)
      queries.set(schema, words.queries)
      continue
    }
    const words = Object.entries(tables).map(
      ([table, word]) => [idOf(table, place), oldTableWord(word, `${place}.${table}`)] as const,
    )
    views.set(schema, new Map(words.map(([id, { view }]) => [id, view])))
    queries.set(schema, new Map(words.map(([id, one]) => [id, one.queries])))
  }
  change.words.view_data = views
  change.words.create_queries = queries
}

/** Tables could have `{read: all, query: all or segmented}`. */
function oldTableWord(word: unknown, path: string) {
  return oldWord(isMap(word) ? (word['query'] ?? word['read']) : word, path)
}

function oldWord(word: unknown, path: string): { queries: string; view: string } {
  const words = typeof word === 'string' && Object.hasOwn(OLD_WORDS, word) ? OLD_WORDS[word] : undefined
  if (words === undefined) throw invalid(`${path} has to be one of ${Object.keys(OLD_WORDS).join(', ')}`)
  return words
}

/** SQL may read everything. */
function requireConsistent({ words }: DatabaseChange, path: string): void {
  if (words.create_queries !== 'query-builder-and-native' || words.view_data !== 'blocked') return
  throw invalid(`${path} cannot allow SQL on a database that is blocked`)
}
