/** How long results are kept. */
import { queryOptions } from '@tanstack/react-query'
import type { CacheInvalidated, CacheModel, CacheRuleList, CacheStrategy } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

export type { CacheModel, CacheStrategy }

/** `model_id` is 0 for the server. */
export type CacheRule = Answer<typeof CacheRuleList>['data'][number]

export const cacheRulesOptions = queryOptions({
  queryKey: ['cache'],
  queryFn: async ({ signal }) => {
    const model = ['root', 'database', 'dashboard', 'question'] satisfies CacheModel[]
    return (await get<Answer<typeof CacheRuleList>>('/api/cache', { model }, signal)).data
  },
})

export const putCacheRule = (rule: CacheRule) => put('/api/cache', rule)
export const removeCacheRule = ({ model, model_id }: Pick<CacheRule, 'model' | 'model_id'>) =>
  del('/api/cache', { model, model_id })

/** Has all results of something made anew, whatever rule keeps them; gives how many questions that concerns. */
export const discardResults = (model: Exclude<CacheModel, 'root'>, id: number) =>
  post<Answer<typeof CacheInvalidated>>(`/api/cache/invalidate?include=overrides&${model}=${id}`)
