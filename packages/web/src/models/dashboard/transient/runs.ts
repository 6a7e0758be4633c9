import type { RunCards } from '../../../api/dashboard-run.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { runQuery, type ParameterValue, type Result } from '../../../api/dataset.ts'

/** Queries that are asked at a time. */
const AT_ONCE = 4

/** Runs the questions of cards that are not stored, each by itself. */
export function runsOf(dashcards: readonly DashboardCard[]): RunCards {
  return async ({ parameters, cards, ignoreCache = false }, onCard, signal) => {
    const values: readonly ParameterValue[] = Array.isArray(parameters) ? parameters : []
    const wanted = cards ?? dashcards.map(({ id }) => id)
    const waiting = wanted.flatMap((id) => questionsOf(dashcards.find((one) => one.id === id)))
    async function work(): Promise<void> {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { dashcard, card_id, query } = next
        const asked = { ...query, parameters: valuesFor(dashcard, values), ...(ignoreCache && { ignore_cache: true }) }
        onCard({ dashcard_id: dashcard.id, card_id, result: await answerTo(asked, signal) })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}

interface Question {
  dashcard: DashboardCard
  card_id: number
  query: object
}

function questionsOf(dashcard: DashboardCard | undefined): Question[] {
  if (dashcard === undefined) return []
  return [dashcard.card, ...(dashcard.series ?? [])].flatMap((card) =>
    card?.id === undefined || card.dataset_query === undefined
      ? []
      : [{ dashcard, card_id: card.id, query: card.dataset_query }],
  )
}

/** Values of the filters that reach the card, each with what it filters there. */
export function valuesFor({ parameter_mappings }: DashboardCard, values: readonly ParameterValue[]): ParameterValue[] {
  return values.flatMap((value) => {
    const target = parameter_mappings.find(({ parameter_id }) => parameter_id === value.id)?.target
    return target === undefined ? [] : [{ ...value, target }]
  })
}

/** A question that is refused fails alone. */
async function answerTo(query: object, signal: AbortSignal): Promise<Result> {
  try {
    return await runQuery(query, signal)
  } catch (error) {
    if (signal.aborted) throw error
    const message = error instanceof Error ? error.message : String(error)
    return { status: 'failed', error: message, row_count: 0, data: { cols: [], rows: [] } }
  }
}
