import { displayOf } from '@querent/viz/displays/index.ts'
import type { CSSProperties, ReactNode } from 'react'
import type { DashboardCard } from '../../api/dashboard.ts'
import { isActionPlace } from '../../models/action/index.ts'
import { Boundary } from '../../ui/Problem/Boundary.tsx'
import { bandsOf } from '../../models/dashboard/layout/index.ts'
import styles from './DashboardGrid.module.css'

export interface DashboardGridProps {
  /** In reading order. */
  cards: readonly DashboardCard[]
  /** For the element of each place, by id: who wants to know what is near. */
  watch?(id: number): (element: Element | null) => (() => void) | undefined
  children(card: DashboardCard): ReactNode
}

/** Cards at their places on 24 columns; two abreast on a tablet; below each other on a phone, numbers two abreast. */
export function DashboardGrid({ cards, watch, children }: DashboardGridProps) {
  return (
    <div className={styles.bands}>
      {bandsOf(cards).map(({ items, top, gap }) => (
        <div key={items[0]?.id} className={styles.band} style={{ '--gap': gap } as CSSProperties}>
          {items.map((card) => (
            <div
              key={card.id}
              ref={watch?.(card.id)}
              className={styles.place}
              style={placeOf(card, top)}
              data-kind={kindOf(card)}
              data-wide={card.size_x > 12 || undefined}
            >
              <Boundary of={card}>{children(card)}</Boundary>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function placeOf({ row, col, size_x, size_y }: DashboardCard, top: number): CSSProperties {
  return { '--row': row - top + 1, '--col': col + 1, '--wide': size_x, '--high': size_y } as CSSProperties
}

/** How much room it wants on a phone and on paper. */
function kindOf(dashcard: DashboardCard): 'written' | 'number' | 'picture' | 'detail' | 'table' {
  const { card, card_id } = dashcard
  if (card_id === null || isActionPlace(dashcard)) return 'written'
  return displayOf(card?.display ?? 'table').kind
}
