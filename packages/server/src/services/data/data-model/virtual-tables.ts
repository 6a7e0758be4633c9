/** Saved questions and models as tables of a virtual database (contract: databases, section 3). */
import { SAVED_QUESTIONS_ID, type SavedQuestionsDatabase } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { visibleColumns } from '../../../permissions/statistics.ts'
import type { FieldMeaning, JsonObject, SourceCardBrief, VirtualTableCard } from '../../../store/index.ts'
import { shownHasFieldValues } from './field-record.ts'

/** Schema of what lies in no collection. */
export const ROOT_SCHEMA = 'Everything else'

export function savedQuestionsDatabase(): SavedQuestionsDatabase {
  return {
    id: SAVED_QUESTIONS_ID,
    name: 'Saved Questions',
    is_saved_questions: true,
    features: ['basic-aggregations'],
  }
}

export function virtualTable(card: SourceCardBrief) {
  return {
    id: `card__${card.id}`,
    db_id: card.database_id,
    display_name: card.name,
    schema: card.collection_name ?? ROOT_SCHEMA,
    moderated_status: null,
    description: card.description,
    type: card.type,
    entity_id: card.entity_id,
    metrics: null,
  }
}

/** False for columns that a question on top could not tell apart. */
export function isUsableSource({ result_metadata }: VirtualTableCard): boolean {
  if (result_metadata === null || result_metadata.length === 0) return false
  const names = result_metadata.map((column) => column['name'])
  return new Set(names).size === names.length
}

/** The columns of a card as fields that the user may know; `known` are the real fields that they come from. */
export function virtualFields(user: CurrentUser, card: VirtualTableCard, known: ReadonlyMap<number, FieldMeaning>) {
  return visibleColumns(user, card.database_id, card.result_metadata ?? []).map((column) => {
    const id = column['id']
    const field = typeof id === 'number' ? known.get(id) : undefined
    return {
      ...column,
      table_id: `card__${card.id}`,
      id: typeof id === 'number' ? id : ['field', column['name'], { 'base-type': column['base_type'] }],
      ...(field === undefined ? withoutKeyType(column) : meaningOf(column, field)),
    }
  })
}

/** What a model's author said of a column wins over what is known of its field. */
function meaningOf(column: JsonObject, field: FieldMeaning) {
  return {
    semantic_type: column['semantic_type'] ?? field.semantic_type,
    fk_target_field_id: column['fk_target_field_id'] ?? field.fk_target_field_id,
    has_field_values: shownHasFieldValues(field),
  }
}

function withoutKeyType({ semantic_type }: JsonObject) {
  const isKey = semantic_type === 'type/PK' || semantic_type === 'type/FK'
  return { semantic_type: isKey ? null : (semantic_type ?? null), fk_target_field_id: null, has_field_values: 'none' }
}
