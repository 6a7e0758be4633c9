import { outputs, type ResolvedStage } from '../model/resolved.ts'
import type { ResultColumn, ValueRemapping } from '../prepared.ts'

/** Columns of the answer: the statement's, then those made from custom labels; null when only the engine knows. */
export function resultColumns(
  stage: ResolvedStage,
  remappings: readonly ValueRemapping[],
  restricted: ReadonlyMap<number, unknown>,
): ResultColumn[] | null {
  if (stage.kind === 'native' || stage.selectsAll) return null
  const columns = outputs(stage).map(({ column }) => (isOf(restricted, column) ? hidingFingerprint(column) : column))
  return [...columns, ...remappings.map((remapping) => labelColumn(remapping, columns))]
}

function isOf(tables: ReadonlyMap<number, unknown>, { table_id }: ResultColumn): boolean {
  return typeof table_id === 'number' && tables.has(table_id)
}

/** Sync's fingerprint tells of rows that a policy keeps from the caller. */
function hidingFingerprint(column: ResultColumn): ResultColumn {
  return { ...column, fingerprint: null }
}

/** The column that shows the labels of stored values. */
function labelColumn({ from, name, title }: ValueRemapping, columns: readonly ResultColumn[]): ResultColumn {
  const source = columns[from]
  return {
    id: null,
    table_id: null,
    name,
    display_name: title,
    base_type: 'type/Text',
    effective_type: 'type/Text',
    semantic_type: null,
    source: source?.source ?? 'fields',
    field_ref: ['field', name, { 'base-type': 'type/Text' }],
    description: null,
    ...(source === undefined ? {} : { remapped_from: source.name }),
  }
}
