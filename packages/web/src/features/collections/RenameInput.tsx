import { useRef, type KeyboardEvent } from 'react'
import { t } from '../../i18n/t.ts'
import styles from './ItemGrid.module.css'

interface RenameInputProps {
  name: string
  onSave(name: string): void
  onEnd(): void
}

/** A name in place: Enter and leaving save it, Escape leaves it as it was. */
export function RenameInput({ name, onSave, onEnd }: RenameInputProps) {
  const isOver = useRef(false)
  function end(text: string | null, row: HTMLElement | null): void {
    if (isOver.current) return
    isOver.current = true
    if (text !== null) onSave(text)
    onEnd()
    row?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    event.stopPropagation()
    const row = event.currentTarget.closest<HTMLElement>('[role="row"]')
    if (event.key === 'Escape') end(null, row)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(event.currentTarget.value, row)
  }
  return (
    <input
      className={styles.rename}
      aria-label={t('Name')}
      defaultValue={name}
      maxLength={254}
      ref={(input) => {
        if (input === null || document.activeElement === input) return
        input.focus()
        input.select()
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, null)}
    />
  )
}
