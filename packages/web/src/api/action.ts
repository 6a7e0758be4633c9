/** Actions: what writes rows of connected databases, and the forms that people fill in for it. */
import { queryOptions } from '@tanstack/react-query'
import type {
  ActionBody,
  ActionChangesBody,
  ActionRecord,
  ActionTrialResult,
  ActionValues,
  ExecutedAction,
  GuestAction,
  PlacedActionRecord,
  PublicLink,
} from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, postOnce, put } from './client.ts'

export type ModelAction = Answer<typeof ActionRecord>

/** An action as a dashboard or a link shows it: to guests without what it does. */
export type ShownAction = Answer<typeof GuestAction> & Partial<Answer<typeof PlacedActionRecord>>

/** Values by the id of the parameter. */
export type RowValues = Answer<typeof ActionValues>

/** What an action does to a row. */
export type RowKind = NonNullable<ModelAction['kind']>

/** What a trial of an HTTP action sent, was answered, and made of it. */
export type ActionTrial = Answer<typeof ActionTrialResult>

export type NewAction = Answer<typeof ActionBody>
type ActionChanges = Answer<typeof ActionChangesBody>

/** Of a model, without those that are archived. */
export const modelActionsOptions = (model: number) =>
  queryOptions({
    queryKey: ['action', 'model', model],
    queryFn: ({ signal }) => get<readonly ModelAction[]>('/api/action', { 'model-id': model }, signal),
  })

/** Of all models that the reader may see. */
export const actionsOptions = queryOptions({
  queryKey: ['action', 'all'],
  queryFn: ({ signal }) => get<readonly ModelAction[]>('/api/action', undefined, signal),
})

/** Those of a model that are archived. */
export const archivedActionsOptions = (model: number) =>
  queryOptions({
    queryKey: ['action', 'archived', model],
    queryFn: ({ signal }) => get<readonly ModelAction[]>('/api/action', { 'model-id': model, archived: true }, signal),
  })

export const createAction = (body: NewAction) => post<ModelAction>('/api/action', body)
export const changeAction = (id: number, body: ActionChanges) => put<ModelAction>(`/api/action/${id}`, body)
/** Dashboards lose its cards. */
export const deleteAction = (id: number) => del(`/api/action/${id}`)

/** An existing link stays. */
export const createActionLink = (id: number) => post<Answer<typeof PublicLink>>(`/api/action/${id}/public_link`)
export const deleteActionLink = (id: number) => del(`/api/action/${id}/public_link`)

/** Where an action is carried out: by itself, on a dashboard, or by a link. */
export const actionPath = (id: number) => `/api/action/${id}`
export const placedActionPath = (dashboard: number, dashcard: number) =>
  `/api/dashboard/${dashboard}/dashcard/${dashcard}`
export const linkedActionPath = (uuid: string) => `/api/public/action/${encodeURIComponent(uuid)}`

/** @param key The same for a repeated try, which then changes nothing a second time. */
export const executeAction = (path: string, parameters: RowValues, key: string) =>
  postOnce<ExecutedAction>(`${path}/execute`, { parameters }, key)

/** Carries a stored HTTP action out, and shows what was sent and answered. */
export const tryAction = (id: number, parameters: RowValues) =>
  post<ActionTrial>(`${actionPath(id)}/trial`, { parameters })

/** The current values of the row that an update or a deletion is about; none where it does not exist. */
export const readRow = (path: string, key: RowValues, signal: AbortSignal) =>
  get<RowValues>(`${path}/execute`, { parameters: JSON.stringify(key) }, signal)

export const getLinkedAction = (uuid: string, signal: AbortSignal) =>
  get<ShownAction>(linkedActionPath(uuid), undefined, signal)
