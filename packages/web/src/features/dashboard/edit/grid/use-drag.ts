/** Cards are moved and resized by pointer. */
import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { t } from '../../../../i18n/t.ts'
import { displayOf, setLayout } from '../../../../models/dashboard/draft/index.ts'
import {
  closeLeftRows,
  COLUMNS,
  leastSize,
  place,
  placeMany,
  ROW_GAP,
  ROW_HEIGHT,
  type Layout,
} from '../../../../models/dashboard/layout/index.ts'
import { useSession } from '../session.tsx'

export type Grip = 'move' | 'resize'

/** Pixels before a press is a drag. */
const SLACK = 4
const STEP = ROW_HEIGHT + ROW_GAP

interface Drag {
  ids: readonly number[]
  layout: Layout | null
}

export function useDrag(grid: RefObject<HTMLElement | null>, cards: readonly DashboardCard[]) {
  const { editor, ui } = useSession()
  const [drag, setDrag] = useState<Drag>({ ids: [], layout: null })
  const latest = useRef<Layout | null>(null)

  function grab(event: ReactPointerEvent, card: DashboardCard, grip: Grip): void {
    const element = grid.current
    if (event.button !== 0 || element === null || getComputedStyle(element).display !== 'grid') return
    if (getComputedStyle(element).gridTemplateColumns.split(' ').length < COLUMNS) return
    const { selected } = ui.getState()
    const ids = grip === 'move' && selected.includes(card.id) ? selected : [card.id]
    const start = origin(element)
    const column = (element.getBoundingClientRect().width + ROW_GAP) / COLUMNS
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    const before: Layout = cards.map(({ id, row, col, size_x, size_y }) => ({ id, row, col, size_x, size_y }))
    const least = leastSize(displayOf(card))
    const target = event.target as Element

    function move({ clientX, clientY }: PointerEvent): void {
      const now = origin(element as HTMLElement)
      const [dx, dy] = [clientX - now.x - x, clientY - now.y - y]
      if (latest.current === null && Math.hypot(dx, dy) < SLACK) return
      const by = { cols: Math.round((dx * direction) / column), rows: Math.round(dy / STEP) }
      const { id, row, col, size_x, size_y } = card
      latest.current =
        grip === 'resize'
          ? place(
              before,
              id,
              { row, col, size_x: Math.min(COLUMNS - col, size_x + by.cols), size_y: size_y + by.rows },
              least,
            )
          : ids.length > 1
            ? placeMany(before, ids, by)
            : place(before, id, { row: row + by.rows, col: col + by.cols, size_x, size_y })
      setDrag({ ids, layout: latest.current })
      target.closest('[data-card]')?.scrollIntoView({ block: 'nearest' })
    }

    function end({ type }: Event): void {
      stop()
      const after = latest.current
      latest.current = null
      setDrag({ ids: [], layout: null })
      if (after === null) return
      swallowClick()
      if (type !== 'pointerup') return
      const label = grip === 'resize' ? t('Resize a card') : t('Move cards')
      editor.getState().edit(label, (draft) => setLayout(draft, closeLeftRows(before, after, ids)))
    }

    function cancel(key: KeyboardEvent): void {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      end(key)
    }

    function stop(): void {
      document.body.style.userSelect = ''
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', cancel, true)
    }

    document.body.style.userSelect = 'none'
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', cancel, true)
  }

  return { ...drag, grab }
}

function origin(element: HTMLElement): { x: number; y: number } {
  const { x, y } = element.getBoundingClientRect()
  return { x, y }
}

/** The end of a drag is a click for the browser, and none for the page. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}
