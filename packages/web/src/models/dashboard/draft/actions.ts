/** Buttons and forms of actions. */
import type { ShownAction } from '../../../api/action.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import { place } from '../layout/index.ts'
import { addPlaced, cardsOfTab, changeCard, setLayout, type Spot } from './cards.ts'
import { setSettings } from './settings.ts'
import { virtualSettings } from './virtual.ts'

/** An action with the model that it belongs to. */
export type PlacedAction = ShownAction & { readonly model_id: number }

/** The draft with the button of an action. */
export function addAction(draft: Dashboard, action: PlacedAction, spot: Spot): Dashboard {
  const visualization_settings = virtualSettings('action', { 'button.label': action.name })
  const placed = { card_id: action.model_id, action_id: action.id, action, visualization_settings }
  return addPlaced(draft, placed, 'action', spot)
}

/** The draft with another action on a card; what filters gave to the one before is gone. */
export function replaceAction(draft: Dashboard, id: number, action: PlacedAction): Dashboard {
  return changeCard(draft, id, (dashcard) => ({
    ...dashcard,
    card_id: action.model_id,
    action_id: action.id,
    action,
    card: null,
    parameter_mappings: [],
    visualization_settings: { ...dashcard.visualization_settings, 'button.label': action.name },
  }))
}

/** The draft with the action as a form, which gets room for its fields, or as a button. */
export function setActionDisplay(draft: Dashboard, id: number, display: 'button' | 'form'): Dashboard {
  const next = setSettings(draft, id, { actionDisplayType: display })
  const card = next.dashcards.find((one) => one.id === id)
  if (display === 'button' || card === undefined) return next
  const rect = { ...card, size_x: Math.max(card.size_x, FORM.size_x), size_y: Math.max(card.size_y, FORM.size_y) }
  return setLayout(next, place(cardsOfTab(next, card.dashboard_tab_id ?? null), id, rect))
}

const FORM = { size_x: 8, size_y: 7 }
