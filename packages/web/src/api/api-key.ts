/** Keys with which programs ask the server. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiKeyRecord } from '@querent/contract'
import type { Static } from 'typebox'
import type { Proof } from './second-factor.ts'
import { del, get, post, put } from './client.ts'

export type ApiKey = Static<typeof ApiKeyRecord>

interface ApiKeyBody {
  name: string
  group_id: number
  /** An ISO time; null for none. */
  expires_at: string | null
}

/** The only answers with the key itself. */
type WithSecret = ApiKey & { unmasked_key: string }

export const apiKeysOptions = queryOptions({
  queryKey: ['api-key'],
  queryFn: ({ signal }) => get<ApiKey[]>('/api/api-key', undefined, signal),
})

/** Needs a proof some minutes after the sign-in: then the error is on `password`. */
export const createKey = (body: ApiKeyBody & Proof) => post<WithSecret>('/api/api-key', body)
export const changeKey = (id: number, body: Partial<ApiKeyBody>) => put<ApiKey>(`/api/api-key/${id}`, body)
/** The key of before stops working at once. */
export const regenerateKey = (id: number, proof: Proof) => put<WithSecret>(`/api/api-key/${id}/regenerate`, proof)
export const deleteKey = (id: number) => del(`/api/api-key/${id}`)
