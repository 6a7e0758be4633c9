import { useQueryClient } from '@tanstack/react-query'
import { tableMetadataOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import {
  addClause,
  addJoin,
  addStage,
  clausesOf,
  guessPairs,
  isGrouped,
  joinsOf,
  setLimit,
  type ClauseList,
  type Column,
} from '../draft/index.ts'
import { AddButton } from './AddButton.tsx'
import { ClauseEditor } from './ClauseEditor.tsx'
import { useBuilding } from './context.ts'
import { FilterEditor } from '../filter/FilterEditor.tsx'
import { LimitEditor } from './LimitEditor.tsx'
import { SourcePicker, type ChosenSource } from './SourcePicker.tsx'
import styles from './builder.module.css'

type List = Exclude<ClauseList, 'fields'>

/** What else the stage can do: steps that it does not have yet, each at its place. After groups come stages of their own. */
export function AddSteps({ stage, isLast }: { stage: number; isLast: boolean }) {
  const client = useQueryClient()
  const { query, edit, columnsOf } = useBuilding()
  const missing = (list: List) => clausesOf(query, stage, list).length === 0
  const hasLimit = (query.stages[stage] as { limit?: number } | undefined)?.limit !== undefined
  const isGroup = isGrouped(query.stages[stage])
  const lists: { list: List; label: string; icon: IconName }[] = [
    { list: 'filters', label: t('Filter'), icon: 'filter' },
    { list: 'aggregation', label: t('Summarize'), icon: 'summarize' },
    { list: 'breakout', label: t('Group by'), icon: 'group-by' },
    { list: 'expressions', label: t('Custom column'), icon: 'expression' },
    { list: 'order-by', label: t('Sort'), icon: 'sort' },
  ]

  async function join({ source, name }: ChosenSource, close: () => void): Promise<void> {
    close()
    const left = columnsOf('joins', stage)
    const id = source.kind === 'table' ? source.id : `card__${source.id}`
    const table = await client.fetchQuery(tableMetadataOptions(id))
    const sources = [...new Set(left.flatMap(({ table_id }) => table_id ?? []))]
    const tables = await Promise.all(sources.map(async (one) => client.fetchQuery(tableMetadataOptions(one))))
    const targets = new Map(
      tables.flatMap(({ fields = [] }) => fields.map((field) => [field.id, field.fk_target_field_id ?? null])),
    )
    const ours = left.map((column) => ({ ...column, fk_target_field_id: targets.get(column.id ?? -1) ?? null }))
    const theirs = (table.fields ?? []).map((field) => ({
      ...(field as unknown as Column),
      fk_target_field_id: field.fk_target_field_id ?? null,
      ref: (source.kind === 'table'
        ? ['field', {}, field.id]
        : ['field', { 'base-type': field.base_type }, field.name]) as Column['ref'],
    }))
    const guessed = guessPairs(ours, theirs)
    const [one, other] = [ours[0], theirs[0]]
    const pairs =
      guessed.length > 0 || one === undefined || other === undefined ? guessed : [[one.ref, other.ref] as const]
    edit(t('Join {name}', { name }), (before) => addJoin(before, stage, source, name, pairs))
  }

  return (
    <div className={styles.add}>
      {lists
        .filter(({ list }) => missing(list))
        .map(({ list, label, icon }) => (
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
        ))}
      {joinsOf(query, stage).length < 8 && (
        <AddButton label={t('Join')} icon="join" isBare>
          {(close) => (
            <SourcePicker
              label={t('Join with')}
              database={query.database}
              hasMetrics={false}
              onChange={(chosen) => void join(chosen, close)}
            />
          )}
        </AddButton>
      )}
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
      {isLast && isGroup && (
        <AddButton label={t('Filter groups')} icon="filter" isBare>
          {(close) => <AfterGroups close={close} />}
        </AddButton>
      )}
    </div>
  )
}

/** Filters of groups belong to a stage of their own, which begins with the first of them. */
function AfterGroups({ close }: { close(): void }) {
  const { description, query, edit } = useBuilding()
  const columns = (description?.stages.at(-1)?.columns ?? []).map((column) => ({
    ...column,
    ref: ['field', { 'base-type': column.base_type }, column.name] as Column['ref'],
  }))
  const stage = query.stages.length
  return (
    <FilterEditor
      stage={stage}
      columns={columns}
      clause={null}
      close={close}
      onChange={(clause) => edit(t('Filter groups'), (before) => addClause(addStage(before), -1, 'filters', clause))}
    />
  )
}
