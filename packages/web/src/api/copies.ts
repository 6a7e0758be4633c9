/** Rows of models and tables in files of the server's own. */
import { queryOptions } from '@tanstack/react-query'
import type { CopyInfo, CopyList, PersistenceChoices } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post } from './client.ts'
import { refreshModel, stopModel } from './stored-models.ts'

export type Copy = Answer<typeof CopyInfo>
/** With what it was good for. */
export type ListedCopy = Answer<typeof CopyList>['data'][number]
/** What can be kept of a model or a table, and what is copied of it. */
export type Choices = Answer<typeof PersistenceChoices>
/** What a copy is of. */
export interface CopySource {
  kind: 'model' | 'table'
  id: number
}
/** `max_age_s`: null for any age. `growing`: null where a refresh reads all rows, as it does for models. */
export type CopyChoices = Pick<Copy, 'max_age_s' | 'accepts_float_sums' | 'growing'>

/** While something changes, and otherwise: others refresh as well. */
const LIVE_MS = 1500
const CALM_MS = 10_000

const isMoving = ({ state }: Copy) => state === 'refreshing' || state === 'creating'

/** With the keys of stored models: what changes one changes the other. */
export const copiesOptions = queryOptions({
  queryKey: ['stored models', 'copies'],
  queryFn: ({ signal }) => get<Answer<typeof CopyList>>('/api/persist/copy', undefined, signal),
  refetchInterval: ({ state }) => (state.data?.data.some(isMoving) === true ? LIVE_MS : CALM_MS),
  staleTime: 0,
})

export const choicesOptions = ({ kind, id }: CopySource) =>
  queryOptions({
    queryKey: ['stored models', 'choices', kind, id],
    queryFn: ({ signal }) => get<Choices>(`/api/persist/${pathOf(kind)}/${id}/choices`, undefined, signal),
    refetchInterval: ({ state }) => (state.data?.copy != null && isMoving(state.data.copy) ? LIVE_MS : CALM_MS),
    staleTime: 0,
  })

/** For one that is copied, the choices change. */
export const copySource = ({ kind, id }: CopySource, { growing, ...choices }: CopyChoices) =>
  kind === 'model'
    ? post(`/api/card/${id}/persist`, { target: 'copy', ...choices })
    : post(`/api/persist/table/${id}/persist`, { ...choices, growing })
export const refreshCopy = ({ kind, id }: CopySource) =>
  kind === 'model' ? refreshModel(id) : post(`/api/persist/table/${id}/refresh`)
/** All rows of a table, also where a refresh reads new ones alone. */
export const refillCopy = ({ id }: CopySource) => post(`/api/persist/table/${id}/refresh`, { full: true })
/** Questions read the source from then on. */
export const stopCopy = ({ kind, id }: CopySource) =>
  kind === 'model' ? stopModel(id) : post(`/api/persist/table/${id}/unpersist`)

/** What a copy is of; undefined once that was deleted. */
export function sourceOf({ kind, card_id, table_id }: Copy): CopySource | undefined {
  const id = kind === 'model' ? card_id : table_id
  return id === null ? undefined : { kind, id }
}

const pathOf = (kind: CopySource['kind']) => (kind === 'model' ? 'card' : 'table')
