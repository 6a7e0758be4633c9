import type { Ref } from 'react'
import { Button, Input, SearchField, type SearchFieldProps } from 'react-aria-components/SearchField'
import { Icon } from '../Icon/Icon.tsx'
import { t } from '../../i18n/t.ts'
import styles from './field.module.css'

type Base = Omit<SearchFieldProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'>

interface SearchInputProps extends Base {
  /** Its accessible name, and what it shows while empty. */
  label: string
  inputRef?: Ref<HTMLInputElement>
  /** It leads a list that is shown beside it. */
  isCombobox?: boolean
}

/** Text to search for. Escape empties it first. */
export function SearchInput({ label, inputRef, isCombobox = false, ...rest }: SearchInputProps) {
  return (
    <SearchField {...rest} aria-label={label} className={styles.field}>
      {({ isEmpty }) => (
        <div className={styles.box}>
          <Icon name="search" />
          <Input
            {...(isCombobox && { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' as const })}
            ref={inputRef}
            placeholder={label}
            className={`${styles.input} ${styles.search}`}
          />
          {!isEmpty && (
            <Button className={styles.inside} aria-label={t('Clear')}>
              <Icon name="close" size={14} />
            </Button>
          )}
        </div>
      )}
    </SearchField>
  )
}
