/** Parameters of cards and dashboards as answers show them, and what they fill (contract: dashboards, section 5). */
import { Type } from 'typebox'
import { AsSent, Nullable, OneOf } from './values.ts'

/** A filter of a card or a dashboard. Keys that were never sent are absent. */
export const ParameterRecord = Type.Object({
  id: Type.String(),
  type: Type.String(),
  name: AsSent<string>(),
  /** Its name in links. */
  slug: AsSent<string>(),
  default: Type.Optional(Type.Unknown()),
  sectionId: AsSent<string>(),
  required: AsSent<boolean>(),
  isMultiSelect: AsSent<boolean>(),
  /** Ids of the parameters whose values narrow the choice. */
  filteringParameters: AsSent<string[]>(),
  values_query_type: AsSent<'none' | 'list' | 'search' | null>(),
  values_source_type: AsSent<'static-list' | 'card' | null>(),
  values_source_config: AsSent<Record<string, unknown>>(),
  temporal_units: AsSent<string[]>(),
  /** What it fills in a card that has it: a variable or a column. */
  target: Type.Optional(Type.Unknown()),
})

/** What a parameter of a dashboard fills in one of its cards. */
export const ParameterMappingRecord = Type.Object({
  parameter_id: Type.String(),
  card_id: AsSent<number | null>(),
  target: Type.Unknown(),
})

/** What embedding does with each parameter, by its slug; null where it was never set. */
export const EmbeddingStates = Nullable(Type.Record(Type.String(), OneOf(['disabled', 'enabled', 'locked'])))
