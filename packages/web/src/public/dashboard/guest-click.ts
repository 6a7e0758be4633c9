/** What a press on a card does for a guest: filters of the same dashboard and other sites, never pages of the application. */
import type { Parameter } from '../../api/card.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { PictureHit } from '../../viz/Picture/index.ts'
import { followClick, pressBehavior, type ClickResult } from '../../models/dashboard/click/index.ts'

interface GuestState {
  /** Those that the guest may set. */
  parameters: readonly Parameter[]
  values: Readonly<Record<string, unknown>>
}

/** Null where the press does nothing. */
export function guestClick(
  { card, visualization_settings }: DashboardCard,
  { columns, row, column }: PictureHit,
  { parameters, values }: GuestState,
): Extract<ClickResult, { type: 'address' | 'filters' }> | null {
  if (row === null) return null
  const settings = { ...card?.visualization_settings, ...visualization_settings }
  const pressed = column === null ? undefined : columns[column]
  const result = followClick(pressBehavior(settings, pressed), { columns, row, parameters, values })
  if (result.type === 'address') return /^https?:\/\//i.test(result.href) ? result : null
  return result.type === 'filters' ? result : null
}
