import type { JsonObject } from '../../store/index.ts'
import type { Clause, FieldList } from '../field-values/index.ts'
import type { FieldOfTable } from '../fields/index.ts'

/** A parameter as it is declared; untrusted. */
export type Parameter = JsonObject

/** What one parameter's value demands of a column, with the meaning that the parameter's type gives it. */
export interface Constraint {
  fieldId: number
  /** Type of the parameter, e.g. `string/=`. */
  type: string
  value: unknown
  options?: JsonObject
  /** What messages call the parameter. */
  name?: string
}

/** A column of a card's result. */
export interface CardColumn {
  cardId: number
  databaseId: number
  value: Clause
  /** Type of its values; `type/*` when unknown. */
  type: string
  /** The column that is shown in its place. */
  label: Clause | null
  /** What people call its values, by value as text. */
  labels: FieldList['labels']
}

export interface MappedField extends FieldOfTable {
  /** Its values may be known to everybody who may read the content that the parameter belongs to. */
  isShared: boolean
}

/** What a parameter is mapped to. */
export interface MappedColumns {
  fields: readonly MappedField[]
  /** Columns that are known by name alone: their values are those of the card's result. */
  cardColumns: readonly CardColumn[]
}
