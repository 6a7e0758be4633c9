/** One's own account: profile, password, sessions. */
import { queryOptions } from '@tanstack/react-query'
import type { LoginHistory, OpenSession as SessionRecord } from '@querent/contract'
import type { Static } from 'typebox'
import { del, get, post, put } from './client.ts'
import type { Proof } from './second-factor.ts'
import type { CurrentUser } from './session.ts'

type OpenSession = Static<typeof SessionRecord>
type SignIn = Static<typeof LoginHistory>[number]

type Profile = Pick<CurrentUser, 'first_name' | 'last_name' | 'email' | 'locale'>

/** Another address may need the password, too: then the error is on `password`. */
export const changeProfile = (id: number, body: Partial<Profile & Pick<Proof, 'password'>>) =>
  put<CurrentUser>(`/api/user/${id}`, body)

export const changePassword = (id: number, old: string, password: string) =>
  put(`/api/user/${id}/password`, { old_password: old, password })

/** Refused with `errors.password` when the password is too weak. */
export const checkPassword = (password: string, signal?: AbortSignal) =>
  post<{ valid: boolean }>('/api/util/password_check', { password }, signal)

export const sessionsOptions = (user: number) =>
  queryOptions({
    queryKey: ['account', 'sessions', user],
    queryFn: ({ signal }) => get<OpenSession[]>(`/api/user/${user}/sessions`, undefined, signal),
  })

export const signInsOptions = queryOptions({
  queryKey: ['account', 'sign-ins'],
  queryFn: ({ signal }) => get<SignIn[]>('/api/login-history/current', undefined, signal),
})

export const endSession = (user: number, session: string) => del(`/api/user/${user}/sessions/${session}`)
export const endOtherSessions = (user: number) => del(`/api/user/${user}/sessions`)
