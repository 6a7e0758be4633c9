import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { t } from '../../i18n/t.ts'
import type { Leave } from '../../viz/Table/index.ts'
import { useChoices } from './choices.ts'
import type { EditedColumn } from './draft.ts'
import { inputKind, typedText, type InputKind } from './typed.ts'
import styles from './rows.module.css'

interface CellEditorProps {
  column: EditedColumn
  value: unknown
  /** Takes what was typed. Undefined when nothing was changed. */
  onDone(text: string | undefined): void
  onLeave(to: Leave): void
}

const TYPES: Partial<Record<InputKind, string>> = { date: 'date', datetime: 'datetime-local', time: 'time' }

/** The input of a cell: Enter and Tab keep what was typed, Escape does not. */
export function CellEditor({ column, value, onDone, onLeave }: CellEditorProps) {
  const kind = inputKind(column)
  const before = typedText(kind, value)
  const [text, setText] = useState(before)
  const isDone = useRef(false)
  const list = useId()
  const choices = useChoices(column, text === before ? '' : text)

  function done(to: Leave | null, isKept = true): void {
    if (isDone.current) return
    isDone.current = true
    onDone(isKept && text !== before ? text : undefined)
    if (to !== null) onLeave(to)
  }
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation()
    const isLine = event.key === 'Enter' && event.shiftKey && kind === 'text'
    if (isLine || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') done('down')
    else if (event.key === 'Tab') done(event.shiftKey ? 'previous' : 'next')
    else if (event.key === 'Escape') done('stay', false)
    else return
    event.preventDefault()
  }
  const shared = {
    className: styles.input,
    'aria-label': column.title,
    autoFocus: true,
    onKeyDown,
    onBlur: () => done(null),
    onPointerDown: stop,
    onClick: stop,
    value: text,
  }
  if (kind === 'boolean') {
    return (
      <select {...shared} onChange={({ target }) => setText(target.value)}>
        <option value="">{t('Empty')}</option>
        <option value="true">{t('Yes')}</option>
        <option value="false">{t('No')}</option>
      </select>
    )
  }
  if (kind === 'text' && choices.length === 0 && text.includes('\n')) {
    return <textarea {...shared} rows={4} onChange={({ target }) => setText(target.value)} />
  }
  return (
    <>
      <input
        {...shared}
        type={TYPES[kind] ?? 'text'}
        step={kind === 'datetime' || kind === 'time' ? 1 : undefined}
        inputMode={kind === 'whole' ? 'numeric' : kind === 'number' ? 'decimal' : undefined}
        list={choices.length > 0 ? list : undefined}
        autoComplete="off"
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
      />
      {choices.length > 0 && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

/** The table would take the focus. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
