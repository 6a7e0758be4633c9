import type { EntityType, SemanticType } from '@querent/contract'
import { SAMPLE_TABLES } from './tables.ts'

/** What sync cannot read from an SQLite file, which keeps no comments. */
export interface SampleTableDescription {
  description: string
  entity_type: EntityType
  /** By column name. A null semantic type leaves sync's own finding (keys above all) as it is. */
  columns: Readonly<Record<string, { description: string; semantic_type: SemanticType | null }>>
}

/** Descriptions of the sample's tables, by table name; to be applied after the sample was synced. */
export const SAMPLE_DESCRIPTIONS: Readonly<Record<string, SampleTableDescription>> = Object.fromEntries(
  SAMPLE_TABLES.map(({ name, description, entity_type, columns }) => [
    name,
    {
      description,
      entity_type,
      columns: Object.fromEntries(
        columns.map((column) => [
          column.name,
          { description: column.description, semantic_type: column.semantic_type ?? null },
        ]),
      ),
    },
  ]),
)
