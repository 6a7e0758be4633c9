/** Phrases that several commands print. */
import type { Counts } from '../../store/index.ts'

export function rowsText(counts: Counts): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return `${rows.toLocaleString('en')} rows of ${counts.size} tables`
}
