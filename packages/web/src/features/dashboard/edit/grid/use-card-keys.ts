/** What keys do on a card of the editor. */
import type { KeyboardEvent } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { t } from '../../../../i18n/t.ts'
import { cardsOfTab, displayOf, setLayout } from '../../../../models/dashboard/draft/index.ts'
import { leastSize, place, placeMany, rectByKey, shiftOfKey } from '../../../../models/dashboard/layout/index.ts'
import { useSession, useTab } from '../session.tsx'
import type { CardCommands } from './use-card-commands.ts'

export function useCardKeys(card: DashboardCard, commands: CardCommands) {
  const { editor, ui } = useSession()
  const tab = useTab()

  function moveBy(key: string, isResize: boolean): boolean {
    const isRtl = document.documentElement.dir === 'rtl'
    const { selected } = ui.getState()
    const shift = shiftOfKey(key, isRtl)
    if (shift === null) return false
    const isGroup = !isResize && selected.length > 1 && selected.includes(card.id)
    const label = isResize ? t('Resize a card') : t('Move cards')
    editor.getState().edit(
      label,
      (draft) => {
        const layout = cardsOfTab(draft, tab)
        if (isGroup) return setLayout(draft, placeMany(layout, selected, shift))
        const rect = rectByKey(card, key, { isResize, isRtl }, isResize ? leastSize(displayOf(card)) : undefined)
        return rect === null ? draft : setLayout(draft, place(layout, card.id, rect))
      },
      `${label} ${card.id}`,
    )
    const now = editor.getState().draft.dashcards.find(({ id }) => id === card.id) ?? card
    ui.setState({
      said: isResize
        ? t('{wide} wide, {high} high', { wide: now.size_x, high: now.size_y })
        : t('Column {col}, row {row}', { col: now.col + 1, row: now.row + 1 }),
    })
    return true
  }

  return (event: KeyboardEvent): void => {
    const { key, shiftKey } = event
    const isMod = event.metaKey || event.ctrlKey
    const { selected } = ui.getState()
    const ids = selected.includes(card.id) ? selected : [card.id]
    const done = (): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (isMod && key === 'd') {
      commands.duplicate(ids)
      return done()
    }
    if (isMod || event.altKey) return
    if (key === 'Delete' || key === 'Backspace') {
      commands.remove(ids)
      return done()
    }
    if (key === ' ') {
      const rest = selected.filter((id) => id !== card.id)
      ui.setState({ selected: rest.length === selected.length ? [...selected, card.id] : rest })
      return done()
    }
    if (key === 'Enter') {
      ui.setState({ selected: [card.id], panel: { kind: 'card', id: card.id } })
      return done()
    }
    if (key === 'Escape' && selected.length > 0) {
      ui.setState({ selected: [], panel: { kind: 'none' } })
      return done()
    }
    if (moveBy(key, shiftKey)) done()
  }
}
