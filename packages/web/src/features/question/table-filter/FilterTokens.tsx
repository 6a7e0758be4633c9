import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { databaseOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import {
  addClause,
  clausesOf,
  columnsFor,
  looseErrors,
  removeClause,
  sayFilter,
  type Description,
  type StagedQuery,
} from '../../../models/question/index.ts'
import { AddButton } from '../builder/AddButton.tsx'
import { ClauseEditor } from '../builder/ClauseEditor.tsx'
import { BuildingContext, type Building } from '../builder/context.ts'
import { useReached, withReached } from '../state/use-reached.ts'
import { Token } from '../builder/Token.tsx'
import styles from '../builder/builder.module.css'

const NONE: ReadonlySet<string> = new Set()

interface FilterTokensProps {
  query: StagedQuery
  description: Description | null
  onChange(recipe: (query: StagedQuery) => StagedQuery): void
  /** Also by columns of tables that keys lead to. */
  isLinked?: boolean
}

/** The filters of a query's first stage, without its other steps. */
export function FilterTokens({ query, description, onChange, isLinked = false }: FilterTokensProps) {
  const { data } = useQuery(databaseOptions(query.database))
  const filters = clausesOf(query, 0, 'filters')
  const reached = useReached(isLinked ? description : null)
  const named = useMemo(() => withReached(description, reached), [description, reached])
  const [formulas] = useState<Building['formulas']>(() => new Map())
  const building = useMemo<Building>(
    () => ({
      query,
      description: named,
      features: data?.features ?? [],
      running: query,
      muted: NONE,
      formulas,
      guessed: { at: null },
      onMute: () => {},
      columnsOf: (kind, stage) => columnsFor(kind, stage, named),
      edit: (_label, recipe) => onChange(recipe),
    }),
    [query, named, data, formulas, onChange],
  )
  const columns = columnsFor('filters', 0, named)
  return (
    <BuildingContext value={building}>
      <div className={styles.stepBody}>
        {filters.map((clause, index) => (
          <Token
            key={index}
            isBare
            label={sayFilter(clause, columns)}
            onRemove={() => onChange((before) => removeClause(before, 0, 'filters', index))}
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
              onChange={(clause) => onChange((before) => addClause(before, 0, 'filters', clause))}
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
