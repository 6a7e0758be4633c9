/** A stored query in the words of its steps. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tableMetadataOptions } from '../../../api/database.ts'
import { describeOptions } from '../../../api/dataset.ts'
import { isStaged, sourceOf, stepsOf, type Json } from '../index.ts'
import { titleOfStep } from './title.ts'

export interface SaidStep {
  /** Steps of one kind and stage share it. */
  key: string
  title: string
  /** Such as `Total is greater than 50`. */
  label: string
}

/** The steps of a query in any of its forms; undefined while they are asked for, null where the query cannot be read. */
export function useSteps(query: Json): readonly SaidStep[] | null | undefined {
  const { data, isPending } = useQuery(describeOptions(query))
  const staged = isStaged(data?.query) ? data.query : null
  const source = staged === null ? null : sourceOf(staged)
  const { data: table } = useQuery({
    ...tableMetadataOptions(source?.kind === 'table' ? source.id : `card__${source?.id ?? 0}`),
    enabled: source !== null,
  })
  return useMemo(() => {
    if (data === undefined || staged === null) return isPending ? undefined : null
    const steps = stepsOf(staged, data, table?.display_name ?? '')
    return steps.flatMap(({ kind, stage, items }) =>
      items.map(({ label }) => ({ key: `${stage}.${kind}`, title: titleOfStep(kind), label })),
    )
  }, [staged, data, isPending, table])
}
