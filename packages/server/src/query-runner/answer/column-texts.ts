/** What answers say of their columns, as JSON text. Queries of one form share their columns, which are written once. */
import { remember } from '@querent/contract/lookup/index.ts'
import { resultMetadata, type Fingerprints, type PreparedQuery, type ResultColumn } from '@querent/query'

interface ColumnTexts {
  /** The value of `cols`. */
  cols: string
  /** The value of `results_metadata.columns`. */
  metadata: string
}

const known = new WeakMap<readonly ResultColumn[], ColumnTexts>()

/**
 * @param columns those of the result; they are the prepared ones unless the engine told more.
 * @param fingerprints of the result, by column, in place of the stored ones.
 */
export function columnTexts(
  { columns: prepared }: Pick<PreparedQuery, 'columns'>,
  columns: readonly ResultColumn[],
  fingerprints: Fingerprints | undefined,
): ColumnTexts {
  const isAsPrepared =
    prepared?.length === columns.length &&
    columns.every((column, index) => column === prepared[index] && isStored(column, fingerprints?.[index]))
  if (prepared === null || !isAsPrepared) return write(columns, fingerprints)
  return remember(known, prepared, () => write(prepared))
}

/** Whether a fingerprint of the result, if there is one, is that of the column. */
function isStored({ fingerprint }: ResultColumn, ofResult: Fingerprints[number] | undefined): boolean {
  return ofResult === undefined || ofResult === (fingerprint ?? null)
}

function write(columns: readonly ResultColumn[], fingerprints?: Fingerprints): ColumnTexts {
  return { cols: JSON.stringify(columns), metadata: JSON.stringify(resultMetadata(columns, fingerprints)) }
}
