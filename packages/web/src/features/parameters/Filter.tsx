import { lazy, Suspense, useRef, useState } from 'react'
import type { Parameter } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { valueSentence } from './say.ts'
import type { ValueSource } from './source.ts'
import { isEmpty } from './values.ts'
import styles from './FilterBar.module.css'

/** Calendars, lists and fields are a third of a page for guests, and most of them are only looked at. */
const loadPopover = () => import('./FilterPopover.tsx')
const FilterPopover = lazy(async () => ({ default: (await loadPopover()).FilterPopover }))

export interface FilterProps {
  parameter: Parameter
  value: unknown
  source: ValueSource
  onChange(value: unknown): void
}

/** A filter as a button that says its value and opens its editor. */
export function Filter(props: FilterProps) {
  const { parameter, value, onChange } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const sentence = valueSentence(parameter, value)
  const mayClear = !isEmpty(value) && parameter.required !== true
  function open(): void {
    setOpened(true)
    setOpen(true)
  }
  return (
    <div className={styles.filter}>
      <Button
        ref={button}
        iconAfter={mayClear ? undefined : 'chevron-down'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onPress={open}
      >
        <span className={styles.button}>
          <span className={styles.name}>{parameter.name} </span>
          {sentence}
        </span>
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterPopover {...props} anchor={button} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
      {mayClear && (
        <IconButton
          icon="close"
          label={t('Clear {name}', { name: parameter.name })}
          onPress={() => onChange(null)}
          isSmall
        />
      )}
    </div>
  )
}
