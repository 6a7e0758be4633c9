/** Things that lie in collections, whatever their kind. */
import { queryOptions } from '@tanstack/react-query'
import type { CardRecord, DashboardRecord, Named } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

interface ItemRef {
  model: string
  id: number
}

const pathOf = ({ model, id }: ItemRef) =>
  model === 'collection' || model === 'dashboard' ? `/api/${model}/${id}` : `/api/card/${id}`

export const changeItem = (item: ItemRef, changes: object) => put<object>(pathOf(item), changes)

/** Deletes what lies in the trash, forever. */
export const deleteItem = (item: ItemRef) => del(pathOf(item))

/** A copy beside the thing itself; collections cannot be copied. */
export const copyItem = (item: ItemRef & { name: string; collection_id: number | null }, name: string) =>
  post<Pick<Answer<typeof CardRecord | typeof DashboardRecord>, 'id' | 'name'>>(`${pathOf(item)}/copy`, {
    name,
    collection_id: item.collection_id,
  })

/** Dashboards that show a question, a model or a metric. */
export const dashboardsOfCardOptions = (id: number) =>
  queryOptions({
    queryKey: ['card', id, 'dashboards'],
    queryFn: ({ signal }) => get<readonly Answer<typeof Named>[]>(`/api/card/${id}/dashboards`, undefined, signal),
  })

export const verifyItem = ({ model, id }: ItemRef, isVerified: boolean) =>
  post('/api/moderation-review', {
    moderated_item_id: id,
    moderated_item_type: model === 'dashboard' ? 'dashboard' : 'card',
    status: isVerified ? 'verified' : null,
  })
