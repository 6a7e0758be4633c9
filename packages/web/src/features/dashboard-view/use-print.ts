import { useEffect, useState } from 'react'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { NearCards } from './use-near.ts'
import type { RunsOfCards } from './use-runs.ts'

/** Prints the dashboard on the page once all its cards are there. */
export const PRINT = 'querent:print'

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
    return onceDrawn(() => {
      setAsked(false)
      window.print()
    })
  }, [isReady])
}

/**
 * Calls back once every card with an answer shows it and the page has not changed for two frames: pictures measure their
 * place first, and are drawn in the frame after that.
 * @returns Ends the waiting.
 */
function onceDrawn(then: () => void): () => void {
  let frame = 0
  const observer = new MutationObserver(look)
  function look(): void {
    cancelAnimationFrame(frame)
    if (!isLoading()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(end)))
  }
  function end(): void {
    observer.disconnect()
    then()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Some card has its answer and lacks what draws it: its code, or the shapes of a map. */
const isLoading = () =>
  document.querySelector('[data-frame] [data-skeleton], [data-frame] > [data-display]:empty') !== null
