/** Groups of people. */
import { queryOptions } from '@tanstack/react-query'
import type { GroupList, GroupWithMembers, Members } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'

export const ALL_USERS = 1
export const ADMINISTRATORS = 2

export type Group = Pick<Answer<typeof GroupList>[number], 'id' | 'name' | 'member_count'>
export type Member = Answer<typeof Members>[number]

export const groupsOptions = queryOptions({
  queryKey: ['group'],
  queryFn: ({ signal }) => get<Group[]>('/api/permissions/group', undefined, signal),
})

export const groupOptions = (id: number) =>
  queryOptions({
    queryKey: ['group', id],
    queryFn: ({ signal }) => get<Answer<typeof GroupWithMembers>>(`/api/permissions/group/${id}`, undefined, signal),
  })

export const createGroup = (name: string) => post<Group>('/api/permissions/group', { name })
export const renameGroup = (id: number, name: string) => put<Group>(`/api/permissions/group/${id}`, { name })
export const deleteGroup = (id: number) => del(`/api/permissions/group/${id}`)
/** Gives all members of the group. */
export const addMember = (group: number, user: number, isManager = false) =>
  post<Member[]>('/api/permissions/membership', { group_id: group, user_id: user, is_group_manager: isManager })
export const removeMember = (membership: number) => del(`/api/permissions/membership/${membership}`)
/** A manager adds and removes members, and renames the group. */
export const setManager = (membership: number, isManager: boolean) =>
  put(`/api/permissions/membership/${membership}`, { is_group_manager: isManager })
