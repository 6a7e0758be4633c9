/** Filters of a dashboard: what is applied is in the address. */
import { useMemo, useState } from 'react'
import type { GuestValues } from '../../api/guest.ts'
import {
  changedFilters,
  firstValues,
  paramsOf,
  searchOf,
  withValues,
  writeSearch,
  type FilterValues,
} from '../../filters/index.ts'
import { useStable } from '../../lib/use-stable.ts'
import type { DashboardAddress, ShownDashboard } from './host.ts'

export interface Filters {
  /** What cards are asked with. */
  applied: FilterValues
  /** What filters show. */
  shown: FilterValues
  /** The same as requests take it; the same object while nothing changes in it. */
  request: GuestValues
  /** How many are chosen and not applied; 0 where all are applied at once. */
  pending: number
  /** Of one or several filters; the others stay. */
  set(changes: FilterValues): void
  apply(): void
  /** Applies values, also where others wait. */
  applyAll(values: FilterValues): void
}

/** @param requestOf Values as requests take them. */
export function useFilters(
  { id, parameters, auto_apply_filters, last_used_param_values }: ShownDashboard,
  { search, go }: DashboardAddress,
  requestOf: (values: FilterValues) => GuestValues,
): Filters {
  // What was used last counts when the page is opened, and is not read again while it is shown.
  const [remembered] = useState(() => ({ id, values: last_used_param_values ?? {} }))
  const lastUsed = remembered.id === id ? remembered.values : NONE
  const [chosen, setChosen] = useState<FilterValues>(NONE)
  const applied = useStable(firstValues(parameters, { search: paramsOf(search), lastUsed }))
  const shown = useMemo(() => ({ ...applied, ...chosen }), [applied, chosen])
  const request = useStable(requestOf(applied))

  function applyAll(values: FilterValues): void {
    setChosen(NONE)
    go(searchOf(new URLSearchParams(writeSearch(parameters, values, paramsOf(search), lastUsed))))
  }

  return {
    applied,
    shown,
    request,
    pending: auto_apply_filters ? 0 : changedFilters(applied, shown).length,
    set(changes) {
      const values = withValues(parameters, shown, changes)
      if (auto_apply_filters) applyAll(values)
      else setChosen(values)
    },
    apply: () => applyAll(shown),
    applyAll,
  }
}

const NONE: FilterValues = {}
