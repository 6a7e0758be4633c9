import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tableMetadataOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { PickerButton, type PickerOption } from '../../../ui/Picker/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import {
  changeJoin,
  condition,
  guessOf,
  isNative,
  joinFields,
  joinsOf,
  readCondition,
  sameColumn,
  type Column,
  type JoinStrategy,
  type KeyColumn,
} from '../../../models/question/index.ts'
import { columnIcon } from './column-icon.ts'
import { useBuilding } from './context.ts'
import { columnOfField, tablesOf, withKeys } from './key-columns.ts'
import styles from './builder.module.css'

interface JoinEditorProps {
  stage: number
  index: number
  /** What the rows have before the join. */
  left: readonly Column[]
}

const strategies = (): { id: JoinStrategy; label: string; feature: string }[] => [
  { id: 'left-join', label: t('All rows, with matches'), feature: 'left-join' },
  { id: 'inner-join', label: t('Only matching rows'), feature: 'inner-join' },
  { id: 'right-join', label: t('All rows of the joined table, with matches'), feature: 'right-join' },
  { id: 'full-join', label: t('All rows of both tables'), feature: 'full-join' },
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
  const tables = useQueries({ queries: tablesOf(left).map(tableMetadataOptions) })
  const [begun, setBegun] = useState<PartOfPair | null>(null)
  if (join === undefined) return null
  const open = begun ?? (join.conditions.length === 0 ? {} : null)
  const right = (table?.fields ?? []).map((field) => columnOfField(field, isCard))
  const keys = withKeys(
    left,
    tables.flatMap(({ data }) => data ?? []),
  )
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
  const setPair = (at: number, pair: PartOfPair) => {
    const old = pairs[at]
    const from = pair.left?.ref ?? old?.pair[0]
    const to = pair.right?.ref ?? old?.pair[1]
    if (from === undefined || to === undefined) return
    const next = condition([from, to], join.alias, pair.operator ?? old?.operator ?? '=')
    change(t('Change a join'), { conditions: join.conditions.with(at, next) })
  }
  // One that is begun counts when both its columns are chosen.
  const setOpen = (part: PartOfPair) => {
    const { left: from, right: to, operator } = { ...open, ...part }
    if (from === undefined || to === undefined) return setBegun({ ...open, ...part })
    setBegun(null)
    const next = condition([from.ref, to.ref], join.alias, operator ?? '=')
    change(t('Change a join'), { conditions: [...join.conditions, next] })
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
        const [from, to] = [placeOf(left, pair?.pair[0]), placeOf(right, pair?.pair[1])]
        const guess = pair?.operator === '=' ? sayGuess(keys[Number(from ?? -1)], right[Number(to ?? -1)]) : null
        return (
          <div key={at}>
            <div className={styles.row}>
              {pair === null || pair === undefined ? (
                <span className={styles.said}>{t('A formula')}</span>
              ) : (
                <PairInput
                  table={join.alias}
                  left={optionsOf(left)}
                  right={optionsOf(right)}
                  value={{ from, to, operator: pair.operator }}
                  onLeft={(place) => setPair(at, { left: left[place] })}
                  onRight={(place) => setPair(at, { right: right[place] })}
                  onOperator={(operator) => setPair(at, { operator })}
                />
              )}
              <IconButton
                icon="close"
                label={t('Remove the condition')}
                isSmall
                onPress={() => change(t('Change a join'), { conditions: join.conditions.toSpliced(at, 1) })}
              />
            </div>
            {guess !== null && <p className={styles.guess}>{guess}</p>}
          </div>
        )
      })}
      {open !== null && (
        <div>
          <div className={styles.row}>
            <PairInput
              table={join.alias}
              left={optionsOf(left)}
              right={optionsOf(right)}
              value={{
                from: placeOf(left, open.left?.ref),
                to: placeOf(right, open.right?.ref),
                operator: open.operator ?? '=',
              }}
              onLeft={(place) => setOpen({ left: left[place] })}
              onRight={(place) => setOpen({ right: right[place] })}
              onOperator={(operator) => setOpen({ operator })}
            />
          </div>
          {join.conditions.length === 0 && (
            <p className={styles.guess}>{t('Choose the columns to join on. Until then, the question does not run.')}</p>
          )}
        </div>
      )}
      {open === null && (
        <Button icon="plus" isSmall variant="quiet" onPress={() => setBegun({})}>
          {t('Add a condition')}
        </Button>
      )}
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
          change(t('Join columns'), { fields: joinFields(chosen, all) })
        }}
      />
    </div>
  )
}

/** A condition as far as it is chosen. */
interface PartOfPair {
  left?: Column | undefined
  right?: Column | undefined
  operator?: string
}

interface PairInputProps {
  /** The joined table. */
  table: string
  left: PickerOption[]
  right: PickerOption[]
  /** Places of the columns; null where none is chosen. */
  value: { from: string | null; to: string | null; operator: string }
  onLeft(place: number): void
  onRight(place: number): void
  onOperator(operator: string): void
}

/** A column of the rows so far, how it compares, and one of the joined table. */
function PairInput({ table, left, right, value, onLeft, onRight, onOperator }: PairInputProps) {
  return (
    <>
      <PickerButton
        label={t('Left column')}
        placeholder={t('Choose…')}
        options={left}
        value={value.from}
        onChange={(id) => onLeft(Number(id))}
      />
      <Select
        aria-label={t('Condition')}
        isQuiet
        options={OPERATORS.map((id) => ({ id: id as string, label: id }))}
        value={value.operator}
        onChange={onOperator}
      />
      <PickerButton
        label={t('Column of {table}', { table })}
        placeholder={t('Choose…')}
        options={right}
        value={value.to}
        onChange={(id) => onRight(Number(id))}
      />
    </>
  )
}

function sayGuess(left: KeyColumn | undefined, right: KeyColumn | undefined): string | null {
  const guess = left && right ? guessOf(left, right) : null
  if (guess === 'key') return t('Joined by the foreign key.')
  return guess === 'name' ? t('Suggested because the columns have the same name. Check that they match.') : null
}

/** Columns of the joined table are known without the alias that the join gives them. */
function withoutAlias(ref: Column['ref'], columns: readonly Column[]): Column['ref'] {
  if (columns.some((column) => sameColumn(column.ref, ref))) return ref
  const { 'join-alias': _alias, ...options } = ref[1]
  return [ref[0], options, ...ref.slice(2)]
}
