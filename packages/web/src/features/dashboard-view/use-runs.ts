import { useCallback, useEffect, useRef, useState } from 'react'
import { runDashboard, type RunCards } from '../../api/dashboard-run.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { GuestValues } from '../../api/guest.ts'
import { t } from '../../i18n/t.ts'
import { preloadDisplay } from '../../viz/Picture/index.ts'
import { keyOf, nextStates, refsOf, type CardEvent, type CardStates } from '../../models/dashboard/run/index.ts'
import { runOf, type CardRun } from './runs.ts'

interface RunsOptions {
  /** Where cards are run. */
  path: string
  /** In place of the path. */
  ask?: RunCards | undefined
  /** Of the tab, in the order in which they are seen. Keep the list while nothing changes in it. */
  cards: readonly DashboardCard[]
  /** By id whether a card is near, so that it is run; all are when left out. */
  near?: ReadonlyMap<number, boolean>
  /** Keep the object while nothing changes in it; tokens want values by slug. */
  parameters: GuestValues
}

export interface RunsOfCards {
  runOf(card: DashboardCard): CardRun
  /** Asks again, past the cache: all cards that are near, or some. `readsSource`: not from stored models. */
  again(cards?: readonly DashboardCard[], readsSource?: boolean): void
  /** Stops a card in its database. Others that were asked with it are asked again. */
  stop(card: DashboardCard): void
}

interface RunHow {
  ignoreCache?: boolean
  readsSource?: boolean
}

/** One request of several cards. */
interface Request {
  wanted: readonly DashboardCard[]
  /** Keys of those that have been answered. */
  answered: Set<string>
  how: RunHow
  stop(): void
}

let lastRun = 0

/** Runs cards as they come near and when the values of filters change; what ran before is stopped. */
export function useRuns({ path, ask, cards, near, parameters }: RunsOptions): RunsOfCards {
  const [states, setStates] = useState<CardStates>(new Map())
  const running = useRef(new AbortController())
  /** Requests that are under way, with the cards that each asks. */
  const requests = useRef(new Set<Request>())
  /** By card, the function that asked it last: a new one has other values. */
  const asked = useRef(new WeakMap<DashboardCard, object>())

  const run = useCallback(
    (wanted: readonly DashboardCard[], how: RunHow, given: AbortSignal) => {
      const refs = refsOf(wanted)
      if (refs.length === 0) return
      const number = (lastRun += 1)
      const own = new AbortController()
      const signal = AbortSignal.any([given, own.signal])
      const request: Request = { wanted, answered: new Set(), how, stop: () => own.abort() }
      requests.current.add(request)
      const tell = (event: CardEvent) => setStates((before) => nextStates(before, event))
      tell({ type: 'asked', run: number, cards: refs, at: Date.now() })
      const drawable = loadDisplays(wanted)
      const ids = [...new Set(refs.map(({ dashcard_id }) => dashcard_id))]
      const runCards: RunCards = ask ?? ((...asked) => runDashboard(path, ...asked))
      runCards(
        { parameters, cards: ids, ...how },
        (line) => {
          request.answered.add(keyOf(line))
          void drawable.then(() => tell({ type: 'answered', run: number, line }))
        },
        signal,
      )
        .finally(() => requests.current.delete(request))
        .then(
          () => drawable.then(() => tell({ type: 'ended', run: number, error: t('The response ended early.') })),
          (error: unknown) => {
            if (signal.aborted) tell({ type: 'stopped', run: number })
            else tell({ type: 'ended', run: number, error: error instanceof Error ? error.message : String(error) })
          },
        )
    },
    [path, ask, parameters],
  )

  useEffect(() => {
    const controller = (running.current = new AbortController())
    const { current } = asked
    return () => {
      controller.abort()
      for (const card of cards) current.delete(card)
    }
  }, [run, cards])

  useEffect(() => {
    const next = nearOf(cards, near).filter((card) => asked.current.get(card) !== run)
    for (const card of next) asked.current.set(card, run)
    run(next, {}, running.current.signal)
  }, [run, cards, near])

  const again = useCallback(
    (some: readonly DashboardCard[] = nearOf(cards, near), readsSource = false) =>
      run(some, { ignoreCache: true, readsSource }, running.current.signal),
    [run, cards, near],
  )
  const stop = useCallback(
    (card: DashboardCard) => {
      const open = [...requests.current].filter(({ wanted }) => wanted.includes(card))
      setStates((before) => nextStates(before, { type: 'halted', cards: refsOf([card]) }))
      for (const request of open) {
        const rest = request.wanted.filter(
          (one) => one !== card && refsOf([one]).some((ref) => !request.answered.has(keyOf(ref))),
        )
        request.stop()
        run(rest, request.how, running.current.signal)
      }
    },
    [run],
  )
  return { stop, runOf: (card) => (near?.get(card.id) === false ? FAR : runOf(states, card)), again }
}

/** An answer counts when it can be drawn. What cannot be loaded is told where it is drawn. */
async function loadDisplays(cards: readonly DashboardCard[]): Promise<void> {
  const displays = new Set(cards.flatMap(({ card_id, card }) => (card_id === null ? [] : [card?.display ?? 'table'])))
  await Promise.allSettled([...displays].map((display) => preloadDisplay(display)))
}

/** Nobody has asked it yet. */
const FAR: CardRun = { isRunning: false }

function nearOf(cards: readonly DashboardCard[], near: RunsOptions['near']): readonly DashboardCard[] {
  return near === undefined ? cards : cards.filter(({ id }) => near.get(id) === true)
}
