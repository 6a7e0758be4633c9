import { useState, type FormEvent } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { NumberInput, TextInput } from '../../../ui/Form/index.ts'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { kindOf } from '../../../lib/columns/kind.ts'
import {
  arityOf,
  makeFilter,
  operatorsFor,
  type Clause,
  type Column,
  type CompareOperator,
  type FilterParts,
} from '../../../models/question/index.ts'
import { sayOperator } from './say-operator.ts'
import { ValuesInput } from './ValuesInput.tsx'
import styles from '../builder/builder.module.css'

interface CompareEditorProps {
  column: Column
  parts: FilterParts | null
  onDone(clause: Clause): void
}

const SEARCHES = new Set<CompareOperator>(['contains', 'does-not-contain', 'starts-with', 'ends-with'])

/** What is asked of numbers, texts, keys, times of day and truths. */
export function CompareEditor({ column, parts, onDone }: CompareEditorProps) {
  const before = parts?.kind === 'compare' ? parts : null
  const kind = kindOf(column)
  const operators = operatorsFor(kind)
  const [operator, setOperator] = useState<CompareOperator>(before?.operator ?? firstOperator(column))
  const [values, setValues] = useState<readonly unknown[]>(before?.values ?? (kind === 'boolean' ? [true] : []))
  const [isExact, setExact] = useState(before?.caseSensitive ?? false)
  const arity = arityOf(operator)
  const given = values.filter((value) => value !== null && value !== '')
  const isReady = arity === 0 || given.length > 0
  const isNumber = kind === 'number' || kind === 'coordinate' || (kind === 'id' && !isText(column))

  function save(event?: FormEvent): void {
    event?.preventDefault()
    if (!isReady) return
    const kept =
      arity === 0 ? [] : arity === 2 ? [values[0] ?? null, values[1] ?? null] : arity === 1 ? given.slice(0, 1) : given
    onDone(
      makeFilter({
        kind: 'compare',
        column: before?.column ?? column.ref,
        operator,
        values: kept,
        ...(SEARCHES.has(operator) && { caseSensitive: isExact }),
      }),
    )
  }

  const one = (at: number, label: string) =>
    isNumber ? (
      <NumberInput
        aria-label={label}
        placeholder={label}
        value={typeof values[at] === 'number' ? values[at] : null}
        onChange={(value) => setValues(withAt(values, at, value))}
        autoFocus={at === 0}
        isLive
        formatOptions={{ maximumFractionDigits: 20, useGrouping: false }}
      />
    ) : (
      <TextInput
        aria-label={label}
        placeholder={kind === 'time' ? t('Such as 14:30') : label}
        value={String(values[at] ?? '')}
        onChange={(value) => setValues(withAt(values, at, value))}
        autoFocus={at === 0}
      />
    )

  return (
    <form className={styles.formBody} onSubmit={save}>
      <Select<CompareOperator>
        aria-label={t('Condition')}
        options={operators.map((id) => ({ id, label: sayOperator(id) }))}
        value={operator}
        onChange={(id) => setOperator(id)}
      />
      {kind === 'boolean' && arity !== 0 ? (
        <Segmented
          label={column.display_name}
          segments={[
            { id: 'true', label: t('true') },
            { id: 'false', label: t('false') },
          ]}
          value={values[0] === false ? 'false' : 'true'}
          onChange={(id) => setValues([id === 'true'])}
        />
      ) : arity === 'many' ? (
        <ValuesInput
          column={column}
          isNumber={isNumber}
          isChosen={!SEARCHES.has(operator)}
          values={values}
          onChange={setValues}
        />
      ) : (
        <>
          {arity !== 0 && one(0, arity === 2 ? t('From') : t('Value'))}
          {arity === 2 && one(1, t('To'))}
        </>
      )}
      {SEARCHES.has(operator) && (
        <Checkbox isSelected={isExact} onChange={setExact}>
          {t('Case sensitive')}
        </Checkbox>
      )}
      <Button type="submit" variant="primary" isDisabled={!isReady}>
        {parts === null ? t('Add filter') : t('Change filter')}
      </Button>
    </form>
  )
}

/** Of a number that was computed nobody knows a value beforehand; a range is asked for. */
function firstOperator(column: Column): CompareOperator {
  const kind = kindOf(column)
  return kind === 'number' && column.id === null ? 'between' : (operatorsFor(kind)[0] ?? 'not-null')
}

const isText = ({ effective_type }: Column) => /Text|UUID|\*/.test(effective_type)

function withAt(values: readonly unknown[], at: number, value: unknown): unknown[] {
  const next: unknown[] = [values[0] ?? null, values[1] ?? null]
  next[at] = value
  return next
}
