/**
 * Metadata for the pipeline, from the app database by way of a cache. Everything is read in bulk; what is cached is
 * dropped as soon as a counter of the app database says that it changed, so it is never stale.
 */
import { isBaseType, isId } from '@querent/contract'
import type {
  CardMetadata,
  DimensionMetadata,
  FieldMetadata,
  Metadata,
  MetadataProvider,
  MetadataRequest,
  SegmentMetadata,
  SnippetMetadata,
  TableMetadata,
} from '@querent/query'
import type { CacheVersions, Store } from '../../store/index.ts'

/** Tables cached in memory; beyond it the cache starts over. */
const TABLE_LIMIT = 5_000
const CONTENT_LIMIT = 5_000

/** Only what exists: what callers ask for has no bounds. */
interface Cached {
  tables: Map<number, TableMetadata>
  fields: Map<number, FieldMetadata>
  /** Table of a field that was asked for by id. */
  tableOfField: Map<number, number>
  cards: Map<number, CardMetadata>
  segments: Map<number, SegmentMetadata>
  snippets: Map<number, SnippetMetadata>
  snippetNames: Map<string, SnippetMetadata>
}

interface MetadataCache {
  /** A provider that answers as of these counters. */
  at(versions: CacheVersions): MetadataProvider
}

export function metadataCache({ queryMetadata }: Store): MetadataCache {
  let cached = emptyCache()
  let version = { metadata: -1, content: -1 }

  /** The cache for these counters. A load that is under way keeps the maps it began with. */
  function current(versions: CacheVersions): Cached {
    if (version.metadata !== versions.metadata || cached.tables.size > TABLE_LIMIT) {
      cached = { ...cached, tables: new Map(), fields: new Map(), tableOfField: new Map() }
    }
    if (version.content !== versions.content || cached.cards.size > CONTENT_LIMIT) {
      cached = { ...cached, cards: new Map(), segments: new Map(), snippets: new Map(), snippetNames: new Map() }
    }
    version = { metadata: versions.metadata, content: versions.content }
    return cached
  }

  async function load(into: Cached, request: MetadataRequest): Promise<Metadata> {
    await loadTablesOfFields(into, request.fields)
    const tableIds = new Set(request.tables)
    for (const fieldId of request.fields) {
      const tableId = into.tableOfField.get(fieldId)
      if (tableId !== undefined) tableIds.add(tableId)
    }
    await Promise.all([
      loadTables(into, tableIds),
      loadMissing(request.cards, into.cards, async (ids) => (await queryMetadata.cards(ids)).flatMap(toCard)),
      loadMissing(request.segments, into.segments, (ids) => queryMetadata.segments(ids)),
      loadMissing(request.snippets, into.snippets, (ids) => queryMetadata.snippets(ids)),
      loadSnippetsByName(into, request.snippetNames),
    ])
    return viewOf(into)
  }

  async function loadTablesOfFields(into: Cached, fieldIds: ReadonlySet<number>): Promise<void> {
    const missing = [...fieldIds].filter((id) => isId(id) && !into.fields.has(id) && !into.tableOfField.has(id))
    if (missing.length === 0) return
    const rows = await queryMetadata.tableIdsOfFields(missing)
    for (const row of rows) into.tableOfField.set(row.id, row.table_id)
  }

  async function loadTables(into: Cached, tableIds: ReadonlySet<number>): Promise<void> {
    const missing = [...tableIds].filter((id) => isId(id) && !into.tables.has(id))
    if (missing.length === 0) return
    const [tables, fields] = await Promise.all([queryMetadata.tables(missing), queryMetadata.fieldsOfTables(missing)])
    const fieldsByTable = Map.groupBy(fields.map(toField), (field) => field.table_id)
    for (const table of tables) {
      const own = fieldsByTable.get(table.id) ?? []
      into.tables.set(table.id, { ...table, fields: own })
      for (const field of own) into.fields.set(field.id, field)
    }
  }

  async function loadSnippetsByName(into: Cached, names: ReadonlySet<string>): Promise<void> {
    const missing = [...names].filter((name) => !into.snippetNames.has(name))
    if (missing.length === 0) return
    const rows = await queryMetadata.snippetsByName(missing)
    for (const row of rows) into.snippetNames.set(row.name, row)
  }

  return {
    at(versions) {
      const own = current(versions)
      return { load: (request) => load(own, request) }
    },
  }
}

async function loadMissing<T extends { id: number }>(
  ids: ReadonlySet<number>,
  into: Map<number, T>,
  read: (ids: number[]) => Promise<T[]>,
): Promise<void> {
  const missing = [...ids].filter((id) => isId(id) && !into.has(id))
  if (missing.length === 0) return
  const rows = await read(missing)
  for (const row of rows) into.set(row.id, row)
}

function emptyCache(): Cached {
  return {
    tables: new Map(),
    fields: new Map(),
    tableOfField: new Map(),
    cards: new Map(),
    segments: new Map(),
    snippets: new Map(),
    snippetNames: new Map(),
  }
}

function viewOf(cached: Cached): Metadata {
  return {
    table: (id) => cached.tables.get(id),
    field: (id) => cached.fields.get(id),
    card: (id) => cached.cards.get(id),
    segment: (id) => cached.segments.get(id),
    snippet: (id) => cached.snippets.get(id),
    snippetByName: (name) => cached.snippetNames.get(name),
  }
}

type CardRow = Awaited<ReturnType<Store['queryMetadata']['cards']>>[number]
type FieldRow = Awaited<ReturnType<Store['queryMetadata']['fieldsOfTables']>>[number]

function toCard(row: CardRow): CardMetadata[] {
  return row.database_id === null ? [] : [{ ...row, database_id: row.database_id }]
}

function toField(row: FieldRow): FieldMetadata {
  const {
    dimension_id,
    dimension_name,
    dimension_type,
    human_readable_field_id,
    values,
    human_readable_values,
    ...field
  } = row
  return {
    ...field,
    base_type: toBaseType(field.base_type),
    effective_type: toBaseType(field.effective_type),
    dimension:
      dimension_id === null || dimension_type === null
        ? null
        : {
            id: dimension_id,
            name: dimension_name ?? '',
            type: dimension_type,
            human_readable_field_id,
            human_readable_values: toLabels(values, human_readable_values),
          },
  }
}

function toLabels(values: unknown[] | null, labels: string[] | null): DimensionMetadata['human_readable_values'] {
  if (values === null || labels === null) return null
  return values.map((value, index) => [value, labels[index] ?? String(value)])
}

/** A type that an older release stored and this one does not know counts as unknown. */
function toBaseType(name: string) {
  return isBaseType(name) ? name : 'type/*'
}
