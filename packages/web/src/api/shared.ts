/** What is open to guests: public links and signed embedding. */
import { queryOptions } from '@tanstack/react-query'
import type { SharedCardList } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, put } from './client.ts'

type SharedKind = 'card' | 'dashboard' | 'action'

type Listed = Answer<typeof SharedCardList>[number]
/** What is only embedded has no link. */
export type SharedItem = Pick<Listed, 'id' | 'name'> &
  Partial<Listed> & {
    readonly kind: SharedKind
    /** Of an action. */
    readonly model_id?: number
  }

async function listsOf(
  kinds: readonly SharedKind[],
  list: 'public' | 'embeddable',
  signal: AbortSignal,
): Promise<SharedItem[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) =>
      (await get<Omit<SharedItem, 'kind'>[]>(`/api/${kind}/${list}`, undefined, signal)).map((item) => ({
        ...item,
        kind,
      })),
    ),
  )
  return lists.flat()
}

export const publicItemsOptions = queryOptions({
  queryKey: ['shared', 'public'],
  queryFn: ({ signal }) => listsOf(['dashboard', 'card', 'action'], 'public', signal),
})

/** Refused while embedding is off. */
export const embeddedItemsOptions = queryOptions({
  queryKey: ['shared', 'embeddable'],
  queryFn: ({ signal }) => listsOf(['dashboard', 'card'], 'embeddable', signal),
})

export const removePublicLink = ({ kind, id }: SharedItem) => del(`/api/${kind}/${id}/public_link`)
export const setEmbedded = ({ kind, id }: SharedItem, isEmbedded: boolean) =>
  put(`/api/${kind}/${id}`, { enable_embedding: isEmbedded })
