import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { cardOptions } from '../../../api/card.ts'
import { dashboardOptions, type Dashboard, type DashboardCard } from '../../../api/dashboard.ts'
import { currentUserOptions } from '../../../api/session.ts'
import type { PictureHit } from '../../../viz/Picture/index.ts'
import { FilterBar, type ValueSource } from '../../parameters/index.ts'
import { behaviorOf, followClick, type ClickBehavior } from '../model/click/index.ts'
import { filterKindOf, filtersInCard, ignoredBy, isChanged } from '../model/filters/index.ts'
import { CardFrame } from './CardFrame.tsx'
import { CardMenu } from './card/CardMenu.tsx'
import { questionHref } from './card/links.ts'
import type { Filters } from './use-filters.ts'
import type { RunsOfCards } from './use-runs.ts'

interface QuestionCardProps {
  dashboard: Dashboard
  card: DashboardCard
  filters: Filters
  source: ValueSource
  runs: RunsOfCards
}

/** A question of a dashboard with what it leads to. */
export function QuestionCard({ dashboard, card, filters, source, runs }: QuestionCardProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: user } = useQuery(currentUserOptions)
  const { parameters } = dashboard
  const run = runs.runOf(card)
  const href = questionHref(card, parameters, filters.applied)
  const inHead = filtersInCard(dashboard, card)
  const settings = { ...card.card?.visualization_settings, ...card.visualization_settings }

  async function follow({ columns, row, column }: PictureHit): Promise<void> {
    const name = column === null ? null : (columns[column]?.name ?? null)
    const behavior = behaviorOf(settings, name)
    if (behavior === null || row === null) return
    const targets = await targetsOf(behavior)
    const userAttributes = user?.login_attributes ?? {}
    const context = { columns: columns as never, row, parameters, values: filters.applied, userAttributes }
    const result = followClick(behavior, context, targets)
    if (result.type === 'filters') filters.set(result.values)
    if (result.type === 'page') void router.navigate({ href: result.href })
    if (result.type === 'address') window.open(result.href, '_blank', 'noopener,noreferrer')
  }

  async function targetsOf(behavior: ClickBehavior) {
    if (behavior.type !== 'link' || behavior.linkType === 'url') return {}
    if (behavior.linkType === 'dashboard') {
      return { dashboard: (await client.fetchQuery(dashboardOptions(behavior.targetId))).value }
    }
    return { card: (await client.fetchQuery(cardOptions(behavior.targetId))).value }
  }

  const isEmpty = settings['card.hide_empty'] === true && run.result?.row_count === 0
  if (isEmpty && !run.isRunning) return null
  return (
    <CardFrame
      card={card}
      run={run}
      href={href}
      ignored={ignoredBy(dashboard, card, filters.applied)
        // A unit of time narrows nothing, and a default is what the card was made for.
        .filter((one) => filterKindOf(one) !== 'temporal-unit' && isChanged(one, filters.applied))
        .map(({ name }) => name)
        .join(', ')}
      filters={
        inHead.length > 0 && (
          <FilterBar
            parameters={inHead}
            values={filters.shown}
            source={source}
            onChange={(values) => filters.set(values)}
          />
        )
      }
      onHit={hasBehavior(settings) ? (hit) => void follow(hit) : undefined}
      onRetry={() => runs.again([card])}
      tools={(tools) => (
        <CardMenu
          {...tools}
          dashboardId={dashboard.id}
          card={card}
          href={href}
          run={run}
          parameters={filters.request}
          onAgain={() => runs.again([card])}
        />
      )}
    />
  )
}

function hasBehavior(settings: Readonly<Record<string, unknown>>): boolean {
  const columns = Object.values((settings['column_settings'] ?? {}) as Record<string, Record<string, unknown>>)
  const all = [settings, ...columns].map((one) => behaviorOf({ click_behavior: one['click_behavior'] }, null))
  return all.some((one) => one !== null && one.type !== 'actionMenu')
}
