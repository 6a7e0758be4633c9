/** Filters of a dashboard that is looked at: what is applied stands in the address. */
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import {
  changedFilters,
  firstValues,
  requestParameters,
  setFilter,
  writeSearch,
  type FilterValues,
  type RequestParameter,
} from '../model/filters/index.ts'

type Search = Readonly<Record<string, string | string[] | undefined>>

export interface Filters {
  /** What cards are asked with. */
  applied: FilterValues
  /** What filters show. */
  shown: FilterValues
  /** The same list while nothing changes in it. */
  request: readonly RequestParameter[]
  /** How many are chosen and not applied; 0 where all are applied at once. */
  pending: number
  /** Of one or several filters; the others stay. */
  set(values: FilterValues): void
  apply(): void
  search: Search
  goTo(search: Search): void
}

export function useFilters({ id, parameters, auto_apply_filters, last_used_param_values }: Dashboard): Filters {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Search
  // What was used last counts when the page is opened, and is not read again while it is shown.
  const [remembered] = useState(() => ({ id, values: last_used_param_values ?? {} }))
  const lastUsed = remembered.id === id ? remembered.values : NONE
  const [chosen, setChosen] = useState<FilterValues>(NONE)
  const text = JSON.stringify(search)
  const applied = useMemo(
    () => firstValues(parameters, { search: paramsOf(JSON.parse(text) as Search), lastUsed }),
    [parameters, text, lastUsed],
  )
  const shown = useMemo(() => ({ ...applied, ...chosen }), [applied, chosen])
  const request = useMemo(() => requestParameters(parameters, applied), [parameters, applied])

  function goTo(next: Search): void {
    void router.navigate({ to: '.', search: next, hash: true, resetScroll: false } as never)
  }

  function write(values: FilterValues): void {
    setChosen(NONE)
    goTo(searchOf(new URLSearchParams(writeSearch(parameters, values, paramsOf(search), lastUsed))))
  }

  return {
    applied,
    shown,
    request,
    pending: auto_apply_filters ? 0 : changedFilters(applied, shown).length,
    set(values) {
      const known = parameters.filter((parameter) => Object.hasOwn(values, parameter.id))
      const { pending } = known.reduce((state, parameter) => setFilter(state, parameter, values[parameter.id], true), {
        applied: shown,
        pending: shown,
      })
      if (auto_apply_filters) write(pending)
      else setChosen(pending)
    },
    apply: () => write(shown),
    search,
    goTo,
  }
}

const NONE: FilterValues = {}

function paramsOf(search: Search): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of [value].flat()) if (one !== undefined) params.append(name, one)
  }
  return params
}

function searchOf(params: URLSearchParams): Search {
  const search: Record<string, string | string[]> = {}
  for (const name of new Set(params.keys())) {
    const all = params.getAll(name)
    search[name] = all.length === 1 ? (all[0] ?? '') : all
  }
  return search
}
