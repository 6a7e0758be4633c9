/** Cards that show no question: words, links, other pages, actions, empty places (contract: dashboards, section 7). */
import type { DashboardCard } from '../../../api/dashboard.ts'
import { isActionPlace } from '../../action/index.ts'

export type VirtualKind = 'heading' | 'text' | 'link' | 'iframe' | 'action' | 'placeholder'

type Virtual = Pick<DashboardCard, 'visualization_settings' | 'action_id' | 'action'>
type Settings = Readonly<Record<string, unknown>>

/** What the kind of a virtual card is; null for the card of a question. */
export function virtualKind(dashcard: Virtual): string | null {
  if (isActionPlace(dashcard)) return 'action'
  const { visualization_settings } = dashcard
  const marker = visualization_settings['virtual_card']
  const display = typeof marker === 'object' && marker !== null && 'display' in marker ? marker.display : null
  return typeof display === 'string' ? display : null
}

/** What a card shows: the kind of a virtual one, else the display of its question. */
export function displayOf(dashcard: Virtual & Pick<DashboardCard, 'card'>): string {
  return virtualKind(dashcard) ?? dashcard.card?.display ?? 'table'
}

export function virtualSettings(kind: VirtualKind, more: Settings = {}): Settings {
  const virtual_card = { name: null, display: kind, visualization_settings: {}, dataset_query: {}, archived: false }
  return { virtual_card, ...FIRST[kind], ...more }
}

const FIRST: Readonly<Record<VirtualKind, Settings>> = {
  heading: { text: '', 'dashcard.background': false },
  text: { text: '' },
  link: { link: { url: '' } },
  iframe: { iframe: '' },
  action: { actionDisplayType: 'button', 'button.variant': 'primary' },
  placeholder: {},
}
