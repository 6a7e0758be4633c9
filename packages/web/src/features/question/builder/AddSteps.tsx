import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tableMetadataOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import {
  addClause,
  addJoin,
  addStage,
  areNamesakes,
  clausesOf,
  guessPairs,
  isGrouped,
  joinsOf,
  setLimit,
  type ClauseList,
  type Column,
} from '../../../models/question/index.ts'
import { AddButton } from './AddButton.tsx'
import { ClauseEditor } from './ClauseEditor.tsx'
import { BuildingContext, useBuilding, type Building } from './context.ts'
import { columnOfField, joinKey, tablesOf, withKeys } from './key-columns.ts'
import { LimitEditor } from './LimitEditor.tsx'
import { SourcePicker, type ChosenSource } from './SourcePicker.tsx'
import styles from './builder.module.css'

type List = Exclude<ClauseList, 'fields'>

interface Offered {
  list: List
  label: string
  icon: IconName
}

const MOST_JOINS = 8

/** What else the stage can do: steps that it does not have yet, each at its place. After groups come stages of their own. */
export function AddSteps({ stage, isLast }: { stage: number; isLast: boolean }) {
  const { query, edit } = useBuilding()
  const hasLimit = (query.stages[stage] as { limit?: number } | undefined)?.limit !== undefined
  const lists: Offered[] = [
    { list: 'filters', label: t('Filter'), icon: 'filter' },
    { list: 'aggregation', label: t('Summarize'), icon: 'summarize' },
    { list: 'breakout', label: t('Group by'), icon: 'group-by' },
    { list: 'expressions', label: t('Custom column'), icon: 'expression' },
    { list: 'order-by', label: t('Sort'), icon: 'sort' },
  ]
  return (
    <>
      <div className={styles.add}>
        <Clauses stage={stage} lists={lists.filter(({ list }) => clausesOf(query, stage, list).length === 0)} />
        {joinsOf(query, stage).length < MOST_JOINS && <AddJoin stage={stage} label={t('Join')} />}
        {!hasLimit && (
          <AddButton label={t('Limit')} icon="limit">
            {(close) => (
              <LimitEditor
                limit={null}
                close={close}
                onChange={(rows) => edit(t('Limit rows'), (before) => setLimit(before, stage, rows))}
              />
            )}
          </AddButton>
        )}
      </div>
      {isLast && isGrouped(query.stages[stage]) && (
        <>
          <p className={styles.stage}>{t('After grouping')}</p>
          <AfterGroups />
        </>
      )}
    </>
  )
}

/** A button a clause, which opens the editor of a new one. */
function Clauses({ stage, lists }: { stage: number; lists: readonly Offered[] }) {
  const { edit } = useBuilding()
  return lists.map(({ list, label, icon }) => (
    <AddButton key={list} label={label} icon={icon} isBare>
      {(close) => (
        <ClauseEditor
          list={list}
          stage={stage}
          index={null}
          close={close}
          onChange={(clause) => edit(label, (before) => addClause(before, stage, list, clause))}
        />
      )}
    </AddButton>
  ))
}

/** Joins a table; what it goes by is chosen then, where nobody can know it. */
function AddJoin({ stage, label }: { stage: number; label: string }) {
  const client = useQueryClient()
  const { query, edit, columnsOf, guessed } = useBuilding()

  async function join({ source, name }: ChosenSource, close: () => void): Promise<void> {
    close()
    const left = columnsOf('joins', stage)
    const id = source.kind === 'table' ? source.id : `card__${source.id}`
    const table = await client.fetchQuery(tableMetadataOptions(id))
    const tables = await Promise.all(tablesOf(left).map(async (one) => client.fetchQuery(tableMetadataOptions(one))))
    const ours = withKeys(left, tables)
    const theirs = (table.fields ?? []).map((field) => columnOfField(field, source.kind !== 'table'))
    const pairs = guessPairs(ours, theirs)
    guessed.at = areNamesakes(pairs, ours, theirs) ? joinKey(stage, joinsOf(query, stage).length) : null
    edit(t('Join {name}', { name }), (before) => addJoin(before, stage, source, name, pairs))
  }

  return (
    <AddButton label={label} icon="join" isBare>
      {(close) => (
        <SourcePicker
          label={t('Join with')}
          database={query.database}
          hasMetrics={false}
          onChange={(chosen) => void join(chosen, close)}
        />
      )}
    </AddButton>
  )
}

/** What can be done with groups belongs to a stage of their own, which begins with the first of it. */
function AfterGroups() {
  const building = useBuilding()
  const { description, query, running, edit } = building
  const after = useMemo<Building>(() => {
    const columns = (description?.stages.at(-1)?.columns ?? []).map((column): Column => ({
      ...column,
      ref: ['field', { 'base-type': column.base_type }, column.name],
    }))
    return {
      ...building,
      query: addStage(query),
      running: addStage(running),
      columnsOf: () => columns,
      edit: (label, recipe) => edit(label, (before) => recipe(addStage(before))),
    }
  }, [building, description, query, running, edit])
  return (
    <BuildingContext value={after}>
      <div className={styles.add} role="group" aria-label={t('After grouping')}>
        <Clauses stage={query.stages.length} lists={listsOfGroups()} />
        <AddJoin stage={query.stages.length} label={t('Join groups')} />
      </div>
    </BuildingContext>
  )
}

const listsOfGroups = (): Offered[] => [
  { list: 'filters', label: t('Filter groups'), icon: 'filter' },
  { list: 'aggregation', label: t('Summarize groups'), icon: 'summarize' },
  { list: 'breakout', label: t('Group again'), icon: 'group-by' },
  { list: 'expressions', label: t('Custom column after grouping'), icon: 'expression' },
]
