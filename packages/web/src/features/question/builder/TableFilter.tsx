import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { databaseOptions } from '../../../api/database.ts'
import { describeOptions } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import {
  addClause,
  clausesOf,
  columnsFor,
  isMap,
  isStaged,
  looseErrors,
  queryOf,
  removeClause,
  sayFilter,
  type Json,
  type StagedQuery,
} from '../draft/index.ts'
import { useDescribed } from '../state/use-described.ts'
import { AddButton } from './AddButton.tsx'
import { ClauseEditor } from './ClauseEditor.tsx'
import { BuildingContext, type Building } from './context.ts'
import { Token } from './Token.tsx'
import styles from './builder.module.css'

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
  if (known !== undefined) return <Filters database={database} first={known} onChange={onChange} />
  if (error === null && data === undefined) return <Skeleton height={32} />
  return (
    <Problem isSmall title={t('This filter can only be changed by other programs')}>
      {error?.message ?? data?.errors[0]?.message}
    </Problem>
  )
}

const NONE: ReadonlySet<string> = new Set()

interface FiltersProps {
  database: number
  first: StagedQuery
  onChange: TableFilterProps['onChange']
}

function Filters({ database, first, onChange }: FiltersProps) {
  const [query, setQuery] = useState(first)
  const { data } = useQuery(databaseOptions(database))
  const { description, legacy } = useDescribed(query)
  const told = useRef(onChange)
  told.current = onChange
  const filters = clausesOf(query, 0, 'filters')
  const isEmpty = filters.length === 0
  useEffect(() => {
    if (query === first) return
    const inner = legacy?.['query']
    if (isEmpty) told.current(null)
    else if (isMap(inner)) told.current(inner)
  }, [query, first, legacy, isEmpty])
  const building = useMemo<Building>(
    () => ({
      query,
      description,
      features: data?.features ?? [],
      running: query,
      muted: NONE,
      onMute: () => {},
      columnsOf: (kind, stage) => columnsFor(kind, stage, description),
      edit: (_label, recipe) => setQuery(recipe),
    }),
    [query, description, data],
  )
  const columns = columnsFor('filters', 0, description)
  return (
    <BuildingContext value={building}>
      <div className={styles.stepBody}>
        {filters.map((clause, index) => (
          <Token
            key={index}
            isBare
            label={sayFilter(clause, columns)}
            onRemove={() => setQuery(removeClause(query, 0, 'filters', index))}
          >
            {(close) => <ClauseEditor list="filters" stage={0} index={index} close={close} />}
          </Token>
        ))}
        <AddButton label={t('Add filter')} icon="plus" isBare>
          {(close) => (
            <ClauseEditor
              list="filters"
              stage={0}
              index={null}
              close={close}
              onChange={(clause) => setQuery(addClause(query, 0, 'filters', clause))}
            />
          )}
        </AddButton>
      </div>
      {looseErrors(description).map((said) => (
        <p key={said} className={styles.loose} role="alert">
          {said}
        </p>
      ))}
    </BuildingContext>
  )
}
