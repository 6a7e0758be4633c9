import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import styles from './Split.module.css'

interface SplitProps {
  /** Of the line between the panes. */
  label: string
  start: ReactNode
  end: ReactNode
  /** Of the first pane, in pixels. */
  defaultSize?: number
  min?: number
  max?: number
  onResize?(size: number): void
}

const STEP = 16

/** Two panes beside each other. The line between them is dragged, or moved by arrow keys, Home and End. */
export function Split({ label, start, end, defaultSize = 320, min = 160, max = 720, onResize }: SplitProps) {
  const [size, setSize] = useState(defaultSize)
  const from = useRef<{ x: number; size: number } | null>(null)

  function resize(next: number): void {
    const kept = Math.round(Math.min(max, Math.max(min, next)))
    setSize(kept)
    onResize?.(kept)
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = isRtl(event.currentTarget) ? -STEP : STEP
    const next = { ArrowRight: size + step, ArrowLeft: size - step, Home: min, End: max }[event.key]
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, size }
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    if (from.current === null) return
    const moved = event.clientX - from.current.x
    resize(from.current.size + (isRtl(event.currentTarget) ? -moved : moved))
  }
  function onPointerEnd(): void {
    from.current = null
  }

  return (
    <div className={styles.split}>
      <div className={styles.pane} style={{ flex: `0 1 ${size}px` }}>
        {start}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={size}
        aria-valuemin={min}
        aria-valuemax={max}
        className={styles.line}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      />
      <div className={`${styles.pane} ${styles.rest}`}>{end}</div>
    </div>
  )
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
