/** Sharing with guests: links that anybody may open, and tokens for other sites. */
import { del, post, put } from './client.ts'

export interface Shared {
  kind: 'card' | 'dashboard'
  id: number
}

export type EmbeddingState = 'disabled' | 'enabled' | 'locked'

export const createPublicLink = ({ kind, id }: Shared) => post<{ uuid: string }>(`/api/${kind}/${id}/public_link`)
export const deletePublicLink = ({ kind, id }: Shared) => del(`/api/${kind}/${id}/public_link`)

/** What is embedded, and which of its filters a token or a reader may set. */
export const updateEmbedding = (
  { kind, id }: Shared,
  changes: { enable_embedding: boolean; embedding_params: Readonly<Record<string, EmbeddingState>> },
) => put(`/api/${kind}/${id}`, changes)
