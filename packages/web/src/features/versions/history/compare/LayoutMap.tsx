import type { CSSProperties } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import type { CardPair } from '../model/index.ts'
import styles from './compare.module.css'

interface LayoutMapProps {
  name: string
  /** Cards that stand on this side. */
  pairs: readonly CardPair[]
  side: 'before' | 'after'
  titleOf(card: DashboardCard): string
}

/** Where the cards of a version stand, those that differ standing out. The list of changes says the same in words. */
export function LayoutMap({ name, pairs, side, titleOf }: LayoutMapProps) {
  return (
    <figure className={styles.map}>
      <figcaption>{name}</figcaption>
      <div className={styles.grid} aria-hidden>
        {pairs.map(({ mark, ...sides }) => {
          const card = sides[side]
          if (card === null) return null
          return (
            <div key={card.id} className={styles.place} data-mark={mark} style={placeOf(card)} title={titleOf(card)}>
              {titleOf(card)}
            </div>
          )
        })}
      </div>
    </figure>
  )
}

function placeOf({ row, col, size_x, size_y }: DashboardCard): CSSProperties {
  return { gridArea: `${row + 1} / ${col + 1} / span ${size_y} / span ${size_x}` }
}
