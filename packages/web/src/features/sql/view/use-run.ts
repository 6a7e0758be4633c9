import { useEffect, useRef, useState } from 'react'
import {
  runCardSorted,
  runCardTimed,
  runQuery,
  runQueryTimed,
  type ParameterValue,
  type Result,
  type RowOrder,
  type TimedResult,
} from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import type { Diagnostic } from '../../../ui/Code/index.ts'
import { placeOf, rememberRun } from '../model/index.ts'

interface RunRequest {
  /** What is run, for errors and the history. */
  text: string
  /** Where `text` begins in the whole. */
  offset: number
  database: number
  parameters: readonly ParameterValue[]
  /** A query, or the id of a card that is run as it is stored. */
  query: object | number
}

/** How a request is asked again for its rows in another order. */
function sorted({ query, parameters }: RunRequest, order: readonly RowOrder[], signal: AbortSignal): Promise<Result> {
  return typeof query === 'number'
    ? runCardSorted(query, order, signal, { parameters })
    : runQuery({ ...query, parameters, sort_rows: order }, signal)
}

interface RunState {
  isRunning: boolean
  /** Milliseconds since 1970. */
  startedAt: number
  /** The saved question that runs; null for SQL that is not saved. */
  card: number | null
  /** The last that was answered well; it stays while another one runs or fails. */
  answer: TimedResult | null
  /** Without a message it was stopped. */
  problem: { message: string | null; place: Diagnostic | null; isOfDatabase: boolean } | null
}

const NOTHING: RunState = { isRunning: false, startedAt: 0, card: null, answer: null, problem: null }

/** Runs SQL one at a time. Leaving the page or stopping ends the query in its database. */
export function useRun(user: number) {
  const [state, setState] = useState(NOTHING)
  const running = useRef(new AbortController())
  const answered = useRef<RunRequest | null>(null)
  useEffect(() => () => running.current.abort(), [])

  async function run(request: RunRequest): Promise<void> {
    running.current.abort()
    const abort = new AbortController()
    running.current = abort
    const startedAt = Date.now()
    const card = typeof request.query === 'number' ? request.query : null
    setState((before) => ({ ...before, isRunning: true, startedAt, card }))
    const remember = (rows: number | null, error?: string) =>
      rememberRun(user, {
        database: request.database,
        text: request.text,
        at: startedAt,
        ms: Date.now() - startedAt,
        rows,
        ...(error !== undefined && { error }),
      })
    try {
      const { query, parameters } = request
      const answer = await (typeof query === 'number'
        ? runCardTimed(query, parameters, abort.signal)
        : runQueryTimed({ ...query, parameters }, abort.signal))
      if (abort.signal.aborted) return
      if (answer.result.status === 'completed') {
        answered.current = request
        setState({ isRunning: false, startedAt, card, answer, problem: null })
        remember(answer.result.row_count)
      } else {
        const { error, error_type } = answer.result
        fail(error ?? t('The database gave no reason.'), error_type === 'db')
      }
    } catch (error) {
      if (abort.signal.aborted) return
      fail(error instanceof Error ? error.message : String(error), false)
    }

    function fail(message: string, isOfDatabase: boolean): void {
      const found = isOfDatabase ? placeOf(message, request.text) : null
      const place = found && { ...found, from: found.from + request.offset, to: found.to + request.offset }
      setState((before) => ({ ...before, isRunning: false, problem: { message, place, isOfDatabase } }))
      remember(null, message)
    }
  }
  return {
    ...state,
    run,
    /** The rows of the last answer, sorted before they are cut. */
    askSorted(order: readonly RowOrder[], signal: AbortSignal): Promise<Result> {
      if (answered.current === null) throw new RangeError('Nothing has been answered yet.')
      return sorted(answered.current, order, signal)
    },
    stop(): void {
      running.current.abort()
      setState((before) => ({
        ...before,
        isRunning: false,
        problem: { message: null, place: null, isOfDatabase: false },
      }))
    },
    /** The text has changed: a mark of an error no longer stands where it belongs. */
    forgetPlace(): void {
      setState((before) =>
        before.problem?.place == null ? before : { ...before, problem: { ...before.problem, place: null } },
      )
    },
  }
}
