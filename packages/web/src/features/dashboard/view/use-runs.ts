import { useCallback, useEffect, useRef, useState } from 'react'
import { runDashboard } from '../../../api/dashboard-run.ts'
import type { ParameterValue } from '../../../api/dataset.ts'
import { answered, ended, started, type Runs } from './runs.ts'

interface RunsOptions {
  /** Where cards are run. */
  path: string
  /** Cards in sight, in the order in which they are seen. */
  cards: readonly number[]
  /** Keep the list while nothing changes in it. */
  parameters: readonly ParameterValue[]
}

/** Runs the cards in sight whenever they or the values of filters change; what ran before is stopped. */
export function useRuns({ path, cards, parameters }: RunsOptions): { runs: Runs; again(): void } {
  const [runs, setRuns] = useState<Runs>(new Map())
  const running = useRef(new AbortController())
  const wanted = cards.join()

  const run = useCallback(
    (ignoreCache: boolean) => {
      running.current.abort()
      const { signal } = (running.current = new AbortController())
      const ids = wanted === '' ? [] : wanted.split(',').map(Number)
      if (ids.length === 0) return
      setRuns((before) => started(before, ids))
      runDashboard(
        path,
        { parameters, cards: ids, ignoreCache },
        ({ dashcard_id, result }) => setRuns((before) => answered(before, dashcard_id, result)),
        signal,
      ).then(
        () => setRuns((before) => ended(before, undefined)),
        (error: unknown) => {
          if (!signal.aborted)
            setRuns((before) => ended(before, error instanceof Error ? error.message : String(error)))
        },
      )
    },
    [path, wanted, parameters],
  )

  useEffect(() => {
    run(false)
    return () => running.current.abort()
  }, [run])

  return { runs, again: () => run(true) }
}
