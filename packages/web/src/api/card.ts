/** Cards: questions, models and metrics. */
import { queryOptions } from '@tanstack/react-query'
import type { Column, Result } from './dataset.ts'
import { get, getVersioned, post, put, putVersioned } from './client.ts'
import type { Person } from './user.ts'

export type CardType = 'question' | 'model' | 'metric'

export interface LastEdit extends Person {
  timestamp: string
}

export interface Parameter {
  id: string
  type: string
  name: string
  slug: string
  default?: unknown
  sectionId?: string
  required?: boolean
  isMultiSelect?: boolean
  filteringParameters?: readonly string[]
  values_query_type?: 'list' | 'search' | 'none'
  values_source_type?: 'static-list' | 'card' | null
  values_source_config?: Readonly<Record<string, unknown>>
  temporal_units?: readonly string[]
  target?: unknown
}

export interface Card {
  id: number
  name: string
  description: string | null
  type: CardType
  display: string
  dataset_query: Readonly<Record<string, unknown>>
  visualization_settings: Readonly<Record<string, unknown>>
  result_metadata: readonly Column[] | null
  parameters: readonly Parameter[]
  parameter_mappings?: readonly unknown[]
  database_id: number | null
  table_id: number | null
  collection_id: number | null
  collection_position: number | null
  collection?: { id: number | 'root'; name: string } | null
  dashboard_id?: number | null
  dashboard?: { id: number; name: string } | null
  archived: boolean
  can_write: boolean
  can_restore?: boolean
  can_delete?: boolean
  creator?: Person
  created_at: string
  updated_at: string
  'last-edit-info'?: LastEdit
  public_uuid: string | null
  enable_embedding: boolean
  embedding_params: Readonly<Record<string, 'enabled' | 'disabled' | 'locked'>> | null
  cache_ttl: number | null
  view_count?: number
  moderation_reviews?: readonly { status: string | null; most_recent: boolean; user?: Person; created_at: string }[]
  query_type?: 'query' | 'native'
  average_query_time?: number | null
  last_query_start?: string | null
  /** The same wherever the card is taken to. */
  entity_id?: string
}

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
export const cardResultOptions = (id: number, display: string) => {
  const isPivot = display === 'pivot'
  return queryOptions({
    queryKey: ['card', id, 'result', isPivot],
    queryFn: ({ signal }) =>
      post<Result>(`/api/card/${isPivot ? 'pivot/' : ''}${id}/query`, { parameters: [] }, signal),
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
export const archiveCard = (id: number, archived: boolean) => put<Card>(`/api/card/${id}`, { archived })

/** Values that a parameter of a stored question may take, or those that hold a text. */
export function findCardValues(id: number, key: string, text: string, signal: AbortSignal) {
  const path = `/api/card/${id}/params/${encodeURIComponent(key)}`
  return get<{ values: unknown[][]; has_more_values: boolean }>(
    text === '' ? `${path}/values` : `${path}/search/${encodeURIComponent(text)}`,
    undefined,
    signal,
  )
}
