import { t } from '../../../i18n/t.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { TextInput } from '../../../ui/Form/index.ts'
import { HIDDEN_VALUE, type HeaderDraft } from './request.ts'
import styles from '../actions.module.css'

interface HeadersProps {
  headers: readonly HeaderDraft[]
  error: string | undefined
  onChange(headers: readonly HeaderDraft[]): void
}

/** Names and values. Stored values are secret: they stay, or others are entered in their place. */
export function Headers({ headers, error, onChange }: HeadersProps) {
  const changeOne = (id: string, more: Partial<HeaderDraft>) =>
    onChange(headers.map((header) => (header.id === id ? { ...header, ...more } : header)))
  return (
    <div role="group" aria-label={t('Headers')} className={styles.headers}>
      {headers.map((header) => (
        <HeaderRow
          key={header.id}
          header={header}
          hasTwin={hasTwin(headers, header.name)}
          onChange={(more) => changeOne(header.id, more)}
          onRemove={() => onChange(headers.filter(({ id }) => id !== header.id))}
        />
      ))}
      {error !== undefined && <p className={styles.bad}>{error}</p>}
      <div>
        <Button isSmall icon="plus" onPress={() => onChange([...headers, { id: makeUuid(), name: '', value: '' }])}>
          {t('Add a header')}
        </Button>
      </div>
      {headers.length > 0 && (
        <p className={styles.note}>{t('Values of headers are secret: once saved, nobody gets to see them.')}</p>
      )}
    </div>
  )
}

interface HeaderRowProps {
  header: HeaderDraft
  /** Another one has its name. */
  hasTwin: boolean
  onChange(more: Partial<HeaderDraft>): void
  onRemove(): void
}

function HeaderRow({ header: { name, value }, hasTwin: isTwice, onChange, onRemove }: HeaderRowProps) {
  return (
    <div className={styles.header}>
      <TextInput
        aria-label={t('Name of the header')}
        placeholder="Authorization"
        isMono
        value={name}
        onChange={(next) => onChange({ name: next })}
        {...(isTwice && { error: t('There is another header with this name.') })}
      />
      <TextInput
        aria-label={t('Value of the header')}
        isMono
        autoComplete="off"
        value={value}
        onChange={(next) => onChange({ value: value === HIDDEN_VALUE ? next.replace(HIDDEN_VALUE, '') : next })}
      />
      <IconButton icon="close" label={t('Remove the header {name}', { name })} onPress={onRemove} />
    </div>
  )
}

function hasTwin(headers: readonly HeaderDraft[], name: string): boolean {
  const key = name.trim().toLowerCase()
  return key !== '' && headers.filter((header) => header.name.trim().toLowerCase() === key).length > 1
}
