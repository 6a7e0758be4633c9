import type { Hit, Size } from '@querent/viz'
import { togetherWith } from './model.ts'
import styles from './Chart.module.css'

interface TooltipProps {
  hits: readonly Hit[]
  current: Hit
  size: Size
}

/** Rows of a tooltip beyond which it would cover the picture. */
const MOST_ROWS = 12

/** What stands at the place of a mark, the mark itself in bold. */
export function Tooltip({ hits, current, size }: TooltipProps) {
  const rows = togetherWith(hits, current)
  const from = Math.max(0, Math.min(rows.indexOf(current) - MOST_ROWS / 2, rows.length - MOST_ROWS))
  const { x, y } = current.anchor
  return (
    <div
      className={styles.tooltip}
      data-side={x > size.width / 2 ? 'before' : 'after'}
      style={{ translate: `${x}px ${Math.min(Math.max(y, 0), size.height)}px` }}
      aria-hidden
    >
      <div className={styles.box}>
        {current.title !== '' && <div className={styles.title}>{current.title}</div>}
        {current.events?.slice(0, MOST_ROWS).map(({ place, name, text }, _, all) => (
          <div key={place} className={styles.row}>
            <span className={styles.name}>{name}</span>
            {all.length > 1 && <span className={styles.value}>{text}</span>}
          </div>
        ))}
        {(current.events === undefined ? rows : []).slice(from, from + MOST_ROWS).map((hit) => (
          <div key={`${hit.series}-${hit.name}`} className={styles.row} data-current={hit === current || undefined}>
            <span className={styles.mark} data-mark="square" style={{ background: hit.color }} />
            <span className={styles.name}>{hit.name}</span>
            <span className={styles.value}>{hit.text}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
