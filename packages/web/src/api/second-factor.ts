/** Own second factors. */
import { queryOptions } from '@tanstack/react-query'
import type { SecondFactors as FactorsRecord, NewSecondFactor } from '@querent/contract'
import type { Static } from 'typebox'
import { get, post, put, send } from './client.ts'
import type { PasskeyOptions, SignInProof } from './session.ts'

type SecondFactors = Static<typeof FactorsRecord>
export type Factor = SecondFactors['factors'][number]
/** The first one comes with recovery codes. */
export type NewFactor = Static<typeof NewSecondFactor>

/** That it is the owner who changes them. */
export type Proof = SignInProof & { password?: string }

export const factorsOptions = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => get<SecondFactors>('/api/second-factor', undefined, signal),
})

export const beginTotp = (name: string, proof: Proof) =>
  post<{ id: number; secret: string; uri: string }>('/api/second-factor/totp', { name, ...proof })
export const confirmTotp = (id: number, code: string) =>
  post<NewFactor>(`/api/second-factor/totp/${id}/confirm`, { totp_code: code })
export const beginPasskey = (proof: Proof) => post<PasskeyOptions>('/api/second-factor/passkey/options', proof)
export const addPasskey = (name: string, passkey: unknown) =>
  post<NewFactor>('/api/second-factor/passkey', { name, passkey })
export const renameFactor = (id: number, name: string) => put<Factor>(`/api/second-factor/${id}`, { name })
export const removeFactor = (id: number, proof: Proof) => send('DELETE', `/api/second-factor/${id}`, { body: proof })
/** Those of before are no longer good. */
export const newRecoveryCodes = (proof: Proof) =>
  post<{ recovery_codes: string[] }>('/api/second-factor/recovery-codes', proof)
