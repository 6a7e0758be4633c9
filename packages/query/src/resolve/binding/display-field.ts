/** Which column is shown in place of a foreign key (contract: query-language, section 19). */
import type { FieldMetadata, LoadedMetadata } from '../../metadata.ts'

/**
 * The column chosen for the key's values. None when the key leads to another table by now, or to none: then no query may
 * fail by it. None when it was marked as sensitive since: nobody sees those.
 */
export function displayField(
  { dimension, fk_target_field_id }: Pick<FieldMetadata, 'dimension' | 'fk_target_field_id'>,
  metadata: LoadedMetadata,
): FieldMetadata | undefined {
  if (dimension?.type !== 'external' || !dimension.human_readable_field_id) return undefined
  const shown = metadata.field(dimension.human_readable_field_id)
  if (shown?.active !== true || shown.visibility_type === 'sensitive') return undefined
  const table = metadata.table(shown.table_id)
  return table?.fields.some(({ id }) => id === fk_target_field_id) === true ? shown : undefined
}
