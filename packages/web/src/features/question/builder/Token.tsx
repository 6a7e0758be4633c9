import { useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Popover, PopoverTrigger } from '../../../ui/Popover/Popover.tsx'
import styles from './builder.module.css'

interface TokenPlace {
  list: string
  index: number
}

/** What is being dragged; the browser tells others only that something is. */
let dragged: (TokenPlace & { move(by: number): void }) | null = null

interface TokenProps {
  label: string
  /** What is wrong with it, each as a sentence. */
  errors?: readonly string[]
  /** Its editor, in a popover; without one a press does `onPress`. */
  children?: (close: () => void) => ReactNode
  onPress?(): void
  onRemove?(): void
  /** By dragging it onto another of its list; Alt with ↑ or ↓: before or after the next one. */
  onMove?(by: number): void
  /** Its list and its place there; needed to be moved by dragging. */
  place?: TokenPlace
  /** The editor has its own padding. */
  isBare?: boolean
  /** Its editor is open from the first: without it the clause says nothing yet. */
  startsOpen?: boolean
}

/** A clause as a word that opens its editor. Backspace removes it. */
export function Token(props: TokenProps) {
  const { label, errors = [], children, onPress, onRemove, onMove, place, isBare = false, startsOpen = false } = props
  const [isOpen, setOpen] = useState(startsOpen)
  const [isTarget, setTarget] = useState(false)
  const mayDrop = () => dragged !== null && dragged.list === place?.list && dragged.index !== place.index
  const drag =
    onMove === undefined || place === undefined
      ? {}
      : {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            dragged = { ...place, move: onMove }
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', label)
          },
          onDragEnd: () => (dragged = null),
          onDragOver: (event: DragEvent) => {
            if (!mayDrop()) return
            event.preventDefault()
            setTarget(true)
          },
          onDragLeave: () => setTarget(false),
          onDrop: (event: DragEvent) => {
            setTarget(false)
            if (!mayDrop() || dragged === null) return
            event.preventDefault()
            dragged.move(place.index - dragged.index)
          },
        }
  function onKeyDown(event: KeyboardEvent): void {
    if (isOpen) return
    if ((event.key === 'Backspace' || event.key === 'Delete') && onRemove !== undefined) onRemove()
    else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowLeft')) onMove?.(-1)
    else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowRight')) onMove?.(1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const word = (
    <Button variant="quiet" isSmall {...(children === undefined && onPress !== undefined && { onPress })}>
      {label}
    </Button>
  )
  return (
    <span className={styles.item}>
      <span
        className={styles.token}
        data-token
        data-wrong={errors.length > 0 || undefined}
        data-target={isTarget || undefined}
        onKeyDown={onKeyDown}
        {...drag}
      >
        {children === undefined ? (
          word
        ) : (
          <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
            {word}
            <Popover label={label} isBare={isBare}>
              {children(() => setOpen(false))}
            </Popover>
          </PopoverTrigger>
        )}
        {onRemove !== undefined && (
          <IconButton icon="close" label={t('Remove {name}', { name: label })} isSmall onPress={onRemove} />
        )}
      </span>
      {errors.map((error) => (
        <span key={error} className={styles.error} role="alert">
          {error}
        </span>
      ))}
    </span>
  )
}
