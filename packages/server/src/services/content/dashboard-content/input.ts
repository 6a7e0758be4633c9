/** What clients send of dashboards. */
import { invalidField } from '@querent/contract'
import type { JsonObject, StoredEmbedding, StoredMapping, StoredParameter } from '../../../store/index.ts'
import type { PlaceChanges } from '../../library/placement/index.ts'

export interface DashboardInput extends PlaceChanges {
  name: string
  description?: string | null
  parameters?: StoredParameter[] | null
  cache_ttl?: number | null
}

export interface DashboardChanges extends PlaceChanges {
  name?: string | null
  description?: string | null
  parameters?: StoredParameter[] | null
  caveats?: string | null
  points_of_interest?: string | null
  show_in_getting_started?: boolean | null
  auto_apply_filters?: boolean | null
  width?: 'fixed' | 'full' | null
  cache_ttl?: number | null
  enable_embedding?: boolean | null
  embedding_params?: StoredEmbedding | null
  embedding_type?: string | null
  dashcards?: DashcardInput[] | null
  tabs?: TabInput[] | null
}

export interface TabInput {
  id: number
  name: string
}

interface GridSize {
  size_x?: number | null
  size_y?: number | null
  sizeX?: number | null
  sizeY?: number | null
}

export interface DashcardInput extends GridSize {
  id: number
  card_id?: number | null
  action_id?: number | null
  dashboard_tab_id?: number | null
  row: number
  col: number
  parameter_mappings?: StoredMapping[] | null
  inline_parameters?: string[] | null
  visualization_settings?: JsonObject | null
  series?: { id: number }[] | null
}

/** Ids of the cards that an item shows. */
export function sentCardIds({ card_id, series }: DashcardInput): number[] {
  return [...(card_id == null ? [] : [card_id]), ...(series ?? []).map(({ id }) => id)]
}

/** The sizes in either spelling, as far as they are given. */
export function sizeOf({ size_x, size_y, sizeX, sizeY }: GridSize): { size_x?: number; size_y?: number } {
  const x = size_x ?? sizeX ?? undefined
  const y = size_y ?? sizeY ?? undefined
  return { ...(x === undefined ? {} : { size_x: x }), ...(y === undefined ? {} : { size_y: y }) }
}

/** @throws {ApiError} 400 on `field` when two items have the same id, or a card has no size. */
export function requireWhole(field: string, items: readonly (TabInput | DashcardInput)[]): void {
  if (new Set(items.map(({ id }) => id)).size < items.length) throw invalidField(field, 'ids must be unique.')
  for (const item of items) {
    if (!('row' in item)) continue
    const { size_x, size_y } = sizeOf(item)
    if (size_x === undefined || size_y === undefined) throw invalidField(field, 'size_x and size_y are required.')
  }
}
