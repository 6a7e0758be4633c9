import { runDashcardSorted } from '../../api/dashboard-run.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import type { ValueSource } from '../../filters/index.ts'
import type { AskSorted } from '../../viz/Picture/index.ts'
import { CardFrame } from './CardFrame.tsx'
import type { DashboardHost } from './host.ts'
import type { Filters } from './use-filters.ts'
import type { RunsOfCards } from './use-runs.ts'

interface QuestionCardProps {
  card: DashboardCard
  host: DashboardHost
  filters: Filters
  source: ValueSource
  runs: RunsOfCards
  /** Names of required filters that it waits for. */
  awaited: string
}

/** A question of a dashboard with what it leads to. */
export function QuestionCard({ card, host, filters, source, runs, awaited }: QuestionCardProps) {
  const run = runs.runOf(card)
  const href = host.links.questionOf(card, filters.applied)
  const again = () => runs.again([card])
  const askSorted: AskSorted = (order, signal) =>
    runDashcardSorted(
      host.run.path,
      { dashcard: card.id, card: card.card_id ?? 0, parameters: filters.request, order },
      signal,
    )
  const tools = host.tools(card, { filters, source, run, href, askSorted, again })
  if (tools === null) return null
  return (
    <CardFrame
      card={card}
      run={run}
      href={href}
      awaited={awaited}
      onHit={host.links.pressOf(card, filters)}
      onRetry={again}
      onStop={() => runs.stop(card)}
      askSorted={askSorted}
      {...tools}
    />
  )
}
