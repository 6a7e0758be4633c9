/** Who is signed in, and the settings that everybody may read. */
import { queryOptions } from '@tanstack/react-query'
import type { CurrentUserRecord } from '@querent/contract'
import type { Static } from 'typebox'
import { del, get, post } from './client.ts'

export type CurrentUser = Static<typeof CurrentUserRecord>

/** Settings by their names, as far as the reader may see them. */
export type Properties = Readonly<Record<string, unknown>>

export const getProperties = (signal?: AbortSignal) => get<Properties>('/api/session/properties', undefined, signal)

export const propertiesOptions = queryOptions({
  queryKey: ['session', 'properties'],
  queryFn: ({ signal }) => getProperties(signal),
  staleTime: 300_000,
})

export const currentUserOptions = queryOptions({
  queryKey: ['user', 'current'],
  queryFn: ({ signal }) => get<CurrentUser>('/api/user/current', undefined, signal),
  staleTime: 300_000,
})

export type FactorKind = 'totp' | 'passkey' | 'recovery_code'

/** For `navigator.credentials`, in the form of `parse…OptionsFromJSON`. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** What is given beside a password; one of them. */
export interface SignInProof {
  totp_code?: string
  recovery_code?: string
  /** `toJSON()` of the credential. */
  passkey?: unknown
}

interface Credentials extends SignInProof {
  username: string
  password: string
  remember?: boolean
}

/** The browser gets the session as a cookie. */
export const signIn = (credentials: Credentials) => post<{ id: string }>('/api/session', credentials)
export const signOut = () => del('/api/session')

/** For a passkey alone: it says itself whose it is. */
export const passkeyOptions = () => post<PasskeyOptions>('/api/session/passkey/options')
export const signInWithPasskey = (passkey: unknown, remember: boolean) =>
  post<{ id: string }>('/api/session/passkey', { passkey, remember })

/** The same answer for known and unknown addresses. */
export const askForReset = (email: string) => post('/api/session/forgot_password', { email })

/** Sets a password by the token of a link, and signs in. */
export const resetPassword = (body: SignInProof & { token: string; password: string }) =>
  post<{ session_id: string }>('/api/session/reset_password', body)

/** Brings back the address that a link was sent to; with a token for a new password where there are passwords. */
export const undoAddress = (token: string) =>
  post<{ email: string; reset_token: string | null }>('/api/session/undo_address', { token })

export const resetTokenOptions = (token: string) =>
  queryOptions({
    queryKey: ['session', 'reset-token', token],
    queryFn: ({ signal }) => get<{ valid: boolean }>('/api/session/password_reset_token_valid', { token }, signal),
  })
