/** Running all cards of a dashboard in one request. */
import { ApiError } from '@querent/contract'
import type { PivotRequest } from '@querent/query'
import { messageOf } from '../../../observe/message-of.ts'
import { shownDashcards, type Dashcard, type DashboardParts } from '../../content/dashboards/index.ts'
import type { ParameterValue } from './card-parameters.ts'

/** Questions of one dashboard that run at once; the others wait, so that no answer waits in memory for a slow reader. */
const AT_ONCE = 8

/** A card on its place, as itself or in the series of another. */
interface CardPlace {
  dashcard: Dashcard
  cardId: number
}

interface PlacedQuestion extends CardPlace {
  values: ParameterValue[]
  /** For a place that shows a pivot table. */
  pivot: PivotRequest | undefined
}

/** One question, and all places that show its answer. */
interface Job {
  cardId: number
  values: ParameterValue[]
  pivot: PivotRequest | undefined
  places: readonly CardPlace[]
}

/** What is seen first comes first: by tab, row and column. An action shows no answer, though it names the card of its model. */
export function placesInOrder(parts: DashboardParts, ids: readonly number[] | undefined): CardPlace[] {
  const tabs = new Map(parts.tabs.map(({ id, position }) => [id, position]))
  const tabOf = ({ dashboard_tab_id }: Dashcard) => tabs.get(dashboard_tab_id ?? 0) ?? 0
  return shownDashcards(parts)
    .filter((dashcard) => dashcard.action_id === null && (ids === undefined || ids.includes(dashcard.id)))
    .sort((a, b) => tabOf(a) - tabOf(b) || a.row - b.row || a.col - b.col || a.id - b.id)
    .flatMap((dashcard) => {
      const own = dashcard.card_id === null ? [] : [dashcard.card_id]
      return [...own, ...dashcard.seriesIds].map((cardId) => ({ dashcard, cardId }))
    })
}

/** The same card with the same values and totals is one question. */
export function equalPlaces(questions: readonly PlacedQuestion[]): Job[] {
  const groups = Map.groupBy(questions, ({ cardId, values, pivot }) => JSON.stringify([cardId, values, pivot]))
  return [...groups.values()].flatMap((places) => {
    const [first] = places
    return first === undefined ? [] : { cardId: first.cardId, values: first.values, pivot: first.pivot, places }
  })
}

interface AnswerChoices {
  signal: AbortSignal
  /** JSON text for a question that was refused. */
  failure: (error: unknown) => string
}

/** The answer of a card on its place. */
export interface PlacedAnswer {
  dashcardId: number
  cardId: number
  /** JSON text; one and the same for places with equal questions. */
  body: string
}

/** A line of JSON for each answer, and one at the end that says so. */
export async function* linesOf(answers: AsyncIterable<PlacedAnswer>): AsyncGenerator<string> {
  for await (const { dashcardId, cardId, body } of answers) {
    yield `{"dashcard_id":${dashcardId},"card_id":${cardId},"result":${body}}\n`
  }
  yield '{"done":true}\n'
}

/** @param run Gives the answer's JSON text. */
export async function* placedAnswers(
  jobs: readonly Job[],
  { signal, failure }: AnswerChoices,
  run: (job: Job) => Promise<string>,
): AsyncGenerator<PlacedAnswer> {
  const waiting = [...jobs]
  const running = new Map<Job, Promise<{ job: Job; body: string }>>()
  const begin = (job: Job) => {
    const ended = run(job).catch(failure)
    running.set(
      job,
      ended.then((body) => ({ job, body })),
    )
  }
  while (waiting.length > 0 || running.size > 0) {
    signal.throwIfAborted()
    for (const job of waiting.splice(0, AT_ONCE - running.size)) begin(job)
    const { job, body } = await Promise.race(running.values())
    running.delete(job)
    for (const { dashcard, cardId } of job.places) yield { dashcardId: dashcard.id, cardId, body }
  }
}

/** Says why. */
export function failedLine(error: unknown): string {
  const refused = error instanceof ApiError && error.status === 403
  return JSON.stringify({
    data: { rows: [], cols: [] },
    row_count: 0,
    status: 'failed',
    error: messageOf(error),
    ...(refused ? { error_type: 'missing-required-permissions' } : {}),
  })
}

/** What is wrong with a card is nothing that a guest may know. */
export function failedGuestLine(): string {
  return JSON.stringify({ status: 'failed', error: 'An error occurred.' })
}
