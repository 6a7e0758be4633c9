import { useState } from 'react'
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
  /** The stored card that is run for it; the card itself where the dashboard is shown as stored. */
  asked: DashboardCard
  host: DashboardHost
  filters: Filters
  source: ValueSource
  runs: RunsOfCards
  /** Names of required filters that it waits for. */
  awaited: string
}

/** A question of a dashboard with what it leads to. */
export function QuestionCard({ card, asked, host, filters, source, runs, awaited }: QuestionCardProps) {
  const run = runs.runOf(asked)
  const href = host.links.questionOf(card, filters.applied)
  const onHit = host.links.pressOf(card, filters)
  const [readsSource, setReadsSource] = useState(false)
  if (host.tools === undefined) return <CardFrame {...{ card, run, href, awaited, onHit }} />
  const ask = (ofSource: boolean) => {
    setReadsSource(ofSource)
    runs.again([asked], ofSource)
  }
  const again = () => ask(false)
  const askSorted: AskSorted = (order, signal) =>
    runDashcardSorted(
      host.run.path,
      { dashcard: asked.id, card: asked.card_id ?? 0, parameters: filters.request, order, readsSource },
      signal,
    )
  const tools = host.tools(card, { filters, source, run, href, askSorted, again })
  if (tools === null) return null
  return (
    <CardFrame
      {...{ card, run, href, awaited, onHit, askSorted }}
      onRetry={again}
      onSource={() => ask(true)}
      onStop={() => runs.stop(asked)}
      {...tools}
    />
  )
}
