import type { JsonObject } from '../../../store/index.ts'
import type { Clause, FieldList } from '../../data/field-values/index.ts'
import type { FieldOfTable } from '../../data/fields/index.ts'
import type { MappedCard } from './mapped-columns.ts'

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

/** The same of whatever the parameter's target names on a card. */
export interface MappedConstraint extends Omit<Constraint, 'fieldId'> {
  card: MappedCard
  target: unknown
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

/** Constraints on columns of a card's result, as parameters of a query that reads it. */
export type ColumnFilters = readonly JsonObject[]

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
