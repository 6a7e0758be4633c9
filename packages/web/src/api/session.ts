/** Who is signed in, and the settings that everybody may read. */
import { queryOptions } from '@tanstack/react-query'
import type { CurrentUserRecord } from '@querent/contract'
import type { Static } from 'typebox'
import { del, get, post } from './client.ts'

export type CurrentUser = Static<typeof CurrentUserRecord>

/** Settings by their names, as far as the reader may see them. */
export type Properties = Readonly<Record<string, unknown>>

export const propertiesOptions = queryOptions({
  queryKey: ['session', 'properties'],
  queryFn: ({ signal }) => get<Properties>('/api/session/properties', undefined, signal),
  staleTime: 300_000,
})

export const currentUserOptions = queryOptions({
  queryKey: ['user', 'current'],
  queryFn: ({ signal }) => get<CurrentUser>('/api/user/current', undefined, signal),
  staleTime: 300_000,
})

interface Credentials {
  username: string
  password: string
  remember?: boolean
  totp_code?: string
  recovery_code?: string
}

/** The browser gets the session as a cookie. */
export const signIn = (credentials: Credentials) => post<{ id: string }>('/api/session', credentials)
export const signOut = () => del('/api/session')
