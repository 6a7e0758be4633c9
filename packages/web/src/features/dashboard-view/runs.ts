/** What a card of a dashboard shows, from what is known of its questions. */
import type { DashboardCard } from '../../api/dashboard.ts'
import type { Result } from '../../api/dataset.ts'
import { refsOf, stateOf, type CardState, type CardStates } from '../../models/dashboard/run/index.ts'
import { withSeries } from '@querent/viz/series/index.ts'

export interface CardRun {
  /** The last answer, kept while a newer one is awaited. */
  result?: Result
  isRunning: boolean
  /** When it was asked, in milliseconds since 1970. */
  since?: number
  /** The reader has stopped it. */
  isStopped?: boolean
  /** Why there is no answer at all, in words. */
  failure?: string
  /** The reader may not see the data. */
  isRefused?: boolean
}

interface Known {
  parts: readonly CardState[]
  run: CardRun
}

const known = new WeakMap<DashboardCard, Known>()

/** Of all questions on the place: its first one, with the rows of further series beside its own. The same while nothing changes. */
export function runOf(states: CardStates, dashcard: DashboardCard): CardRun {
  const parts = refsOf([dashcard]).map((ref) => stateOf(states, ref))
  const before = known.get(dashcard)
  const isSame = before?.parts.length === parts.length && parts.every((part, at) => part === before.parts[at])
  if (before !== undefined && isSame) return before.run
  const run = combined(parts, dashcard)
  known.set(dashcard, { parts, run })
  return run
}

function combined(parts: readonly CardState[], dashcard: DashboardCard): CardRun {
  const asked = parts.find(({ status }) => status === 'running')
  const answer = answerOf(parts, dashcard)
  if (asked !== undefined) return { ...answer, since: asked.askedAt }
  return parts.some(({ status }) => status === 'stopped') ? { ...answer, isStopped: true } : answer
}

function answerOf([first, ...others]: readonly CardState[], { series = [] }: DashboardCard): CardRun {
  if (first === undefined) return { isRunning: false }
  const isRunning = [first, ...others].some(({ status }) => status === 'running' || status === 'waiting')
  if (first.status === 'failed')
    return { isRunning, failure: first.error ?? '', ...(first.isRefused === true && { isRefused: true }) }
  if (first.result === null) return { isRunning }
  if (others.length === 0) return { isRunning, result: first.result }
  const isPartial = others.some(({ result }) => result === null)
  if (isPartial && isRunning) return { isRunning }
  const data = others.flatMap(({ result }) => result?.data ?? [])
  const names = series.flatMap(({ name }, at) => (others[at]?.result == null ? [] : [name ?? '']))
  return { isRunning, result: { ...first.result, data: withSeries(first.result.data, data, names) } }
}
