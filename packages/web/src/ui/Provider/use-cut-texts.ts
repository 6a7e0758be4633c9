import { useEffect } from 'react'

/** How far above the element under the pointer a cut text may be. */
const LEVELS = 3

/** Who points at a text that its place cuts, or comes to it by keyboard, is shown all of it. */
export function useCutTexts(): void {
  useEffect(() => {
    const show = ({ target }: Event): void => {
      let element = target instanceof HTMLElement ? target : null
      if (element !== null && target === document.activeElement)
        element.querySelectorAll<HTMLElement>('*').forEach(tell)
      for (let level = 0; element !== null && level < LEVELS; level += 1) {
        tell(element)
        element = element.parentElement
      }
    }
    document.addEventListener('pointerover', show, { passive: true })
    document.addEventListener('focusin', show)
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
    }
  }, [])
}

function tell(element: HTMLElement): void {
  const isTold = element.title !== '' && element.dataset['cut'] === undefined
  if (isTold) return
  if (isCut(element)) {
    element.title = element.textContent
    element.dataset['cut'] = ''
  } else if (element.dataset['cut'] !== undefined) {
    element.removeAttribute('title')
    delete element.dataset['cut']
  }
}

function isCut(element: HTMLElement): boolean {
  if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 2) return false
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element)
  if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight + 2
  return textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth
}
