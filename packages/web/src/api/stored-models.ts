/** Models that are kept as tables. */
import { queryOptions } from '@tanstack/react-query'
import type { PersistedInfo, PersistedInfoPage } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post } from './client.ts'
import { ApiError } from './errors.ts'

export type StoredModel = Answer<typeof PersistedInfo>

/** While something changes, and otherwise: others refresh as well. */
const LIVE_MS = 1500
const CALM_MS = 10_000

const isMoving = ({ state }: Pick<StoredModel, 'state'>) => state === 'refreshing'

export const storedModelsOptions = queryOptions({
  queryKey: ['stored models'],
  queryFn: async ({ signal }) => (await get<Answer<typeof PersistedInfoPage>>('/api/persist', undefined, signal)).data,
  refetchInterval: ({ state }) => (state.data?.some(isMoving) === true ? LIVE_MS : CALM_MS),
  staleTime: 0,
})

/** What is stored of one model; null for one that is not. */
export const storedModelOptions = (id: number) =>
  queryOptions({
    queryKey: ['stored models', id],
    queryFn: ({ signal }) =>
      get<StoredModel>(`/api/persist/card/${id}`, undefined, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
    refetchInterval: ({ state }) => (state.data != null && isMoving(state.data) ? LIVE_MS : CALM_MS),
    staleTime: 0,
  })

export const storeModel = (id: number) => post(`/api/card/${id}/persist`)
export const refreshModel = (id: number) => post(`/api/card/${id}/refresh`)
/** Questions read the source from then on. */
export const stopModel = (id: number) => post(`/api/card/${id}/unpersist`)

/** For the whole server. */
export const allowStoredModels = (isOn: boolean) => post(`/api/persist/${isOn ? 'enable' : 'disable'}`)
/** For all models of a database. */
export const storeModelsOf = (database: number, isOn: boolean) =>
  post(`/api/database/${database}/${isOn ? 'persist' : 'unpersist'}`)
export const setRefreshSchedule = (cron: string) => post('/api/persist/set-refresh-schedule', { cron })
