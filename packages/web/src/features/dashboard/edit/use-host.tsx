import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { cardsOfTab } from '../../../models/dashboard/draft/index.ts'
import type { DashboardHost } from '../../dashboard-view/index.ts'
import { storedRun } from '../../dashboard-view/unsaved/index.ts'
import { EditFilters } from './EditFilters.tsx'
import { EditTabs } from './EditTabs.tsx'
import { EditGrid } from './grid/EditGrid.tsx'
import { useSession, useTab } from './session.tsx'

/**
 * The editor as the host of a draft. Handles are over the cards, so nothing in a card can be pressed.
 * @param wire Over a card in place of its handles, while a filter is being connected.
 */
export function useHost(wire: ((card: DashboardCard) => ReactNode) | undefined): DashboardHost {
  const { editor, ui } = useSession()
  const base = useStore(editor, (state) => state.base)
  const tab = useTab()
  return {
    address: {
      search: tab === null ? {} : { tab: String(tab) },
      go: (search) => ui.setState({ tab: Number(search['tab']), selected: [] }),
    },
    links: { hasItems: true, questionOf: () => null, pressOf: () => undefined },
    run: useMemo(() => storedRun(base, (of) => cardsOfTab(base, of)), [base]),
    filtersOf: () => [],
    slots: {
      head: (
        <>
          <EditFilters />
          <EditTabs />
        </>
      ),
      grid: (grid) => <EditGrid {...grid} wire={wire} />,
    },
  }
}
