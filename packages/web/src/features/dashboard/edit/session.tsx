/** An open editor: the draft with its steps, and what is chosen in it. */
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Dashboard, DashboardCard } from '../../../api/dashboard.ts'
import { createEditor, type Editor } from '../../../lib/store.ts'

/** What stands beside the grid. */
export type Panel =
  | { kind: 'none' }
  /** Questions to add; with an id in the place of that card. */
  | { kind: 'questions'; replaces?: number }
  /** Actions to add; with an id in the place of that card. */
  | { kind: 'actions'; replaces?: number }
  | { kind: 'sections' }
  | { kind: 'card'; id: number }
  | { kind: 'filter'; id: string }

interface EditUi {
  readonly tab: number | null
  readonly selected: readonly number[]
  readonly panel: Panel
  /** Whether the name of the shown tab is asked for. */
  readonly isRenaming: boolean
  /** Said to those who listen, such as where a card stands now. */
  readonly said: string
}

export interface EditSession {
  readonly editor: Editor<Dashboard>
  readonly ui: StoreApi<EditUi>
}

/** @param draft What was kept of an earlier time; it becomes a step that can be undone. */
export function createSession(base: Dashboard, tab: number | null, draft?: Dashboard, label = ''): EditSession {
  const editor = createEditor(base)
  if (draft !== undefined) editor.getState().edit(label, () => draft)
  const ui = createStore<EditUi>(() => ({ tab, selected: [], panel: { kind: 'none' }, isRenaming: false, said: '' }))
  return { editor, ui }
}

const Context = createContext<EditSession | null>(null)

export const SessionProvider = Context.Provider

export function useSession(): EditSession {
  const session = useContext(Context)
  if (session === null) throw new Error('There is no editor around this.')
  return session
}

export function useDraft(): Dashboard {
  return useStore(useSession().editor, ({ draft }) => draft)
}

export function useEditUi<T>(select: (ui: EditUi) => T): T {
  return useStore(useSession().ui, select)
}

/** The tab that is shown; of a dashboard without tabs, null. A tab that is gone gives way to the first. */
export function useTab(): number | null {
  const tabs = useStore(useSession().editor, ({ draft }) => draft.tabs)
  const tab = useEditUi((ui) => ui.tab)
  return tabs.find(({ id }) => id === tab)?.id ?? tabs[0]?.id ?? null
}

/** The card of the draft, if it is still there. */
export function useDraftCard(id: number): DashboardCard | undefined {
  return useDraft().dashcards.find((card) => card.id === id)
}
