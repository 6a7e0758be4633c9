/** Dashboards. */
import { queryOptions } from '@tanstack/react-query'
import type { Card, LastEdit, Parameter } from './card.ts'
import { getVersioned, post, put, putVersioned } from './client.ts'
import type { Person } from './user.ts'

export interface ParameterMapping {
  parameter_id: string
  card_id?: number | null
  target: unknown
}

/** A card on a dashboard, or a text, heading, link and the like when it has no card. Units of the grid. */
export interface DashboardCard {
  id: number
  card_id: number | null
  card?: Partial<Card> | null
  series?: readonly Partial<Card>[]
  dashboard_tab_id: number | null
  row: number
  col: number
  size_x: number
  size_y: number
  parameter_mappings: readonly ParameterMapping[]
  /** Ids of filters in the head of this card. */
  inline_parameters?: readonly string[] | null
  visualization_settings: Readonly<Record<string, unknown>>
  action_id?: number | null
}

export interface DashboardTab {
  id: number
  name: string
  position?: number
}

export interface Dashboard {
  id: number
  name: string
  description: string | null
  collection_id: number | null
  collection?: { id: number | 'root'; name: string } | null
  collection_position: number | null
  archived: boolean
  can_write: boolean
  can_restore?: boolean
  can_delete?: boolean
  width: 'fixed' | 'full'
  auto_apply_filters: boolean
  parameters: readonly Parameter[]
  dashcards: readonly DashboardCard[]
  tabs: readonly DashboardTab[]
  creator?: Person
  created_at: string
  updated_at: string
  'last-edit-info'?: LastEdit
  public_uuid: string | null
  enable_embedding: boolean
  embedding_params: Readonly<Record<string, 'enabled' | 'disabled' | 'locked'>> | null
  cache_ttl: number | null
  view_count?: number
  param_fields?: unknown
  /** The same wherever the dashboard is taken to. */
  entity_id?: string
  last_used_param_values?: Readonly<Record<string, unknown>>
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
