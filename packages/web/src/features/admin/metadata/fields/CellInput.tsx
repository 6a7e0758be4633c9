import type { KeyboardEvent } from 'react'
import { useCommitted } from '../../../../lib/fields/use-committed.ts'
import styles from '../metadata.module.css'

interface CellInputProps {
  label: string
  value: string
  placeholder?: string
  /** It may not be left empty. */
  isRequired?: boolean
  /** The name of the field, seen stronger. */
  isName?: boolean
  onCommit(text: string): void
}

/** A text in a cell: kept when it is left; ↑ and ↓ go to the same cell of the next row. */
export function CellInput({ label, value, placeholder, isRequired = false, isName = false, onCommit }: CellInputProps) {
  const { onChange, onKeyDown, onBlur, ...committed } = useCommitted(value, (text) => {
    if (text !== '' || !isRequired) onCommit(text)
  })
  function onKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown(event)
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key]
    if (step === undefined || event.altKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const cell = event.currentTarget.closest('td')
    const row = event.currentTarget.closest('tr')
    const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
    if (cell === null || !(next instanceof HTMLTableRowElement)) return
    const input = next.cells[cell.cellIndex]?.querySelector('input')
    input?.focus()
    input?.select()
  }
  return (
    <input
      {...committed}
      className={styles.cellInput}
      data-name={isName || undefined}
      aria-label={label}
      title={committed.value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        onBlur()
        if (isRequired && committed.value.trim() === '') onChange(value)
      }}
      onKeyDown={onKey}
    />
  )
}
