/** Tables, cards and a context for unit tests of the pipeline. */
import type { BaseType } from '@querent/contract'
import { ALLOW_ALL, type QueryContext } from '../context.ts'
import type { CardMetadata, FieldMetadata, SegmentMetadata, SnippetMetadata, TableMetadata } from '../metadata.ts'
import { PlainDialect } from './plain-dialect.ts'

export function field(
  id: number,
  table_id: number,
  name: string,
  type: BaseType,
  more: Partial<FieldMetadata> = {},
): FieldMetadata {
  return {
    id,
    table_id,
    name,
    display_name: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_id', ' ID'),
    description: null,
    database_type: '',
    base_type: type,
    effective_type: type,
    semantic_type: null,
    coercion_strategy: null,
    fk_target_field_id: null,
    visibility_type: 'normal',
    active: true,
    position: id,
    parent_id: null,
    nfc_path: null,
    settings: null,
    fingerprint: null,
    dimension: null,
    ...more,
  }
}

export function table(id: number, name: string, fields: FieldMetadata[]): TableMetadata {
  return { id, db_id: 1, schema: null, name, display_name: name, active: true, fields }
}

export function card(id: number, query: Record<string, unknown>, more: Partial<CardMetadata> = {}): CardMetadata {
  return {
    id,
    name: `Card ${id}`,
    type: 'question',
    database_id: 1,
    archived: false,
    dataset_query: { database: 1, type: 'query', query },
    result_metadata: null,
    ...more,
  }
}

/** Everything that queries may name. */
export interface TestContent {
  tables?: readonly TableMetadata[]
  cards?: readonly CardMetadata[]
  segments?: readonly SegmentMetadata[]
  snippets?: readonly SnippetMetadata[]
}

/** A context of database 1 with this content in memory. */
export function testContext(content: TestContent, more: Partial<QueryContext> = {}): QueryContext {
  const { tables = [], cards = [], segments = [], snippets = [] } = content
  return {
    database: { id: 1, engine: 'plain', timezone: null, settings: null },
    dialect: new PlainDialect(),
    metadata: {
      load: async () => ({
        table: (id) => tables.find((item) => item.id === id),
        field: (id) => tables.flatMap((item) => item.fields).find((item) => item.id === id),
        card: (id) => cards.find((item) => item.id === id),
        segment: (id) => segments.find((item) => item.id === id),
        snippet: (id) => snippets.find((item) => item.id === id),
        snippetByName: (name) => snippets.find((item) => item.name === name),
      }),
    },
    policies: ALLOW_ALL,
    settings: { startOfWeek: 'sunday', reportTimeZone: null, binsNum: 8, binWidth: 10 },
    now: Date.UTC(2025, 5, 15),
    systemTimeZone: 'UTC',
    ...more,
  }
}
