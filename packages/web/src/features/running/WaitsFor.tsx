import { useQuery } from '@tanstack/react-query'
import { ownQueriesOptions } from '../../api/own-queries.ts'
import { t } from '../../i18n/t.ts'

/** In words: for its turn, or for the database. @param card Its id; null for a question that is not saved. */
export function WaitsFor({ card }: { card: number | null }) {
  const { data } = useQuery(ownQueriesOptions)
  const latest = data?.findLast(({ card_id }) => card_id === card)
  return latest?.state === 'waiting' ? t('Waiting for its turn: the database is busy') : t('Waiting for the database')
}
