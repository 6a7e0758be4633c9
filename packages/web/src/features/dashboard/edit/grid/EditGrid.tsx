import { useMemo, useRef, type CSSProperties } from 'react'
import { t } from '../../../../i18n/t.ts'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { cardsOfTab } from '../../../../models/dashboard/draft/index.ts'
import { byReading, bottomOf, guidesOf } from '../../../../models/dashboard/layout/index.ts'
import { useDraft, useEditUi, useSession, useTab } from '../session.tsx'
import { EditCard } from './EditCard.tsx'
import { useDrag } from './use-drag.ts'
import styles from './EditGrid.module.css'
import type { ReactNode } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'

interface EditGridProps {
  /** What a card shows. */
  content(card: DashboardCard): ReactNode
  /** Over a card in place of its handles, while a filter is being connected. */
  wire?: ((card: DashboardCard) => ReactNode) | undefined
}

/** The cards of a tab with handles. A card that is moved snaps to the columns, and the others make way. */
export function EditGrid({ content, wire }: EditGridProps) {
  const { ui } = useSession()
  const draft = useDraft()
  const tab = useTab()
  const said = useEditUi((state) => state.said)
  const grid = useRef<HTMLDivElement>(null)
  const cards = useMemo(() => cardsOfTab(draft, tab), [draft, tab])
  const drag = useDrag(grid, cards)
  const places = new Map((drag.layout ?? cards).map((rect) => [rect.id, rect]))
  const moved = drag.layout?.find(({ id }) => id === drag.ids[0])
  const guides = moved === undefined ? [] : guidesOf(drag.layout ?? [], moved, drag.ids)
  // In reading order, so that the Tab key goes the way of the eye; in place while one is dragged.
  const shown = [...cards].sort(byReading)
  if (cards.length === 0) {
    return (
      <Empty
        icon="dashboard"
        title={t('Add your first card')}
        action={
          <Button icon="plus" variant="primary" onPress={() => ui.setState({ panel: { kind: 'questions' } })}>
            {t('Add a question')}
          </Button>
        }
      >
        {t('A dashboard shows saved questions side by side, with text and filters.')}
      </Empty>
    )
  }
  return (
    <>
      <div
        ref={grid}
        className={styles.grid}
        data-dragging={drag.layout !== null || undefined}
        style={{ '--rows': bottomOf(drag.layout ?? cards) + 4 } as CSSProperties}
      >
        {shown.map((card) => (
          <EditCard
            key={card.id}
            card={card}
            rect={places.get(card.id) ?? card}
            isMoved={drag.layout !== null && drag.ids.includes(card.id)}
            onGrab={drag.grab}
            wire={wire?.(card)}
          >
            {content(card)}
          </EditCard>
        ))}
        {guides.map(({ axis, at, from, to }) => (
          <div
            key={`${axis}${at}`}
            aria-hidden
            className={styles.guide}
            data-axis={axis}
            style={{ '--at': at, '--from': from, '--to': to } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.said} role="status">
        {said}
      </div>
    </>
  )
}
