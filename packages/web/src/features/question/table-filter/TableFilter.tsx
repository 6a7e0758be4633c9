import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { describeOptions } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { clausesOf, isMap, isStaged, queryOf, type Json, type StagedQuery } from '../../../models/question/index.ts'
import { useDescribed } from '../state/use-described.ts'
import { FilterTokens } from './FilterTokens.tsx'

interface TableFilterProps {
  database: number
  table: number
  /** A query that only filters, its inner part in the older form or the whole in the staged one; null for none. */
  initial: Json | null
  /** Is given the inner part in the older form; null while there is no filter. */
  onChange(definition: Json | null): void
}

/** Filters of a table, by themselves: those of a segment. */
export function TableFilter({ database, table, initial, onChange }: TableFilterProps) {
  const asked =
    initial === null || isStaged(initial)
      ? null
      : { type: 'query', database, query: { 'source-table': table, ...initial } }
  const { data, error } = useQuery({ ...describeOptions(asked ?? {}), enabled: asked !== null })
  const known =
    initial === null
      ? queryOf(database, { kind: 'table', id: table })
      : isStaged(initial)
        ? initial
        : isStaged(data?.query)
          ? data.query
          : undefined
  if (known !== undefined) return <Filters first={known} onChange={onChange} />
  if (error === null && data === undefined) return <Skeleton height={32} />
  return (
    <Problem isSmall title={t('Only other programs can change this filter')}>
      {error?.message ?? data?.errors[0]?.message}
    </Problem>
  )
}

interface FiltersProps {
  first: StagedQuery
  onChange: TableFilterProps['onChange']
}

function Filters({ first, onChange }: FiltersProps) {
  const [query, setQuery] = useState(first)
  const { description, legacy } = useDescribed(query)
  const told = useRef(onChange)
  told.current = onChange
  const isEmpty = clausesOf(query, 0, 'filters').length === 0
  useEffect(() => {
    if (query === first) return
    const inner = legacy?.['query']
    if (isEmpty) told.current(null)
    else if (isMap(inner)) told.current(inner)
  }, [query, first, legacy, isEmpty])
  return <FilterTokens query={query} description={description} onChange={setQuery} />
}
