import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { DashboardCard } from '../../api/dashboard.ts'
import { describeOptions, type ParameterValue } from '../../api/dataset.ts'
import { urls } from '../../lib/urls.ts'
import { isStaged } from '../../models/question/index.ts'
import type { PictureHit } from '../../viz/Picture/index.ts'
import { DrillMenu } from '../question/drill-menu/index.ts'

export interface Pressed {
  card: DashboardCard
  /** Values of the dashboard's filters that reach the card. */
  parameters: readonly ParameterValue[]
  /** Null once its menu was closed: what was opened from there stays. */
  hit: PictureHit | null
}

/** What can be asked from a mark of a card, the dashboard's filters being filters of the question. */
export default function CardDrill({ pressed, onClose }: { pressed: Pressed; onClose(): void }) {
  const { card, parameters, hit } = pressed
  const { dataset_query, display = 'table' } = card.card ?? {}
  const router = useRouter()
  const { data } = useQuery(describeOptions({ ...dataset_query, parameters }))
  const query = data?.filtered ?? data?.query
  const draft = useMemo(
    () => (isStaged(query) ? { dataset_query: query, display, visualization_settings: {} } : null),
    [query, display],
  )
  if (draft === null) return null
  return (
    <DrillMenu
      draft={draft}
      hit={hit}
      visible={data?.stages.at(-1)?.visible ?? []}
      onClose={onClose}
      onDrill={(next) => void router.navigate({ href: urls.unsaved(next) })}
    />
  )
}
