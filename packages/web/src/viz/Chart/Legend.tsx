import type { LegendItem } from '@querent/viz'
import { t } from '../../i18n/t.ts'
import styles from './Chart.module.css'

interface LegendProps {
  items: readonly LegendItem[]
  hidden: ReadonlySet<string>
  onChange(hidden: ReadonlySet<string>): void
  onPoint(): void
}

/** The series by name. A press shows one alone, or all again; with Shift it hides or shows that one. */
export function Legend({ items, hidden, onChange, onPoint }: LegendProps) {
  function press(key: string, isOne: boolean): void {
    const others = items.filter((item) => item.key !== key).map((item) => item.key)
    if (isOne) onChange(hidden.has(key) ? without(hidden, key) : new Set([...hidden, key]))
    else {
      const isAlone = !hidden.has(key) && others.every((other) => hidden.has(other))
      onChange(new Set(isAlone ? [] : others))
    }
  }
  return (
    <ul className={styles.legend} aria-label={t('Series')} onPointerEnter={onPoint}>
      {items.map(({ key, label, color, mark }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.item}
            aria-pressed={!hidden.has(key)}
            onClick={(event) => press(key, event.shiftKey)}
          >
            <span className={styles.mark} data-mark={mark} style={{ background: color }} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const rest = new Set(keys)
  rest.delete(key)
  return rest
}
