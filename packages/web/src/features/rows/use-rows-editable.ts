import { useQuery } from '@tanstack/react-query'
import { rowEditingOptions } from '../../api/rows.ts'

/** Whether the reader may edit rows of a table; not while there is none. */
export function useRowsEditable(tableId: number | null): boolean {
  const { data } = useQuery({ ...rowEditingOptions(tableId ?? 0), enabled: tableId !== null })
  return data?.refusal === null
}
