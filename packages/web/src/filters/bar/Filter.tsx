import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import type { EditorProps } from '../editors/editors.ts'
import { isEmpty } from '../values/values.ts'
import { SaidValue } from './SaidValue.tsx'
import styles from './FilterBar.module.css'

/** Calendars, lists and fields are a third of a page for guests, and most filters are only looked at. */
const loadPopover = () => import('./FilterPopover.tsx')
const FilterPopover = lazy(async () => ({ default: (await loadPopover()).FilterPopover }))

interface FilterProps extends Omit<EditorProps, 'close'> {
  isDisabled?: boolean
  /** What counts while nobody has set a value. */
  standard?: unknown
}

/** A filter as a button that says its value and opens its editor. */
export function Filter({ isDisabled = false, standard = null, ...props }: FilterProps) {
  const { parameter, value, source, onChange } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const mayClear = !isDisabled && !(isEmpty(value) && isEmpty(standard)) && parameter.required !== true
  const load = () => void loadPopover().then(({ loadEditor }) => loadEditor(parameter))
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
        isDisabled={isDisabled}
        onHoverStart={load}
        onFocus={load}
        onPress={open}
      >
        <span className={styles.button}>
          <span className={styles.name}>{parameter.name} </span>
          <SaidValue {...{ parameter, value, standard, source }} />
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
