import { memo, type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { t } from '../../../../i18n/t.ts'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { COLUMNS, type Rect } from '../../../../models/dashboard/layout/index.ts'
import { titleOf } from '../../../../models/dashboard/draft/index.ts'
import { useEditUi, useSession } from '../session.tsx'
import type { Grip } from './use-drag.ts'
import { useCardKeys } from './use-card-keys.ts'
import { useCardCommands } from './use-card-commands.ts'
import styles from './EditGrid.module.css'

interface EditCardProps {
  card: DashboardCard
  rect: Rect
  isMoved: boolean
  onGrab(event: PointerEvent, card: DashboardCard, grip: Grip): void
  wire: ReactNode
  children: ReactNode
}

/** A card that can be moved, resized, opened and removed, by pointer and by keys. */
export function EditCard({ card, rect, isMoved, onGrab, wire, children }: EditCardProps) {
  const { ui } = useSession()
  const isSelected = useEditUi(({ selected }) => selected.includes(card.id))
  const isOpen = useEditUi(({ panel }) => panel.kind === 'card' && panel.id === card.id)
  const commands = useCardCommands()
  const onKeyDown = useCardKeys(card, commands)
  const title = titleOf(card)
  const { row, col, size_x, size_y } = rect

  function press(event: MouseEvent): void {
    const { selected } = ui.getState()
    const isMany = event.shiftKey || event.metaKey || event.ctrlKey
    if (!isMany) return ui.setState({ selected: [card.id], panel: { kind: 'card', id: card.id } })
    ui.setState({ selected: isSelected ? selected.filter((id) => id !== card.id) : [...selected, card.id] })
  }

  return (
    <div
      className={styles.place}
      data-card={card.id}
      data-moved={isMoved || undefined}
      data-selected={isSelected || isOpen || undefined}
      style={{ '--row': row + 1, '--col': col + 1, '--wide': size_x, '--high': size_y } as CSSProperties}
    >
      <div className={styles.content} inert data-dimmed={wire !== undefined || undefined}>
        {children}
      </div>
      {wire !== undefined ? (
        <div className={styles.wire}>{wire}</div>
      ) : (
        <>
          <button
            type="button"
            className={styles.handle}
            data-handle={card.id}
            aria-pressed={isSelected}
            aria-label={t('{title}, column {col} of {cols}, row {row}, {wide} wide, {high} high', {
              title,
              col: col + 1,
              cols: COLUMNS,
              row: row + 1,
              wide: size_x,
              high: size_y,
            })}
            aria-description={t(
              'Use the arrow keys to move it, with Shift to resize it. Press Enter to open its settings.',
            )}
            onPointerDown={(event) => onGrab(event, card, 'move')}
            onClick={press}
            onKeyDown={onKeyDown}
          />
          <Tools id={card.id} title={title} />
          <span aria-hidden className={styles.corner} onPointerDown={(event) => onGrab(event, card, 'resize')} />
        </>
      )}
    </div>
  )
}

/** They stay as they are while cards move. */
const Tools = memo(function Tools({ id, title }: { id: number; title: string }) {
  const commands = useCardCommands()
  return (
    <div className={styles.tools}>
      <IconButton
        icon="copy"
        label={t('Duplicate {title}', { title })}
        isSmall
        onPress={() => commands.duplicate([id])}
      />
      <IconButton icon="trash" label={t('Remove {title}', { title })} isSmall onPress={() => commands.remove([id])} />
    </div>
  )
})
