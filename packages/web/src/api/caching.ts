/** How long results are kept. */
import { queryOptions } from '@tanstack/react-query'
import type { CacheModel, CacheStrategy } from '@querent/contract'
import { del, get, post, put } from './client.ts'

export type { CacheModel, CacheStrategy }

export interface CacheRule {
  model: CacheModel
  /** 0 of the server. */
  model_id: number
  strategy: CacheStrategy
}

export const cacheRulesOptions = queryOptions({
  queryKey: ['cache'],
  queryFn: async ({ signal }) => {
    const model = ['root', 'database', 'dashboard', 'question'] satisfies CacheModel[]
    return (await get<{ data: CacheRule[] }>('/api/cache', { model }, signal)).data
  },
})

export const putCacheRule = (rule: CacheRule) => put('/api/cache', rule)
export const removeCacheRule = ({ model, model_id }: Pick<CacheRule, 'model' | 'model_id'>) =>
  del('/api/cache', { model, model_id })

/** Has all results of something made anew, whatever rule keeps them; gives how many questions that concerns. */
export const discardResults = (model: Exclude<CacheModel, 'root'>, id: number) =>
  post<{ count: number }>(`/api/cache/invalidate?include=overrides&${model}=${id}`)
