import { lazy, Suspense } from 'react'
import type { RevisedKind } from '../../../api/revision.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { ComparedCard } from './compare/CardComparison.tsx'
import type { ComparedDashboard } from './compare/DashboardComparison.tsx'
import type { Names } from './compare/Differences.tsx'

const OfCards = lazy(async () => ({ default: (await import('./compare/CardComparison.tsx')).CardComparison }))
const OfDashboards = lazy(async () => ({
  default: (await import('./compare/DashboardComparison.tsx')).DashboardComparison,
}))

/** What is compared: a whole thing, or as much of it as can differ. */
export type Compared<Kind extends RevisedKind> = Kind extends 'card' ? ComparedCard : ComparedDashboard

interface ComparisonProps {
  kind: RevisedKind
  before: Compared<RevisedKind>
  after: Compared<RevisedKind>
  names: Names
}

/** Two versions of a question or a dashboard beside each other, with what was added, removed and changed. */
export function Comparison({ kind, before, after, names }: ComparisonProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      {kind === 'card' ? (
        <OfCards before={before as ComparedCard} after={after as ComparedCard} names={names} />
      ) : (
        <OfDashboards before={before as ComparedDashboard} after={after as ComparedDashboard} names={names} />
      )}
    </Suspense>
  )
}
