/** Sharing with guests: links that anybody may open, and tokens for other sites. */
import { queryOptions } from '@tanstack/react-query'
import type { PreviewToken, PublicLink } from '@querent/contract'
import type { Answer } from './answer.ts'
import { addressOf, del, post, put } from './client.ts'

export interface Shared {
  kind: 'card' | 'dashboard'
  id: number
}

export type EmbeddingState = 'disabled' | 'enabled' | 'locked'

export const createPublicLink = ({ kind, id }: Shared) =>
  post<Answer<typeof PublicLink>>(`/api/${kind}/${id}/public_link`)
export const deletePublicLink = ({ kind, id }: Shared) => del(`/api/${kind}/${id}/public_link`)

/** What is embedded, and which of its filters a token or a reader may set. */
export const updateEmbedding = (
  { kind, id }: Shared,
  changes: { enable_embedding: boolean; embedding_params: Readonly<Record<string, EmbeddingState>> },
) => put(`/api/${kind}/${id}`, changes)

/** Tokens are good for ten minutes: another one is there in time. */
const RENEW_MS = 9 * 60_000

/** A token by which administrators see what is not published yet; locked filters are set to let everything through. */
export const previewTokenOptions = ({ kind, id }: Shared, states: Readonly<Record<string, EmbeddingState>>) =>
  queryOptions({
    queryKey: ['preview-token', kind, id, states],
    queryFn: ({ signal }) => {
      const locked = Object.keys(states).filter((slug) => states[slug] === 'locked')
      const body = {
        resource: kind === 'card' ? { question: id } : { dashboard: id },
        params: Object.fromEntries(locked.map((slug) => [slug, []])),
        embedding_params: states,
      }
      return post<Answer<typeof PreviewToken>>('/api/preview_embed/token', body, signal)
    },
    staleTime: RENEW_MS,
    gcTime: 0,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: false,
  })

/** The page of a token on this server, wherever it is read from. */
export const previewAddress = ({ kind }: Pick<Shared, 'kind'>, token: string) =>
  addressOf(`/embed/${kind === 'card' ? 'question' : 'dashboard'}/${token}`)
