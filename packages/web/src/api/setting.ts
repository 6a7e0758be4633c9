/** Settings of the whole installation, for those who manage them. */
import { queryOptions } from '@tanstack/react-query'
import type { GroupList, LdapCheckAnswer, OidcCheckAnswer, SettingList } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

/** `value` is null for the default, and for what the environment gives by the variable `env_name`. */
export type SettingDefinition = Answer<typeof SettingList>[number]

export const settingsOptions = queryOptions({
  queryKey: ['setting'],
  queryFn: ({ signal }) => get<SettingDefinition[]>('/api/setting', undefined, signal),
})

/** null brings back the default. */
export const putSetting = (key: string, value: unknown) => put(`/api/setting/${encodeURIComponent(key)}`, { value })

/** Several at once, all or none. */
export const putSettings = (values: Readonly<Record<string, unknown>>) => put('/api/setting', values)

/** The same for `ldap-…`; while the directory is on, it is asked with them first. */
export const putLdapSettings = (values: Readonly<Record<string, unknown>>) => put('/api/ldap/settings', values)

export type DirectoryAnswer = Omit<Answer<typeof LdapCheckAnswer>, 'ok'>

/** Asks the directory with the kept settings, and for somebody where a name is given. */
export const checkLdap = (login?: string) => post<DirectoryAnswer>('/api/ldap/check', { login: login ?? null })

export type ProviderAnswer = Omit<Answer<typeof OidcCheckAnswer>, 'ok'>

/** Asks the OpenID Connect provider with the kept settings. */
export const checkOidc = () => post<ProviderAnswer>('/api/ee/sso/oidc/check', {})

/** Tries the mail server with these, and keeps them when it answers. */
export const putEmail = (values: Readonly<Record<string, unknown>>) =>
  put<Readonly<Record<string, unknown>>>('/api/email', values)
export const clearEmail = () => del('/api/email')
/** Mails the reader. */
export const testEmail = () => post('/api/email/test')

export const randomKey = () => get<{ token: string }>('/api/util/random_token')

/** Groups that settings can name. */
export const groupChoicesOptions = queryOptions({
  queryKey: ['permissions', 'group', 'choices'],
  queryFn: ({ signal }) => get<Answer<typeof GroupList>>('/api/permissions/group', undefined, signal),
})

/** A map of regions from anywhere, read by the server. */
export const loadMap = (url: string) => get<unknown>('/api/geojson', { url })
