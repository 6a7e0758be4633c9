/** Fields that sync made of the paths inside a column of JSON: how they are named, and told from others. */
import type { FieldRow } from '../../store/index.ts'

/** Stands between the column and the keys in the name of a field, e.g. `payload → user → id`. */
export const SEPARATOR = ' → '

/** @param path The column's name and the keys down to the value. */
export function nameOfPath(path: readonly string[]): string {
  return path.join(SEPARATOR)
}

/** The path of a field that sync unfolded; undefined for columns, also those that a person gave a path. */
export function unfoldedPath({ name, nfc_path }: Pick<FieldRow, 'name' | 'nfc_path'>): readonly string[] | undefined {
  return nfc_path !== null && nfc_path.length > 1 && name === nameOfPath(nfc_path) ? nfc_path : undefined
}
