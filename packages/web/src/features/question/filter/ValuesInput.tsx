import { useCallback, useState } from 'react'
import { fieldValues } from '../../../api/field.ts'
import { t } from '../../../i18n/t.ts'
import { exactNumber } from '../../../lib/exact-json.ts'
import { TextInput } from '../../../ui/Form/index.ts'
import { Picker, type PickerOption } from '../../../ui/Picker/index.ts'
import type { Column } from '../../../models/question/index.ts'
import styles from '../builder/builder.module.css'

interface ValuesInputProps {
  column: Column
  isNumber: boolean
  /** Values of the column are offered. */
  isChosen: boolean
  values: readonly unknown[]
  onChange(values: readonly unknown[]): void
}

/** Several values: chosen from those that the column holds, or typed with commas between them. */
export function ValuesInput({ column, isNumber, isChosen, values, onChange }: ValuesInputProps) {
  const [text, setText] = useState(values.join(', '))
  const id = column.id
  const search = useCallback(
    async (typed: string, signal: AbortSignal): Promise<PickerOption[]> => {
      const offered = await fieldValues(id ?? 0, typed, signal)
      const options = offered
        .filter(([value]) => value !== null && value !== '')
        .map(([value, label]) => ({ id: String(value), label: String(label ?? value) }))
      // What the database did not find may still be what is meant.
      return typed === '' || options.some((one) => one.id === typed)
        ? options
        : [...options, { id: typed, label: t('Use “{text}”', { text: typed }) }]
    },
    [id],
  )
  if (isChosen && id !== null && !isNumber) {
    const known = values.map((value) => ({ id: String(value), label: String(value) }))
    return (
      <div className={styles.values}>
        <Picker
          label={t('Values of {column}', { column: column.display_name })}
          search={search}
          known={known}
          isMulti
          value={values.map(String)}
          onChange={onChange}
        />
      </div>
    )
  }
  return (
    <TextInput
      label={t('Values, separated by commas')}
      value={text}
      autoFocus
      onChange={(typed) => {
        setText(typed)
        onChange(readValues(typed, isNumber))
      }}
    />
  )
}

/** Digits that a number would not hold stay a text, which the server reads exactly. */
function readValues(text: string, isNumber: boolean): unknown[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (!isNumber) return parts
  return parts.flatMap((part): unknown[] => {
    return Number.isNaN(Number(part)) ? [] : [exactNumber(part)]
  })
}
