import { useQuery } from '@tanstack/react-query'
import { tableMetadataOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { PickerButton } from '../../../ui/Picker/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import {
  changeJoin,
  condition,
  isNative,
  joinFields,
  joinsOf,
  readCondition,
  sameColumn,
  type Column,
  type JoinStrategy,
} from '../draft/index.ts'
import { columnIcon } from './column-icon.ts'
import { useBuilding } from './context.ts'
import styles from './builder.module.css'

interface JoinEditorProps {
  stage: number
  index: number
  /** What the rows have before the join. */
  left: readonly Column[]
}

const strategies = (): { id: JoinStrategy; label: string; feature: string }[] => [
  { id: 'left-join', label: t('All rows, with what fits'), feature: 'left-join' },
  { id: 'inner-join', label: t('Only rows that fit'), feature: 'inner-join' },
  { id: 'right-join', label: t('All joined rows, with what fits'), feature: 'right-join' },
  { id: 'full-join', label: t('All rows of both'), feature: 'full-join' },
]
const OPERATORS = ['=', '!=', '<', '<=', '>', '>='] as const

/** How a join fits rows together, and which of its columns come along. Changes show at once. */
export function JoinEditor({ stage, index, left }: JoinEditorProps) {
  const { query, features, edit } = useBuilding()
  const join = joinsOf(query, stage)[index]
  const [first] = join?.stages ?? []
  const source = first === undefined || isNative(first) ? undefined : (first['source-table'] ?? first['source-card'])
  const isCard = first !== undefined && !isNative(first) && first['source-card'] !== undefined
  const { data: table } = useQuery({
    ...tableMetadataOptions(isCard ? `card__${source}` : (source ?? 0)),
    enabled: source !== undefined,
  })
  if (join === undefined) return null
  const right = (table?.fields ?? []).map((field) => columnOfField(field as never, isCard))
  const offered = strategies().filter(({ feature }) => features.length === 0 || features.includes(feature))
  const change = (label: string, next: Parameters<typeof changeJoin>[3]) =>
    edit(label, (before) => changeJoin(before, stage, index, next))
  const optionsOf = (columns: readonly Column[]) =>
    columns.map((column, at) => ({
      id: String(at),
      label: column.display_name,
      icon: columnIcon(column),
      ...(column.join_alias !== null && { section: column.join_alias }),
    }))
  const pairs = join.conditions.map(readCondition)
  const setPair = (at: number, pair: { left?: Column; right?: Column; operator?: string }) => {
    const old = pairs[at]
    const from = pair.left?.ref ?? old?.pair[0]
    const to = pair.right?.ref ?? old?.pair[1]
    if (from === undefined || to === undefined) return
    const next = condition([from, to], join.alias, pair.operator ?? old?.operator ?? '=')
    change(t('Change a join'), { conditions: join.conditions.with(at, next) })
  }
  const placeOf = (columns: readonly Column[], ref: Column['ref'] | undefined) => {
    const at =
      ref === undefined ? -1 : columns.findIndex((column) => sameColumn(column.ref, withoutAlias(ref, columns)))
    return at < 0 ? null : String(at)
  }
  const fields = Array.isArray(join.fields) ? join.fields : null
  return (
    <div className={styles.form}>
      <Select
        label={t('Which rows')}
        options={offered}
        value={join.strategy ?? 'left-join'}
        onChange={(strategy) => change(t('Change a join'), { strategy })}
      />
      {join.conditions.map((_, at) => {
        const pair = pairs[at]
        return (
          <div key={at} className={styles.row}>
            {pair === null || pair === undefined ? (
              <span className={styles.said}>{t('A formula')}</span>
            ) : (
              <>
                <PickerButton
                  label={t('Column of the rows so far')}
                  options={optionsOf(left)}
                  value={placeOf(left, pair.pair[0])}
                  onChange={(id) => setPair(at, { ...(left[Number(id)] && { left: left[Number(id)] as Column }) })}
                />
                <Select
                  aria-label={t('Condition')}
                  isQuiet
                  options={OPERATORS.map((id) => ({ id: id as string, label: id }))}
                  value={pair.operator}
                  onChange={(operator) => setPair(at, { operator })}
                />
                <PickerButton
                  label={t('Column of {table}', { table: join.alias })}
                  options={optionsOf(right)}
                  value={placeOf(right, pair.pair[1])}
                  onChange={(id) => setPair(at, { ...(right[Number(id)] && { right: right[Number(id)] as Column }) })}
                />
              </>
            )}
            {join.conditions.length > 1 && (
              <IconButton
                icon="close"
                label={t('Remove the condition')}
                isSmall
                onPress={() => change(t('Change a join'), { conditions: join.conditions.toSpliced(at, 1) })}
              />
            )}
          </div>
        )
      })}
      <Button
        icon="plus"
        isSmall
        variant="quiet"
        isDisabled={left[0] === undefined || right[0] === undefined}
        onPress={() => {
          const [one, other] = [left[0], right[0]]
          if (one === undefined || other === undefined) return
          change(t('Change a join'), { conditions: [...join.conditions, condition([one.ref, other.ref], join.alias)] })
        }}
      >
        {t('One more condition')}
      </Button>
      <PickerButton
        label={t('Columns of {table}', { table: join.alias })}
        text={
          fields === null
            ? join.fields === 'none'
              ? t('No columns')
              : t('All columns')
            : t('{n} columns', { n: fields.length })
        }
        isMulti
        options={optionsOf(right)}
        value={right.flatMap((column, at) =>
          join.fields === 'none' ||
          (fields !== null && !fields.some((ref) => sameColumn(withoutAlias(ref, right), column.ref)))
            ? []
            : [String(at)],
        )}
        onChange={(ids) => {
          const all = right.map(({ ref }) => [ref[0], { ...ref[1], 'join-alias': join.alias }, ref[2]] as const)
          const chosen = all.filter((_ref, at) => ids.includes(String(at)))
          change(t('Columns of a join'), { fields: joinFields(chosen, all) })
        }}
      />
    </div>
  )
}

/** Columns of the joined table are known without the alias that the join gives them. */
function withoutAlias(ref: Column['ref'], columns: readonly Column[]): Column['ref'] {
  if (columns.some((column) => sameColumn(column.ref, ref))) return ref
  const { 'join-alias': _alias, ...options } = ref[1]
  return [ref[0], options, ...ref.slice(2)]
}

function columnOfField(field: Column, isNamed: boolean): Column {
  const { id, name, display_name, base_type, effective_type, semantic_type } = field
  const ref: Column['ref'] = isNamed ? ['field', { 'base-type': base_type }, name] : ['field', {}, id]
  return {
    id,
    name,
    display_name,
    base_type,
    effective_type: effective_type ?? base_type,
    semantic_type,
    table_id: null,
    join_alias: null,
    ref,
  }
}
