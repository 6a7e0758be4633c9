/** Marks of cards without a click behavior of their own: what can be asked from them. */
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Parameter } from '../../api/card.ts'
import type { DashboardCard } from '../../api/dashboard.ts'
import { requestParameters } from '../../filters/index.ts'
import { valuesFor } from '../../models/dashboard/transient/index.ts'
import type { DashboardHost } from '../dashboard-view/index.ts'
import type { Pressed } from './CardDrill.tsx'

const CardDrill = lazy(() => import('./CardDrill.tsx'))

type PressOf = DashboardHost['links']['pressOf']

/** @param parameters of the dashboard */
export function useDrill(parameters: readonly Parameter[]): { pressOf: PressOf; menu: ReactNode } {
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const pressOf: PressOf = (card, filters) => {
    if (!isOfSteps(card)) return undefined
    return (hit) =>
      setPressed({ card, parameters: valuesFor(card, requestParameters(parameters, filters.applied)), hit })
  }
  const menu = pressed !== null && (
    <Suspense>
      <CardDrill
        key={pressed.card.id}
        pressed={pressed}
        onClose={() => setPressed((now) => now && { ...now, hit: null })}
      />
    </Suspense>
  )
  return { pressOf, menu }
}

/** False for SQL, for a card that shows several questions, and for one that the reader may not see. */
function isOfSteps({ card, series = [] }: DashboardCard): boolean {
  const query = card?.dataset_query
  if (query === undefined || series.length > 0) return false
  return card?.query_type !== 'native'
}
