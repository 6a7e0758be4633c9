/** What the server does with queries that it stores: bringing them to one spelling, and finding what they refer to. */
import { isMap } from '@querent/contract'
import '../clauses/registry.ts'
import type { Query, Stage, TemplateTag } from '../model/query.ts'
import { normalizeQuery } from '../normalize/normalize-query.ts'
import { tokenKeys } from '../parse/input.ts'
import { parseQuery } from '../parse/parse-query.ts'
import { parseTemplateTags } from '../parse/parse-template-tags.ts'
import { printQuery } from '../parse/print-query.ts'
import {
  collectParameters,
  collectStages,
  collectTemplateTags,
  collectText,
  noIds,
} from '../resolve/metadata/collect-ids.ts'

/**
 * The query as a card stores it: one spelling, ids for the clauses of the staged form, unknown keys kept.
 * @throws {QueryError} `invalid-query` with the path of what cannot be read.
 */
export function normalizeForStorage(datasetQuery: unknown): Record<string, unknown> {
  return printQuery(normalizeQuery(parseQuery(datasetQuery)))
}

/** The query in the other form, or in its own when it has the wanted one already. @throws {QueryError} */
export function toForm(datasetQuery: unknown, form: Query['form']): Record<string, unknown> {
  return printQuery(normalizeQuery(parseQuery(datasetQuery)), form)
}

/** Ids that a query names on any level, without those of the cards it builds on. */
export interface ReferencedIds {
  /** Source of the innermost stage, which a card shows as its own. */
  sourceTable: number | null
  sourceCard: number | null
  tables: number[]
  cards: number[]
  fields: number[]
  segments: number[]
  metrics: number[]
  snippets: number[]
  /** Snippets that are named without an id. */
  snippetNames: string[]
  tags: string[]
}

/** Works for any form; a query that cannot be read refers to nothing. */
export function referencedIds(datasetQuery: unknown): ReferencedIds {
  const ids = noIds()
  const query = tryParse(datasetQuery)
  const first: Stage | undefined = query?.stages[0]
  if (query) collectParameters(query.parameters, collectStages(query.stages, ids))
  const source = first?.kind === 'mbql' ? first.source : null
  return {
    sourceTable: source?.kind === 'table' ? source.id : null,
    sourceCard: source?.kind === 'card' ? source.id : null,
    tables: [...ids.tables],
    cards: [...ids.cards],
    fields: [...ids.fields],
    segments: [...ids.segments],
    metrics: [...ids.metrics],
    snippets: [...ids.snippets],
    snippetNames: [...ids.snippetNames],
    tags: [...ids.tags],
  }
}

/** Cards and snippets that a text of SQL puts in, with what is known of its tags; tags that cannot be read say nothing. */
export function referencedInSql(
  text: string,
  templateTags: unknown,
): Pick<ReferencedIds, 'cards' | 'snippets' | 'snippetNames'> {
  const ids = noIds()
  const tags = tryTags(templateTags)
  collectTemplateTags(tags, ids)
  collectText(text, tags, ids)
  return { cards: [...ids.cards], snippets: [...ids.snippets], snippetNames: [...ids.snippetNames] }
}

function tryTags(templateTags: unknown): Record<string, TemplateTag> {
  try {
    return parseTemplateTags(templateTags, 'template-tags')
  } catch {
    return {}
  }
}

function tryParse(datasetQuery: unknown): Query | null {
  try {
    return parseQuery(datasetQuery)
  } catch {
    return null
  }
}

/** `query`, `native`, or null for something that is neither (such as `{}`). */
export function queryKind(datasetQuery: unknown): 'query' | 'native' | null {
  if (!isMap(datasetQuery)) return null
  const map = tokenKeys(datasetQuery)
  if (isMap(map['native'])) return 'native'
  if (isMap(map['query'])) return 'query'
  const stages = map['stages']
  if (!Array.isArray(stages) || !isMap(stages[0])) return null
  const stage = tokenKeys(stages[0])
  const isNative = stage['lib/type'] === 'mbql.stage/native' || stage['native'] !== undefined
  // With stages on top it is a question whose source is SQL.
  return isNative && stages.length === 1 ? 'native' : 'query'
}

const IGNORED: ReadonlySet<string> = new Set([
  'info',
  'lib/uuid',
  'lib/metadata',
  'cache-ttl',
  'cache-strategy',
  'viz-settings',
])

/**
 * Text that is equal for queries that ask the same, whatever the order of keys and the ids of clauses. Hash it for a
 * cache key.
 */
export function queryKey(datasetQuery: unknown): string {
  return JSON.stringify(datasetQuery, (_, value: unknown) => {
    if (!isMap(value) || JSON.isRawJSON(value)) return value
    const sorted: Record<string, unknown> = {}
    for (const key of Object.keys(value).sort()) {
      if (!IGNORED.has(key) && value[key] !== null) sorted[key] = value[key]
    }
    return sorted
  })
}
