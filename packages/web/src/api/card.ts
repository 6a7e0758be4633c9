/** Cards: questions, models and metrics. */
import { queryOptions } from '@tanstack/react-query'
import type {
  KeptColumn as Kept,
  CardRecord,
  CardType as Type,
  ParameterRecord,
  ParameterValuesAnswer,
} from '@querent/contract'
import type { Answer } from './answer.ts'
import { askedOf, type Result } from './dataset.ts'
import { get, getVersioned, post, putVersioned } from './client.ts'
import { asksTotals } from './totals.ts'

export type CardType = Answer<typeof Type>
export type Parameter = Answer<typeof ParameterRecord>
export type Card = Answer<typeof CardRecord>
export type KeptColumn = Answer<typeof Kept>
/** Values that a filter offers. */
type OfferedValues = Answer<typeof ParameterValuesAnswer>

/** What a card is made from; everything else has defaults. */
export type NewCard = Pick<Card, 'name' | 'display' | 'dataset_query' | 'visualization_settings'> &
  Partial<Card> & {
    /** Of the dashboard that it shall live in. */
    dashboard_tab_id?: number | null
  }

export const cardOptions = (id: number) =>
  queryOptions({
    queryKey: ['card', id],
    queryFn: ({ signal }) => getVersioned<Card>(`/api/card/${id}`, undefined, signal),
  })

/** The answer of a saved question; with display `pivot` also its subtotals. */
export const cardResultOptions = (
  { id, display, dataset_query }: { id: number; display: string; dataset_query?: Card['dataset_query'] | undefined },
  readsSource = false,
) => {
  const isPivot = asksTotals(display, dataset_query)
  return queryOptions({
    queryKey: ['card', id, 'result', isPivot, readsSource],
    queryFn: ({ signal }) =>
      post<Result>(
        `/api/card/${isPivot ? 'pivot/' : ''}${id}/query`,
        { parameters: [], ...askedOf(readsSource) },
        signal,
      ),
  })
}

/** Questions that build on another card, by its kind: on what a metric says, or on the rows of a question or model. */
export const cardsUsingOptions = ({ id, type }: Pick<Card, 'id' | 'type'>) =>
  queryOptions({
    queryKey: ['card', id, 'used by'],
    queryFn: ({ signal }) =>
      get<Card[]>('/api/card', { f: type === 'metric' ? 'using_metric' : 'using_model', model_id: id }, signal),
  })

export const createCard = (card: NewCard) => post<Card>('/api/card', card)
export const updateCard = (id: number, changes: Partial<Card>, etag?: string | null) =>
  putVersioned<Card>(`/api/card/${id}`, changes, etag)

/** Values that a parameter of a stored question may take, or those that hold a text. */
export function findCardValues(id: number, key: string, text: string, signal: AbortSignal) {
  const path = `/api/card/${id}/params/${encodeURIComponent(key)}`
  return get<OfferedValues>(
    text === '' ? `${path}/values` : `${path}/search/${encodeURIComponent(text)}`,
    undefined,
    signal,
  )
}
