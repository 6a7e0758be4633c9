/** What has to be sent so that a field becomes another one. */
import type { FieldChanges } from '../../../../api/field.ts'
import type { Dimension, ManagedField } from '../../../../api/table.ts'
import { sameJson } from '../../../../lib/same-json.ts'

const KEYS = [
  'display_name',
  'description',
  'semantic_type',
  'fk_target_field_id',
  'visibility_type',
  'has_field_values',
  'settings',
  'coercion_strategy',
  'json_unfolding',
] as const satisfies readonly (keyof FieldChanges)[]

interface Difference {
  /** Empty when nothing of it differs. */
  changes: FieldChanges
  /** null takes it away; undefined leaves it. */
  dimension: Dimension | null | undefined
}

/** The way from one state of a field to another. */
export function differenceOf(from: ManagedField, to: ManagedField): Difference {
  const changes = Object.fromEntries(KEYS.filter((key) => !sameJson(from[key], to[key])).map((key) => [key, to[key]]))
  return { changes, dimension: wayOf(from.dimensions[0], to.dimensions[0]) }
}

function wayOf(from: Dimension | undefined, to: Dimension | undefined): Difference['dimension'] {
  if (to === undefined) return from === undefined ? undefined : null
  const isSame = from?.type === to.type && from.human_readable_field_id === to.human_readable_field_id
  return isSame ? undefined : { type: to.type, name: to.name, human_readable_field_id: to.human_readable_field_id }
}

/** A list with one of it moved by some places. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const at = Math.max(0, Math.min(list.length - 1, to))
  const one = list[from]
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(at, 0, one)
}

/** Ids by what they have been, so that each can become it again. */
export function byFormer<Value, Of extends { id: number }>(
  list: readonly Of[],
  valueOf: (one: Of) => Value,
): [Value, number[]][] {
  return [...Map.groupBy(list, valueOf)].map(([value, same]) => [value, same.map(({ id }) => id)])
}
