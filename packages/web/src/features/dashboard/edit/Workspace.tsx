import { useEffect } from 'react'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { DashboardView } from '../../dashboard-view/index.ts'
import { EmptyDraft } from './EmptyDraft.tsx'
import { useCardCommands } from './grid/use-card-commands.ts'
import { ActionsPanel } from './panels/ActionsPanel.tsx'
import { CardPanel } from './panels/CardPanel.tsx'
import { FilterPanel } from './panels/FilterPanel.tsx'
import { QuestionsPanel } from './panels/QuestionsPanel.tsx'
import { useDraft, useEditUi, useSession, type Panel } from './session.tsx'
import { useHost } from './use-host.tsx'
import { useCandidates } from './wiring/use-candidates.ts'
import { WireCard } from './wiring/WireCard.tsx'
import styles from './edit.module.css'

/** Filters, tabs and cards with what is set beside them. */
export function Workspace() {
  const draft = useDraft()
  const panel = useEditUi((ui) => ui.panel)
  const filter = panel.kind === 'filter' ? draft.parameters.find(({ id }) => id === panel.id) : undefined
  const candidates = useCandidates(draft.dashcards, draft.parameters.length > 0)
  useClipboard()

  const wire =
    filter === undefined
      ? undefined
      : (card: DashboardCard) => <WireCard card={card} filter={filter} candidates={candidates} />
  const host = useHost(wire)
  const opened = openedPanel(panel, draft.dashcards, filter !== undefined)
  return (
    <div className={styles.workspace} data-panel={opened ? true : undefined}>
      <div>
        <DashboardView dashboard={draft} host={host} empty={<EmptyDraft />} />
      </div>
      {opened && panel.kind === 'questions' && <QuestionsPanel replaces={panel.replaces} candidates={candidates} />}
      {opened && panel.kind === 'actions' && <ActionsPanel replaces={panel.replaces} />}
      {opened && panel.kind === 'card' && <CardPanel key={panel.id} id={panel.id} />}
      {filter !== undefined && <FilterPanel key={filter.id} filter={filter} />}
    </div>
  )
}

function openedPanel(panel: Panel, cards: readonly DashboardCard[], isFilter: boolean): boolean {
  if (panel.kind === 'card') return cards.some(({ id }) => id === panel.id)
  return panel.kind === 'questions' || panel.kind === 'actions' || (panel.kind === 'filter' && isFilter)
}

/** Cut, copy and paste of chosen cards, through the clipboard of the system: also to other dashboards. */
function useClipboard(): void {
  const { ui } = useSession()
  const commands = useCardCommands()
  useEffect(() => {
    const isText = () => document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false
    function copied(event: ClipboardEvent): void {
      const { selected } = ui.getState()
      const focused = Number(document.activeElement?.getAttribute('data-handle'))
      const ids = selected.length > 0 ? selected : Number.isInteger(focused) && focused !== 0 ? [focused] : []
      if (isText() || ids.length === 0) return
      event.clipboardData?.setData('text/plain', commands.copy(ids))
      event.preventDefault()
      if (event.type === 'cut') commands.remove(ids)
    }
    function pasted(event: ClipboardEvent): void {
      if (!isText() && commands.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    document.addEventListener('copy', copied)
    document.addEventListener('cut', copied)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('cut', copied)
      document.removeEventListener('paste', pasted)
    }
  })
}
