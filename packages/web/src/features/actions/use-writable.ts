/** Whether the rows behind a model may be changed. */
import { useQuery } from '@tanstack/react-query'
import type { Card } from '../../api/card.ts'
import { databasesOptions, type Database } from '../../api/database.ts'

export interface Writable {
  /** Undefined for those who may not see it. */
  database: Database | undefined
  /** `never` where the engine does not write; `unknown` to those who may not see the database. */
  state: 'on' | 'off' | 'never' | 'unknown'
}

export function useWritable({ database_id }: Pick<Card, 'database_id'>): Writable {
  const { data: databases } = useQuery(databasesOptions)
  const database = databases?.find(({ id }) => id === database_id)
  return { database, state: stateOf(database) }
}

function stateOf(database: Database | undefined): Writable['state'] {
  if (database === undefined) return 'unknown'
  if (database.features?.includes('actions') !== true) return 'never'
  return database.settings?.['database-enable-actions'] === true ? 'on' : 'off'
}

/** Whether the page of a model has a part for actions. */
export function useActionsPart(card: Pick<Card, 'database_id'>): boolean {
  return useWritable(card).state !== 'never'
}
