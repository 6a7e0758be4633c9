/** Writing documents, each with its words, and removing them. */
import { hash } from 'node:crypto'
import { insertRows } from '../batches.ts'
import type { StoreContext } from '../context.ts'
import type { NewRow } from '../schema.ts'
import { documentId, type SearchEntity } from './document-id.ts'
import type { DocumentSource, SearchDocument } from './documents/index.ts'
import { collectionPlace, databasePlace, tablesPlace } from './places.ts'
import { viewLevel } from './weights.ts'
import { nameKey, wordsOf, wordsOfName } from './words.ts'

export type WriteContext = Pick<StoreContext, 'db' | 'engine'>

/** Puts new documents in place of those of the ids; ids of what is gone lose theirs. At most some hundred at once. */
export async function replaceDocuments(
  context: WriteContext,
  source: DocumentSource,
  modelIds: readonly number[],
): Promise<void> {
  const documents = await source.read(context.db, modelIds)
  const rows = documents.map((document) => ({ row: rowOf(source, document), words: wordsOfDocument(document) }))
  await (context.engine === 'postgres' ? replaceInPostgres : replaceInSqlite)(context, source.entity, modelIds, rows)
}

interface Written {
  row: NewRow<'search_documents'>
  words: DocumentWords
}

async function replaceInPostgres(
  context: WriteContext,
  entity: SearchEntity,
  modelIds: readonly number[],
  written: readonly Written[],
): Promise<void> {
  await context.db
    .deleteFrom('search_documents')
    .where('entity', '=', entity)
    .where('model_id', 'in', modelIds)
    .execute()
  const rows = written.map(({ row, words }) => ({ ...row, vector: vectorOf(words) }))
  if (rows.length > 0) await insertRows(context, 'search_documents', rows)
}

/** Words that stay as they are, as after most changes, are left alone: they are the dearest part. */
async function replaceInSqlite(
  context: WriteContext,
  entity: SearchEntity,
  modelIds: readonly number[],
  written: readonly Written[],
): Promise<void> {
  const { db } = context
  const removed = await db
    .deleteFrom('search_documents')
    .where('entity', '=', entity)
    .where('model_id', 'in', modelIds)
    .returning(['id', 'digest'])
    .execute()
  const indexed = new Map(removed.map(({ id, digest }) => [id, digest]))
  const changed: NewRow<'search_text'>[] = []
  const rows = written.map(({ row, words }) => {
    const text = textOf(row.id, words)
    const digest = hash('sha1', Object.values(text).join('\n'))
    if (indexed.get(row.id) === digest) indexed.delete(row.id)
    else changed.push(text)
    return {
      ...row,
      digest,
      description_words: spaced(words.description),
      column_words: spaced(words.columns),
      sql_words: spaced(words.sql),
    }
  })
  if (indexed.size > 0)
    await db
      .deleteFrom('search_text')
      .where('rowid', 'in', [...indexed.keys()])
      .execute()
  if (rows.length > 0) await insertRows(context, 'search_documents', rows)
  if (changed.length > 0) await insertRows(context, 'search_text', changed)
}

function rowOf(source: DocumentSource, document: SearchDocument): NewRow<'search_documents'> {
  const { entity } = source
  const { model_id, model } = document
  const view_level = viewLevel(document.views ?? 0)
  const is_official = document.isOfficial ?? false
  const is_verified = document.isVerified ?? false
  return {
    id: documentId({ entity, model_id, model, view_level, is_official, is_verified }),
    entity,
    model_id,
    model,
    place: placeOf(source, document),
    archived: document.archived ?? false,
    database_id: document.database_id ?? null,
    table_id: document.table_id ?? null,
    dashboard_id: document.dashboard_id ?? null,
    display: document.display ?? null,
    creator_id: document.creator_id ?? null,
    last_editor_id: document.last_editor_id ?? null,
    created_at: document.created_at,
    last_edited_at: document.last_edited_at ?? null,
    changed_at: document.changed_at ?? null,
    view_level,
    is_official,
    is_verified,
    name_key: nameKey(document.name),
    name_words: spaced(nameWords(document)),
  }
}

/** Each after a space, so that a word and its beginnings are found by their text. */
function spaced(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join('')
}

interface DocumentWords {
  name: readonly string[]
  description: readonly string[]
  columns: readonly string[]
  sql: readonly string[]
  facets: readonly string[]
}

function wordsOfDocument(document: SearchDocument): DocumentWords {
  return {
    name: nameWords(document),
    description: wordsOf(document.description ?? ''),
    columns: [...new Set((document.columns ?? []).flatMap(wordsOfName))],
    sql: [...new Set(wordsOf(document.sql ?? ''))],
    facets: [modelFacet(document.model)],
  }
}

/** Those of the name in their order, then the others. */
function nameWords({ name, names = [] }: SearchDocument): string[] {
  const own = wordsOf(name)
  const others = new Set([name, ...names].flatMap(wordsOfName))
  return [...own, ...others.difference(new Set(own))]
}

/** The word for a kind of results. */
export function modelFacet(model: string): string {
  return `m${model.replaceAll('-', '')}`
}

function placeOf({ scope }: DocumentSource, { collection_id, database_id }: SearchDocument): number {
  if (scope === 'collection') return collectionPlace(collection_id ?? null)
  return scope === 'table' ? tablesPlace(database_id ?? 0) : databasePlace(database_id ?? 0)
}

function textOf(rowid: number, words: DocumentWords): NewRow<'search_text'> {
  return {
    rowid,
    name: words.name.join(' '),
    description: words.description.join(' '),
    columns: words.columns.join(' '),
    sql: words.sql.join(' '),
    facets: words.facets.join(' '),
  }
}

const WEIGHT_OF = { name: 'A', description: 'B', columns: 'C', sql: 'D' } as const

/** A position in a vector stands for the part of the document that the word is in. */
function vectorOf(words: DocumentWords): string {
  const places = new Map<string, Set<string>>()
  for (const [index, part] of (['name', 'description', 'columns', 'sql'] as const).entries()) {
    for (const word of words[part]) {
      const known = places.get(word) ?? new Set()
      places.set(word, known.add(`${index + 1}${WEIGHT_OF[part]}`))
    }
  }
  return [...places].map(([word, known]) => `'${word}':${[...known].join(',')}`).join(' ')
}
