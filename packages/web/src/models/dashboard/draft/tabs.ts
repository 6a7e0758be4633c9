/** Tabs of a draft. */
import type { Dashboard, DashboardTab } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { inlineOf } from '../reach/index.ts'
import { cardsOfTab, insertGroup, withoutInline } from './cards.ts'
import { forgetFilters } from './forget.ts'
import { nextId } from './ids.ts'

/**
 * The draft with one more tab, at the end; its id is the lowest of the draft. A dashboard without tabs gets two: the first
 * holds what there is.
 */
export function addTab(draft: Dashboard, name?: string): Dashboard {
  const first = nextId(draft)
  if (draft.tabs.length > 0) {
    return { ...draft, tabs: [...draft.tabs, { id: first, name: nameOf(name, draft.tabs.length + 1) }] }
  }
  const tabs = [
    { id: first, name: nameOf(undefined, 1) },
    { id: first - 1, name: nameOf(name, 2) },
  ]
  return { ...draft, tabs, dashcards: draft.dashcards.map((dashcard) => ({ ...dashcard, dashboard_tab_id: first })) }
}

/** Blank names are refused by the server. */
function nameOf(name: string | undefined, number: number): string {
  return name === undefined || name.trim() === '' ? t('Tab {number}', { number }) : name.trim()
}

export function renameTab(draft: Dashboard, id: number, name: string): Dashboard {
  return name.trim() === '' ? draft : changeTabs(draft, (tab) => (tab.id === id ? { ...tab, name: name.trim() } : tab))
}

/** The tab at another place, counted from 0. */
export function moveTab(draft: Dashboard, id: number, index: number): Dashboard {
  const tab = draft.tabs.find((one) => one.id === id)
  if (tab === undefined) return draft
  const others = draft.tabs.filter((one) => one !== tab)
  return { ...draft, tabs: [...others.slice(0, Math.max(0, index)), tab, ...others.slice(Math.max(0, index))] }
}

/** The draft without a tab and its cards. The last one stays: the server would take its cards with it. */
export function removeTab(draft: Dashboard, id: number): Dashboard {
  if (draft.tabs.length < 2 || !draft.tabs.some((tab) => tab.id === id)) return draft
  const gone = cardsOfTab(draft, id)
  const left = {
    ...draft,
    tabs: draft.tabs.filter((tab) => tab.id !== id),
    dashcards: draft.dashcards.filter(({ dashboard_tab_id }) => dashboard_tab_id !== id),
  }
  return forgetFilters(left, gone.flatMap(inlineOf))
}

/** A copy of the tab with its cards, beside it; its id is what `nextId` said before. */
export function duplicateTab(draft: Dashboard, id: number): Dashboard {
  const index = draft.tabs.findIndex((tab) => tab.id === id)
  const tab = draft.tabs[index]
  if (tab === undefined) return draft
  const copy = { id: nextId(draft), name: t('{name} copy', { name: tab.name }) }
  const tabs = [...draft.tabs.slice(0, index + 1), copy, ...draft.tabs.slice(index + 1)]
  const group = cardsOfTab(draft, id).map(withoutInline)
  return group.length === 0 ? { ...draft, tabs } : insertGroup({ ...draft, tabs }, group, copy.id, 0)
}

function changeTabs(draft: Dashboard, change: (tab: DashboardTab) => DashboardTab): Dashboard {
  return { ...draft, tabs: draft.tabs.map(change) }
}
