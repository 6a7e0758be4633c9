import { useCallback, useEffect, useRef, useState } from 'react'
import { runDashboard } from '../../../api/dashboard-run.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import type { GuestValues } from '../../../api/guest.ts'
import { t } from '../../../i18n/t.ts'
import { nextStates, refsOf, type CardEvent, type CardStates } from '../model/run/index.ts'
import { runOf, type CardRun } from './runs.ts'

interface RunsOptions {
  /** Where cards are run. */
  path: string
  /** Cards in sight, in the order in which they are seen. Keep the list while nothing changes in it. */
  cards: readonly DashboardCard[]
  /** Keep the object while nothing changes in it; tokens want values by slug. */
  parameters: GuestValues
}

export interface RunsOfCards {
  runOf(card: DashboardCard): CardRun
  /** Asks anew, past the cache: all cards, or some. */
  again(cards?: readonly DashboardCard[]): void
}

let lastRun = 0

/** Runs the cards in sight whenever they or the values of filters change; what ran before is stopped. */
export function useRuns({ path, cards, parameters }: RunsOptions): RunsOfCards {
  const [states, setStates] = useState<CardStates>(new Map())
  const running = useRef(new AbortController())

  const run = useCallback(
    (asked: readonly DashboardCard[], ignoreCache: boolean, signal: AbortSignal) => {
      const refs = refsOf(asked)
      if (refs.length === 0) return
      const number = (lastRun += 1)
      const tell = (event: CardEvent) => setStates((before) => nextStates(before, event))
      tell({ type: 'asked', run: number, cards: refs, at: Date.now() })
      const ids = [...new Set(refs.map(({ dashcard_id }) => dashcard_id))]
      runDashboard(
        path,
        { parameters, cards: ids, ignoreCache },
        (line) => tell({ type: 'answered', run: number, line }),
        signal,
      ).then(
        () => tell({ type: 'ended', run: number, error: t('The answer ended too early.') }),
        (error: unknown) => {
          if (signal.aborted) tell({ type: 'stopped', run: number })
          else tell({ type: 'ended', run: number, error: error instanceof Error ? error.message : String(error) })
        },
      )
    },
    [path, parameters],
  )

  useEffect(() => {
    const controller = (running.current = new AbortController())
    run(cards, false, controller.signal)
    return () => controller.abort()
  }, [run, cards])

  const again = useCallback(
    (some: readonly DashboardCard[] = cards) => run(some, true, running.current.signal),
    [run, cards],
  )
  return { runOf: (card) => runOf(states, card), again }
}
