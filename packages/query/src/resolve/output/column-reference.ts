/** The `field_ref` of a result column: the reference that leads back to it. */
import type { FieldRef, Options } from '../../model/query.ts'
import type { BinningInfo } from '../../prepared.ts'
import type { FoundColumn } from '../binding/find-column.ts'

/** A reference that leads back to this column alone; by name where a field occurs twice. */
export function columnRef(found: FoundColumn): unknown[] {
  const { column, join } = found
  const options: Options = {}
  if (join) options['join-alias'] = join.alias
  else if (column.fieldId !== null && column.joinAlias !== null) options['join-alias'] = column.joinAlias
  else if (column.fieldId !== null && column.fkFieldId !== null) options['source-field'] = column.fkFieldId
  if (column.fieldId === null || isRepeated(found)) {
    const alias = join ? { 'join-alias': join.alias } : {}
    return ['field', column.resultName, { 'base-type': column.meta.base_type, ...alias }]
  }
  return ['field', column.fieldId, Object.keys(options).length > 0 ? options : null]
}

/** True when a column before it shows the same field, e.g. in another bucket. */
function isRepeated({ relation, column }: FoundColumn): boolean {
  if (relation.content.kind === 'table') return false
  const same = relation.columns?.find(
    (other) =>
      other.fieldId === column.fieldId && other.joinAlias === column.joinAlias && other.fkFieldId === column.fkFieldId,
  )
  return same !== undefined && same !== column
}

/** The reference as it was asked, without what nobody else needs, and with its bins as they were chosen. */
export function fieldRef(ref: FieldRef, found: FoundColumn, bins: BinningInfo | undefined): unknown[] {
  const options: Options = {}
  for (const key of REF_OPTIONS) if (ref.options[key] !== undefined) options[key] = ref.options[key]
  if (bins) options['binning'] = chosenBins(bins)
  if (found.join && !found.join.implicit) options['join-alias'] = found.join.alias
  if (typeof ref.id === 'string') options['base-type'] ??= found.column.meta.base_type
  return ['field', ref.id, Object.keys(options).length > 0 ? options : null]
}

function chosenBins(bins: BinningInfo): Options {
  return {
    strategy: bins.binning_strategy,
    'num-bins': bins.num_bins,
    'bin-width': bins.bin_width,
    'min-value': bins.min_value,
    'max-value': bins.max_value,
  }
}

const REF_OPTIONS = [
  'base-type',
  'join-alias',
  'source-field',
  'source-field-name',
  'source-field-join-alias',
  'temporal-unit',
] as const
