/** What a press on a card does: filters of the same dashboard, pages of the application, other sites. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { cardOptions, type Parameter } from '../../../../api/card.ts'
import { dashboardOptions } from '../../../../api/dashboard.ts'
import { currentUserOptions } from '../../../../api/session.ts'
import { behaviorOf, followClick, pressBehavior, type ClickBehavior } from '../../../../models/dashboard/click/index.ts'
import type { PictureHit } from '../../../../viz/Picture/index.ts'
import { openAddress, type DashboardHost, type Filters } from '../../../dashboard-view/index.ts'

type Settings = Readonly<Record<string, unknown>>

/** @param parameters of the dashboard */
export function usePress(parameters: readonly Parameter[]): DashboardHost['links']['pressOf'] {
  const client = useQueryClient()
  const router = useRouter()
  const { data: user } = useQuery(currentUserOptions)

  async function targetsOf(behavior: ClickBehavior) {
    if (behavior.type !== 'link' || behavior.linkType === 'url') return {}
    if (behavior.linkType === 'dashboard') {
      return { dashboard: (await client.fetchQuery(dashboardOptions(behavior.targetId))).value }
    }
    return { card: (await client.fetchQuery(cardOptions(behavior.targetId))).value }
  }

  async function follow(settings: Settings, { columns, row, column }: PictureHit, filters: Filters): Promise<void> {
    const behavior = pressBehavior(settings, column === null ? undefined : columns[column])
    if (behavior === null || row === null) return
    const targets = await targetsOf(behavior)
    const userAttributes = user?.login_attributes ?? {}
    const context = { columns, row, parameters, values: filters.applied, userAttributes }
    const result = followClick(behavior, context, targets)
    if (result.type === 'filters') filters.set(result.values)
    if (result.type === 'page') void router.navigate({ href: result.href })
    if (result.type === 'address') openAddress(result.href)
  }

  return ({ card, visualization_settings: own }, filters) => {
    const settings = { ...card?.visualization_settings, ...own }
    return hasBehavior(settings) ? (hit) => void follow(settings, hit, filters) : undefined
  }
}

function hasBehavior(settings: Settings): boolean {
  const columns = Object.values((settings['column_settings'] ?? {}) as Record<string, Record<string, unknown>>)
  const all = [settings, ...columns].map((one) => behaviorOf({ click_behavior: one['click_behavior'] }, null))
  return all.some((one) => one !== null && one.type !== 'actionMenu')
}
