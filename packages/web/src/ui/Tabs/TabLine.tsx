import type { KeyboardEvent } from 'react'
import type { TabItem } from './Tabs.tsx'
import styles from './Tabs.module.css'

interface TabLineProps<Id extends string> {
  /** Its accessible name. */
  label: string
  tabs: readonly Pick<TabItem<Id>, 'id' | 'label'>[]
  value: Id
  onChange(value: Id): void
}

/**
 * The same line as `Tabs` has, for pages that draw what belongs to `value` themselves and need nothing else of the kit: what
 * `Tabs` is made of is a tenth of a page for guests.
 */
export function TabLine<Id extends string>({ label, tabs, value, onChange }: TabLineProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = placeAfter(event, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || tab === undefined) return
    event.preventDefault()
    const element = event.currentTarget.children[next]
    if (element instanceof HTMLElement) element.focus()
    onChange(tab.id)
  }
  return (
    <div className={styles.head}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === value}
            tabIndex={id === value ? 0 : -1}
            className={styles.tab}
            data-selected={id === value || undefined}
            onClick={() => onChange(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The place among `count` to which a key goes from the tab with the focus, around the ends; null for other keys. */
function placeAfter({ key, currentTarget, target }: KeyboardEvent<HTMLElement>, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const place = [...currentTarget.children].findIndex((one) => one === target)
  return (place + (key === forward ? 1 : -1) + count) % count
}
