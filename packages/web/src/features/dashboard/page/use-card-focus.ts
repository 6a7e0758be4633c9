import type { KeyboardEvent } from 'react'

const FRAMES = '[data-frame]'

/** Arrows go from card to card by where they stand, Enter goes into one, Escape comes back to it. */
export function useCardFocus(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const target = event.target as HTMLElement
    const frame = target.closest<HTMLElement>(FRAMES)
    if (event.defaultPrevented || frame === null || event.metaKey || event.ctrlKey || event.altKey) return
    if (event.key === 'Escape' && target !== frame) return frame.focus()
    if (target !== frame) return
    if (event.key === 'Enter') {
      frame.querySelector<HTMLElement>('a[href], button, [tabindex="0"]')?.focus()
      event.preventDefault()
      return
    }
    const next = nearest(frame, [...event.currentTarget.querySelectorAll<HTMLElement>(FRAMES)], event.key)
    if (next === null) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
}

/** The nearest card in the direction of an arrow; those straight ahead come before those aside. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | null {
  const directions: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const direction = directions[key]
  if (direction === undefined) return null
  const [x, y] = centerOf(from)
  let best: HTMLElement | null = null
  let least = Infinity
  for (const one of all) {
    const [ox, oy] = centerOf(one)
    const ahead = (ox - x) * direction[0] + (oy - y) * direction[1]
    const aside = Math.abs((ox - x) * direction[1]) + Math.abs((oy - y) * direction[0])
    if (one === from || ahead <= 4) continue
    const distance = ahead + aside * 2
    if (distance < least) [best, least] = [one, distance]
  }
  return best
}

function centerOf(element: HTMLElement): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
