/** People as administrators see and change them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  AttributeCount,
  AttributeNames,
  FullUser,
  InviteLink,
  MissingFactors,
  NewUser,
  UserBody,
  UserPage,
} from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

type Listed = Extract<Answer<typeof UserPage>['data'][number], { readonly is_active: boolean }>
/** `login_attributes` is what administrators set, which counts; `jwt_attributes` what a sign-in said. */
export type PersonRecord = Answer<typeof FullUser> & Partial<Pick<Listed, 'group_ids'>>

interface PeopleFilter {
  query: string
  status: 'active' | 'deactivated'
  group_id: number | null
}

/** Administrators see everybody with all keys. */
type PeoplePage = Omit<Answer<typeof UserPage>, 'data'> & { readonly data: readonly PersonRecord[] }

type Sent = Answer<typeof UserBody>
type PersonBody = Pick<Sent, 'first_name' | 'last_name' | 'email' | 'user_group_memberships' | 'login_attributes'>

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
export const findPeople = async (query: string, signal: AbortSignal): Promise<readonly PersonRecord[]> =>
  (await get<PeoplePage>('/api/user', { query: query || undefined, limit: 50, offset: 0 }, signal)).data

/** Ids of active people without a second factor, and whether a group of theirs requires one. */
export const missingFactorsOptions = queryOptions({
  queryKey: ['people', 'missing-factors'],
  queryFn: async ({ signal }) => {
    const found = await get<Answer<typeof MissingFactors>>('/api/second-factor/missing', undefined, signal)
    return new Map(found.data.map(({ id, is_required }) => [id, is_required]))
  },
})

/** Names of attributes that people have or that rules ask for. */
export const attributeNamesOptions = queryOptions({
  queryKey: ['people', 'attributes'],
  queryFn: ({ signal }) => get<Answer<typeof AttributeNames>>('/api/mt/user/attributes', undefined, signal),
})

/** How many members of a group lack an attribute; nobody is asked for an empty name. */
export const missingAttributeOptions = (group_id: number, attribute: string) =>
  queryOptions({
    queryKey: ['people', 'attributes', group_id, attribute],
    queryFn: ({ signal }) =>
      get<Answer<typeof AttributeCount>>('/api/mt/user/attributes/missing', { group_id, attribute }, signal),
    enabled: attribute !== '',
  })

/** `invite_link` when no mail could be sent: it sets a password, once. */
export const invitePerson = (body: PersonBody) => post<Answer<typeof NewUser>>('/api/user', body)
export const changePerson = (id: number, body: Partial<PersonBody> & { is_superuser?: boolean }) =>
  put<PersonRecord>(`/api/user/${id}`, body)
export const deactivatePerson = (id: number) => del(`/api/user/${id}`)
export const reactivatePerson = (id: number) => put<PersonRecord>(`/api/user/${id}/reactivate`)
/** A link to set a password, by mail; given here when no mail could be sent. */
export const sendLink = (id: number) => post<Answer<typeof InviteLink> | undefined>(`/api/user/${id}/send_invite`)
/** Ends all sessions but the one of this browser. */
export const endSessions = (id: number) => del(`/api/user/${id}/sessions`)
/** Removes all second factors of somebody else, and ends the sessions. */
export const removeFactors = (id: number) => del(`/api/user/${id}/second-factor`)
