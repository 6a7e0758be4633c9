import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { t } from '../../i18n/t.ts'
import { useChoices, type Choice } from '../../models/metadata/index.ts'
import type { Leave } from '../../viz/Table/index.ts'
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

/** What is typed, and the keys that end it. */
function useTyping({ column, value, onDone, onLeave }: CellEditorProps) {
  const kind = inputKind(column)
  const before = typedText(kind, value)
  const [text, setText] = useState(before)
  const isDone = useRef(false)

  function done(typed: string): void {
    if (isDone.current) return
    isDone.current = true
    onDone(typed === before ? undefined : typed)
  }
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation()
    const isLine = event.key === 'Enter' && event.shiftKey && kind === 'text'
    const to = isLine || event.nativeEvent.isComposing ? undefined : leaveBy(event)
    if (to === undefined) return
    event.preventDefault()
    done(event.key === 'Escape' ? before : text)
    onLeave(to)
  }
  const onBlur = () => done(text)
  return { kind, text, setText, isAsBefore: text === before, events: { onKeyDown, onBlur } }
}

function leaveBy({ key, shiftKey }: KeyboardEvent): Leave | undefined {
  if (key === 'Enter') return 'down'
  if (key === 'Escape') return 'stay'
  if (key !== 'Tab') return undefined
  return shiftKey ? 'previous' : 'next'
}

/** The input of a cell: Enter and Tab keep what was typed, Escape does not. */
export function CellEditor(props: CellEditorProps) {
  const { column } = props
  const { kind, text, setText, isAsBefore, events } = useTyping(props)
  const list = useId()
  const choices = useChoices({ id: column.field_id }, isAsBefore ? '' : text)
  const shared = {
    className: styles.input,
    'aria-label': column.title,
    autoFocus: true,
    onPointerDown: stop,
    onClick: stop,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    ...events,
  }
  if (kind === 'boolean') {
    return (
      <select {...shared}>
        <Answers />
      </select>
    )
  }
  if (kind === 'text' && choices.length === 0 && text.includes('\n')) return <textarea {...shared} rows={4} />
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
      />
      <Choices id={list} choices={choices} />
    </>
  )
}

/** What a condition can be. */
const Answers = () => (
  <>
    <option value="">{t('Empty')}</option>
    <option value="true">{t('Yes')}</option>
    <option value="false">{t('No')}</option>
  </>
)

function Choices({ id, choices }: { id: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null
  return (
    <datalist id={id}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  )
}

/** The table would take the focus. */
const stop = (event: SyntheticEvent) => event.stopPropagation()
