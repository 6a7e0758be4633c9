/**
 * Loads all metadata that a query needs, in rounds: what one round loads may refer to more (source cards, display
 * columns).
 */
import { isMap } from '@querent/contract'
import { QueryError } from '../../errors.ts'
import type {
  CardMetadata,
  FieldMetadata,
  LoadedMetadata,
  Metadata,
  MetadataProvider,
  SegmentMetadata,
  SnippetMetadata,
  TableMetadata,
} from '../../metadata.ts'
import type { Query, TemplateTag } from '../../model/query.ts'
import { normalizeQuery } from '../../normalize/normalize-query.ts'
import { tokenKeys } from '../../parse/input.ts'
import { parseQuery } from '../../parse/parse-query.ts'
import { parseInnerQuery, parseStages } from '../../parse/parse-stage.ts'
import { parseTemplateTags } from '../../parse/parse-template-tags.ts'
import {
  collectParameters,
  collectStages,
  collectTemplateTags,
  collectText,
  noIds,
  type CollectedIds,
} from './collect-ids.ts'
import { said } from '../../said.ts'

/** Longer chains of cards that build on cards are refused. */
const MAX_ROUNDS = 60
const KINDS = ['tables', 'fields', 'cards', 'segments', 'snippets'] as const
const NO_TAGS: Readonly<Record<string, TemplateTag>> = {}

export async function loadMetadata(query: Query, provider: MetadataProvider): Promise<LoadedMetadata> {
  const loaded = new Loaded()
  let wanted = collectParameters(query.parameters, collectStages(query.stages, noIds()))
  for (let round = 0; loaded.isMissing(wanted); round++) {
    if (round > MAX_ROUNDS) throw new QueryError('invalid-query', said('The query builds on too many levels of cards.'))
    wanted = loaded.add(wanted, await provider.load(loaded.missing(wanted)))
  }
  return loaded
}

class Loaded implements LoadedMetadata {
  readonly #parts: Metadata[] = []
  readonly #asked: CollectedIds = noIds()
  readonly #queries = new Map<number, Query>()
  readonly #segments = new Map<number, Query['stages']>()
  readonly #tagsOfSnippets = new Map<number, Readonly<Record<string, TemplateTag>>>()

  isMissing(wanted: CollectedIds): boolean {
    const hasName = [...wanted.snippetNames].some((name) => !this.#asked.snippetNames.has(name))
    return hasName || KINDS.some((kind) => [...wanted[kind]].some((id) => !this.#asked[kind].has(id)))
  }

  missing(wanted: CollectedIds): CollectedIds {
    const result = noIds()
    for (const kind of KINDS) for (const id of wanted[kind]) if (!this.#asked[kind].has(id)) result[kind].add(id)
    for (const name of wanted.snippetNames) if (!this.#asked.snippetNames.has(name)) result.snippetNames.add(name)
    return result
  }

  /** Takes in what was loaded and tells what that needs in turn. */
  add(wanted: CollectedIds, part: Metadata): CollectedIds {
    const fresh = this.missing(wanted)
    this.#parts.push(part)
    for (const kind of KINDS) for (const id of fresh[kind]) this.#asked[kind].add(id)
    for (const name of fresh.snippetNames) this.#asked.snippetNames.add(name)
    const next = noIds()
    for (const id of fresh.cards) this.#readCard(id, next)
    for (const id of fresh.segments) this.#readSegment(id, next)
    for (const id of fresh.snippets) this.#readSnippet(this.snippet(id), next)
    for (const name of fresh.snippetNames) this.#readSnippet(this.snippetByName(name), next)
    for (const id of fresh.tables) for (const field of this.table(id)?.fields ?? []) collectDisplay(field, next)
    for (const id of fresh.fields) {
      const field = this.field(id)
      if (field) collectDisplay(field, next)
    }
    return next
  }

  #readCard(id: number, next: CollectedIds): void {
    const card = this.card(id)
    if (!card || Object.keys(card.dataset_query).length === 0) return
    const query = normalizeQuery(parseQuery(card.dataset_query))
    this.#queries.set(id, query)
    collectParameters(query.parameters, collectStages(query.stages, next))
    for (const column of card.result_metadata ?? []) if (typeof column['id'] === 'number') next.fields.add(column['id'])
  }

  #readSegment(id: number, next: CollectedIds): void {
    const segment = this.segment(id)
    if (!segment) return
    const definition = tokenKeys(segment.definition)
    const stages = Array.isArray(definition['stages'])
      ? parseStages(definition['stages'], 'segment.stages')
      : parseInnerQuery(isMap(definition['query']) ? definition['query'] : definition, 'segment')
    this.#segments.set(id, stages)
    collectStages(stages, next)
  }

  #readSnippet(snippet: SnippetMetadata | undefined, next: CollectedIds): void {
    if (!snippet || this.#tagsOfSnippets.has(snippet.id)) return
    const tags = parseTemplateTags(snippet.template_tags, `snippet "${snippet.name}"`)
    this.#tagsOfSnippets.set(snippet.id, tags)
    collectTemplateTags(tags, next)
    collectText(snippet.content, tags, next)
  }

  table(id: number): TableMetadata | undefined {
    return first(this.#parts, (part) => part.table(id))
  }

  field(id: number): FieldMetadata | undefined {
    return first(this.#parts, (part) => part.field(id))
  }

  card(id: number): CardMetadata | undefined {
    return first(this.#parts, (part) => part.card(id))
  }

  segment(id: number): SegmentMetadata | undefined {
    return first(this.#parts, (part) => part.segment(id))
  }

  snippet(id: number): SnippetMetadata | undefined {
    return first(this.#parts, (part) => part.snippet(id))
  }

  cardQuery(id: number): Query | undefined {
    return this.#queries.get(id)
  }

  segmentQuery(id: number): Query['stages'] | undefined {
    return this.#segments.get(id)
  }

  summary(): Record<string, { id: number; name: string }[]> {
    const named = (ids: ReadonlySet<number>, find: (id: number) => { name: string } | undefined) =>
      [...ids].flatMap((id) => {
        const name = find(id)?.name
        return name === undefined ? [] : [{ id, name }]
      })
    const { tables, fields, cards, segments, snippets } = this.#asked
    return {
      tables: named(tables, (id) => this.table(id)),
      fields: named(fields, (id) => this.field(id)),
      cards: named(cards, (id) => this.card(id)),
      segments: named(segments, (id) => this.segment(id)),
      snippets: named(snippets, (id) => this.snippet(id)),
    }
  }

  snippetByName(name: string): SnippetMetadata | undefined {
    return first(this.#parts, (part) => part.snippetByName(name))
  }

  snippetTags(id: number): Readonly<Record<string, TemplateTag>> {
    return this.#tagsOfSnippets.get(id) ?? NO_TAGS
  }
}

/** The column that is shown in place of a foreign key. */
function collectDisplay(field: FieldMetadata, next: CollectedIds): void {
  const id = field.dimension?.human_readable_field_id
  if (id) next.fields.add(id)
}

function first<T>(parts: readonly Metadata[], find: (part: Metadata) => T | undefined): T | undefined {
  for (const part of parts) {
    const found = find(part)
    if (found !== undefined) return found
  }
  return undefined
}
