/** Settings of a card on its dashboard, and what a click on it does. */
import type { Dashboard } from '../../../api/dashboard.ts'
import { isMap } from '../../question/index.ts'
import { columnKey, type ClickBehavior } from '../click/index.ts'
import { changeCard } from './cards.ts'

type Settings = Readonly<Record<string, unknown>>

/** The settings with some of them changed; undefined takes one back to that of the question. */
export function setSettings(draft: Dashboard, id: number, changes: Settings): Dashboard {
  return changeCard(draft, id, (dashcard) => ({
    ...dashcard,
    visualization_settings: merged(dashcard.visualization_settings, changes),
  }))
}

/** What a click does, on the whole card or on one column; null for the menu as anywhere. */
export function setClick(
  draft: Dashboard,
  id: number,
  behavior: ClickBehavior | null,
  column: string | null = null,
): Dashboard {
  const change = { click_behavior: behavior ?? undefined }
  if (column === null) return setSettings(draft, id, change)
  return changeCard(draft, id, (dashcard) => {
    const { visualization_settings: settings } = dashcard
    const columns = isMap(settings['column_settings']) ? settings['column_settings'] : {}
    const key = columnKey(column)
    const own = merged(isMap(columns[key]) ? columns[key] : {}, change)
    const next = merged(columns, { [key]: Object.keys(own).length === 0 ? undefined : own })
    const column_settings = Object.keys(next).length === 0 ? undefined : next
    return { ...dashcard, visualization_settings: merged(settings, { column_settings }) }
  })
}

function merged(settings: Settings, changes: Settings): Settings {
  return Object.fromEntries(Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== undefined))
}
