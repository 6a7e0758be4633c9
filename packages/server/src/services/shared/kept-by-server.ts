/** The database Copies follows what is copied: nobody else changes it. */
import { badRequest } from '@querent/contract'
import type { DatabaseRow, TableRow } from '../../store/index.ts'

const COPIES =
  'Copies is kept by the server: it shows what is copied of other databases, and cannot be edited, synced or deleted. ' +
  'Change the databases that are copied, or what is copied of them.'

/** @throws {ApiError} 400 for Copies. */
export function requireOwnData({ is_copies }: Pick<DatabaseRow, 'is_copies'>): void {
  if (is_copies) throw badRequest(COPIES)
}

/** Whether it is a table of Copies. */
export function isCopiedTable(table: Pick<TableRow, 'copy_of_table_id' | 'copy_of_card_id'>): boolean {
  return (table.copy_of_table_id ?? table.copy_of_card_id) !== null
}

/** @throws {ApiError} 400 for a table of Copies. */
export function requireOwnTable(table: Pick<TableRow, 'copy_of_table_id' | 'copy_of_card_id'>): void {
  if (isCopiedTable(table)) throw badRequest(COPIES)
}
