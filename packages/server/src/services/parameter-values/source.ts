import { isId } from '@querent/contract'
import type { Parameter } from './types.ts'

/** A column of a saved card, with the one that is shown in its place; references in any spelling. */
export interface CardSource {
  kind: 'card'
  cardId: number
  value: unknown
  label: unknown
}

/** Where a parameter's values come from (contract: parameter-values, section 1). */
type ValuesSource =
  | { kind: 'static-list'; values: unknown }
  | CardSource
  /** The columns that it is mapped to. */
  | { kind: 'columns' }

/** A source without what it needs is none. */
export function sourceOfParameter(parameter: Parameter): ValuesSource {
  const { values, card_id, value_field, label_field }: Record<string, unknown> = Object(
    parameter['values_source_config'],
  )
  if (parameter['values_source_type'] === 'static-list') return { kind: 'static-list', values }
  if (parameter['values_source_type'] === 'card' && isId(card_id)) {
    return { kind: 'card', cardId: card_id, value: value_field, label: label_field }
  }
  return { kind: 'columns' }
}
