/** Dashboards. */
import { queryOptions } from '@tanstack/react-query'
import type {
  CardOfDashboard,
  DashboardCardRecord,
  DashboardRecord,
  DashboardTabRecord,
  ParameterMappingRecord,
} from '@querent/contract'
import type { ShownAction } from './action.ts'
import type { Answer } from './answer.ts'
import { getVersioned, post, put, putVersioned } from './client.ts'

export type ParameterMapping = Answer<typeof ParameterMappingRecord>
type StoredCard = Answer<typeof DashboardCardRecord>
type StoredTab = Answer<typeof DashboardTabRecord>

/** The question of a card; of one that the reader may not see only its id. */
type QuestionOfCard = Partial<Answer<typeof CardOfDashboard>>

/**
 * A card on a dashboard, or a text, heading, link and the like when it has no card. Units of the grid. One that is not saved
 * yet lacks what the server adds.
 */
export type DashboardCard = Pick<StoredCard, PlacedKey> &
  Partial<Pick<StoredCard, 'inline_parameters' | 'action_id'>> & {
    readonly card?: QuestionOfCard | null
    /** What a button or a form carries out; guests get none while its database may not be written. */
    readonly action?: ShownAction | null
    readonly series?: readonly QuestionOfCard[]
  }
type PlacedKey =
  | 'id'
  | 'card_id'
  | 'dashboard_tab_id'
  | 'row'
  | 'col'
  | 'size_x'
  | 'size_y'
  | 'parameter_mappings'
  | 'visualization_settings'

export type DashboardTab = Pick<StoredTab, 'id' | 'name'> & Partial<Pick<StoredTab, 'position'>>

/** Also one that is being edited. */
export type Dashboard = Omit<Answer<typeof DashboardRecord>, 'dashcards' | 'ordered_cards' | 'tabs'> & {
  readonly dashcards: readonly DashboardCard[]
  readonly tabs: readonly DashboardTab[]
}

export const dashboardOptions = (id: number) =>
  queryOptions({
    queryKey: ['dashboard', id],
    queryFn: ({ signal }) => getVersioned<Dashboard>(`/api/dashboard/${id}`, undefined, signal),
  })

export const createDashboard = (body: { name: string; description?: string; collection_id?: number | null }) =>
  post<Dashboard>('/api/dashboard', body)
export const updateDashboard = (id: number, changes: object, etag?: string | null) =>
  putVersioned<Dashboard>(`/api/dashboard/${id}`, changes, etag)
export const archiveDashboard = (id: number, archived: boolean) => put<Dashboard>(`/api/dashboard/${id}`, { archived })
