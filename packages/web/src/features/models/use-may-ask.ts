/** Whether a reader may ask further. */
import { useQuery } from '@tanstack/react-query'
import type { Card } from '../../api/card.ts'
import { databasesOptions } from '../../api/database.ts'

/** Whether the reader may ask the card's database in ways that are not saved; undefined until that is known. */
export function useMayAsk({ database_id }: Card): boolean | undefined {
  const { data: databases } = useQuery(databasesOptions)
  return databases?.some(({ id }) => id === database_id)
}
