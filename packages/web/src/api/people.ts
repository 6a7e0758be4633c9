/** People as administrators see and change them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { del, get, post, put } from './client.ts'
import type { Person } from './user.ts'

export interface PersonRecord extends Person {
  email: string
  is_superuser: boolean
  is_active: boolean
  last_login: string | null
  sso_source: string | null
  group_ids?: number[]
  /** What administrators set, which counts, and what a sign-in said. */
  login_attributes: Readonly<Record<string, unknown>> | null
  jwt_attributes: Readonly<Record<string, unknown>> | null
}

interface PeopleFilter {
  query: string
  status: 'active' | 'deactivated'
  group_id: number | null
}

interface PeoplePage {
  data: PersonRecord[]
  total: number
}

interface Membership {
  id: number
}

interface PersonBody {
  first_name: string | null
  last_name: string | null
  email: string
  user_group_memberships: Membership[]
  login_attributes: Readonly<Record<string, unknown>>
}

const AT_ONCE = 60

/** Everybody who fits, a page at a time. */
export const peoplePagesOptions = ({ query, status, group_id }: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: ['people', 'list', query, status, group_id],
    queryFn: ({ pageParam, signal }) =>
      get<PeoplePage>(
        '/api/user',
        {
          query: query || undefined,
          status: status === 'active' ? undefined : status,
          group_id,
          limit: AT_ONCE,
          offset: pageParam,
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last: PeoplePage, _pages, offset: number) =>
      offset + last.data.length < last.total && last.data.length > 0 ? offset + last.data.length : undefined,
    placeholderData: (before) => before,
  })

/** Some active people whose name or address has the text. */
export const findPeople = async (query: string, signal: AbortSignal): Promise<PersonRecord[]> =>
  (await get<PeoplePage>('/api/user', { query: query || undefined, limit: 50, offset: 0 }, signal)).data

/** Ids of active people without a second factor, and whether a group of theirs requires one. */
export const missingFactorsOptions = queryOptions({
  queryKey: ['people', 'missing-factors'],
  queryFn: async ({ signal }) => {
    const found = await get<{ data: { id: number; is_required: boolean }[] }>(
      '/api/second-factor/missing',
      undefined,
      signal,
    )
    return new Map(found.data.map(({ id, is_required }) => [id, is_required]))
  },
})

/** Names of attributes that people have or that rules ask for. */
export const attributeNamesOptions = queryOptions({
  queryKey: ['people', 'attributes'],
  queryFn: ({ signal }) => get<string[]>('/api/mt/user/attributes', undefined, signal),
})

/** How many members of a group lack an attribute; nobody is asked for an empty name. */
export const missingAttributeOptions = (group_id: number, attribute: string) =>
  queryOptions({
    queryKey: ['people', 'attributes', group_id, attribute],
    queryFn: ({ signal }) =>
      get<{ members: number; missing: number }>('/api/mt/user/attributes/missing', { group_id, attribute }, signal),
    enabled: attribute !== '',
  })

/** `invite_link` when no mail could be sent: it sets a password, once. */
export const invitePerson = (body: PersonBody) => post<PersonRecord & { invite_link?: string }>('/api/user', body)
export const changePerson = (id: number, body: Partial<PersonBody> & { is_superuser?: boolean }) =>
  put<PersonRecord>(`/api/user/${id}`, body)
export const deactivatePerson = (id: number) => del(`/api/user/${id}`)
export const reactivatePerson = (id: number) => put<PersonRecord>(`/api/user/${id}/reactivate`)
/** A link to set a password, by mail; given here when no mail could be sent. */
export const sendLink = (id: number) => post<{ invite_link: string } | undefined>(`/api/user/${id}/send_invite`)
/** Ends all sessions but the one of this browser. */
export const endSessions = (id: number) => del(`/api/user/${id}/sessions`)
/** Removes all second factors of somebody else, and ends the sessions. */
export const removeFactors = (id: number) => del(`/api/user/${id}/second-factor`)
