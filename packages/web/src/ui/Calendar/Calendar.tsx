import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { DateCalendarProps, DateRangeCalendarProps } from './DateParts.tsx'

export type { RangeValue } from './DateParts.tsx'

const One = lazy(async () => ({ default: (await import('./DateParts.tsx')).DateCalendar }))
const Two = lazy(async () => ({ default: (await import('./DateParts.tsx')).DateRangeCalendar }))

const place = <Skeleton width={232} height={252} />

/** A month to choose a day from; its code is loaded when one is first shown. */
export function Calendar(props: DateCalendarProps) {
  return (
    <Suspense fallback={place}>
      <One {...props} />
    </Suspense>
  )
}

/** A month to choose a first and a last day from. */
export function DateRange(props: DateRangeCalendarProps) {
  return (
    <Suspense fallback={place}>
      <Two {...props} />
    </Suspense>
  )
}
