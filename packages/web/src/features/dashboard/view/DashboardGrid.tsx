import type { CSSProperties, ReactNode } from 'react'
import type { DashboardCard } from '../../../api/dashboard.ts'
import styles from './DashboardGrid.module.css'

interface DashboardGridProps {
  /** In reading order. */
  cards: readonly DashboardCard[]
  children(card: DashboardCard): ReactNode
}

/** Cards at their places on 24 columns; below each other on a phone, numbers two abreast. */
export function DashboardGrid({ cards, children }: DashboardGridProps) {
  return (
    <div className={styles.grid}>
      {cards.map((card) => (
        <div key={card.id} className={styles.place} style={placeOf(card)} data-kind={kindOf(card)}>
          {children(card)}
        </div>
      ))}
    </div>
  )
}

function placeOf({ row, col, size_x, size_y }: DashboardCard): CSSProperties {
  return { '--row': row + 1, '--col': col + 1, '--wide': size_x, '--high': size_y } as CSSProperties
}

/** How much room it wants on a phone. */
function kindOf({ card, card_id }: DashboardCard): 'written' | 'number' | 'picture' {
  if (card_id === null) return 'written'
  return card?.display === 'scalar' || card?.display === 'smartscalar' ? 'number' : 'picture'
}
