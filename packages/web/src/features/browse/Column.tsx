import { useRef, type KeyboardEvent } from 'react'
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import styles from './browse.module.css'

interface ColumnProps {
  label: string
  entries: readonly { id: string; label: string; icon: IconName; note?: string }[] | undefined
  selected: string | null
  empty: string
  onSelect(id: string): void
  onSpace?(): void
}

/** One of the columns beside each other: arrows up and down choose, right and left go to the next and back. */
export function Column({ label, entries, selected, empty, onSelect, onSpace }: ColumnProps) {
  const list = useRef<HTMLUListElement>(null)
  const at = entries?.findIndex(({ id }) => id === selected) ?? -1

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const here = buttons.findIndex((button) => button === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) buttons[here + step]?.focus()
    else if (side !== undefined) {
      const columns = [...document.querySelectorAll<HTMLElement>('[data-browse-column]')]
      if (side === 1) buttons[here]?.click()
      const next = columns[columns.findIndex((column) => column.contains(list.current)) + side]
      next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    } else if (event.key === ' ' && onSpace !== undefined) {
      buttons[here]?.click()
      onSpace()
    } else return
    event.preventDefault()
  }

  return (
    <section className={styles.column} aria-label={label} data-browse-column>
      <h2 className={styles.columnTitle}>{label}</h2>
      {entries === undefined ? (
        <Skeleton lines={5} />
      ) : entries.length === 0 ? (
        <p className={styles.text}>{empty}</p>
      ) : (
        <ul ref={list}>
          {entries.map((entry, index) => (
            <li key={entry.id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={entry.id === selected || undefined}
                tabIndex={index === Math.max(0, at) ? 0 : -1}
                onClick={() => onSelect(entry.id)}
                onKeyDown={onKeyDown}
              >
                <Icon name={entry.icon} />
                <span>{entry.label}</span>
                {entry.note !== undefined && <small>{entry.note}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
