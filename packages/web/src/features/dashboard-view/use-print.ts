import { useEffect, useState } from 'react'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { NearCards } from './use-near.ts'
import type { RunsOfCards } from './use-runs.ts'

/** Prints the dashboard on the page once all its cards are there. */
export const PRINT = 'querent:print'

/** Charts are drawn, and what draws them is loaded, in the moment after their answer. */
const DRAWING_MS = 400

/** Whoever prints the dashboard has all cards of the tab on paper, also those that were never in the window. */
export function usePrint(cards: readonly DashboardCard[], want: NearCards['want'], runOf: RunsOfCards['runOf']): void {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const ids = cards.map(({ id }) => id)
    const print = () => {
      want(ids)
      setAsked(true)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'p') return
      event.preventDefault()
      print()
    }
    // The browser's own menu does not wait: paper gets what there is.
    const onPrint = () => want(ids)
    document.addEventListener(PRINT, print)
    document.addEventListener('keydown', onKeyDown)
    window.addEventListener('beforeprint', onPrint)
    return () => {
      document.removeEventListener(PRINT, print)
      document.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('beforeprint', onPrint)
    }
  }, [cards, want])

  const isReady = isAsked && cards.every((card) => !runOf(card).isRunning)
  useEffect(() => {
    if (!isReady) return undefined
    let timer = setTimeout(print, DRAWING_MS)
    function print(): void {
      if (isLoading()) {
        timer = setTimeout(print, DRAWING_MS)
        return
      }
      setAsked(false)
      window.print()
    }
    return () => clearTimeout(timer)
  }, [isReady])
}

/** Some card has its answer and lacks what draws it, such as the shapes of a map. */
const isLoading = () => document.querySelector('[data-frame] [data-skeleton]') !== null
