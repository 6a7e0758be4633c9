import { useRef, type CSSProperties, type ReactNode } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { bottomOf, guidesOf } from '../../../../models/dashboard/layout/index.ts'
import { Boundary } from '../../../../ui/Problem/Boundary.tsx'
import type { DashboardGridProps } from '../../../dashboard-view/index.ts'
import { useEditUi } from '../session.tsx'
import { EditCard } from './EditCard.tsx'
import { useDrag } from './use-drag.ts'
import styles from './EditGrid.module.css'

interface EditGridProps extends DashboardGridProps {
  /** Over a card in place of its handles, while a filter is being connected. */
  wire?: ((card: DashboardCard) => ReactNode) | undefined
}

/** The cards of a tab with handles. A card that is moved snaps to the columns, and the others make way. */
export function EditGrid({ cards, children, wire }: EditGridProps) {
  const said = useEditUi((state) => state.said)
  const grid = useRef<HTMLDivElement>(null)
  const drag = useDrag(grid, cards)
  const places = new Map((drag.layout ?? cards).map((rect) => [rect.id, rect]))
  const moved = drag.layout?.find(({ id }) => id === drag.ids[0])
  const guides = moved === undefined ? [] : guidesOf(drag.layout ?? [], moved, drag.ids)
  return (
    <>
      <div
        ref={grid}
        className={styles.grid}
        data-dragging={drag.layout !== null || undefined}
        style={{ '--rows': bottomOf(drag.layout ?? cards) + 4 } as CSSProperties}
      >
        {cards.map((card) => (
          <EditCard
            key={card.id}
            card={card}
            rect={places.get(card.id) ?? card}
            isMoved={drag.layout !== null && drag.ids.includes(card.id)}
            onGrab={drag.grab}
            wire={wire?.(card)}
          >
            <Boundary of={card}>{children(card)}</Boundary>
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
