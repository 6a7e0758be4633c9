/** A form of an action that is filled in. */
import { useMemo, useState } from 'react'
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { RowValues, ShownAction } from '../../api/action.ts'
import { refusalOf } from '../../api/refusal.ts'
import { t } from '../../i18n/t.ts'
import { useStable } from '../../lib/use-stable.ts'
import {
  doneText,
  fieldsOf,
  kindOf,
  sentValues,
  textOf,
  wrongNumbers,
  type ActionField,
  type Typed,
} from '../../models/action/index.ts'
import { adviceOf, doubtOf, useExecution, type Doubt } from './use-execution.ts'
import { useRow, type FoundRow } from './use-row.ts'

export interface ActionFormOptions {
  action: ShownAction
  /** Where it is carried out. */
  path: string
  /** Values that are not asked for, such as the key of a row or those of filters. */
  given?: RowValues
  /** @param said What the person reads. */
  onDone(said: string): void
}

export interface OpenForm {
  /** Those that are shown. */
  fields: readonly ActionField[]
  /** Ids of those that are not asked for. */
  fixed: ReadonlySet<string>
  values: Typed
  found: FoundRow
  isRunning: boolean
  errors: Readonly<Record<string, string>>
  problem: string | null
  doubt: Doubt
  set(id: string, text: string): void
  submit(): void
  startOver(): void
}

const NOTHING: RowValues = {}

export function useActionForm({ action, path, given = NOTHING, onDone }: ActionFormOptions): OpenForm {
  const fields = useMemo(() => fieldsOf(action).filter(({ isHidden }) => !isHidden), [action])
  const fixed = new Set(Object.keys(given))
  const [typed, setTyped] = useState<Typed>({})
  const [complaint, setComplaint] = useState<Readonly<Record<string, string>> | string | null>(null)
  const found = useRow(path, useStable(rowKeyOf(fields, { typed, given, isGuest: kindOf(action) === null })))
  const values = valuesOf(fields, { typed, given, row: found.row })
  const execution = useExecution(path, (answer) => {
    setTyped({})
    onDone(doneText(action, answer))
  })
  const refusal = refusalOf(
    execution.error,
    fields.map(({ id }) => id),
  )

  function submit(): void {
    const wrong = wrongNumbers(fields, values)
    const sent = sentValues(fields, values, found.row, fixed)
    const isIdle = changesNothing(fields, { sent, fixed, row: found.row })
    if (wrong.length > 0) setComplaint(Object.fromEntries(wrong.map(({ id }) => [id, t('Enter a number.')])))
    else setComplaint(isIdle ? t('You have not changed anything.') : null)
    if (wrong.length === 0 && !isIdle) execution.run(sent)
  }

  return {
    fields,
    fixed,
    values,
    found,
    isRunning: execution.isRunning,
    doubt: doubtOf(execution.error),
    errors: typeof complaint === 'object' && complaint !== null ? complaint : refusal.fields,
    problem: problemOf(execution.error, refusal, complaint),
    set(id, text) {
      setComplaint(null)
      // What was typed for one row is not meant for another.
      const isKey = fields.some((field) => field.id === id && field.isKey)
      setTyped((before) => (isKey ? { [id]: text } : { ...before, [id]: text }))
    },
    submit,
    startOver: execution.reset,
  }
}

interface KeySources {
  typed: Typed
  given: RowValues
  /** Guests do not know which field is the key: what is given may be it. */
  isGuest: boolean
}

/** What names the row that is read; null while nothing does. */
function rowKeyOf(fields: readonly ActionField[], { typed, given, isGuest }: KeySources): RowValues | null {
  const keys = isGuest
    ? fields.filter(({ id }) => ownValue(given, id) !== undefined)
    : fields.filter((one) => one.isKey)
  const texts = keys.map((key) => [key.id, ownValue(typed, key.id) ?? textOf(key, ownValue(given, key.id))])
  const named = sentValues(keys, Object.fromEntries(texts))
  return Object.keys(named).length === 0 || wrongNumbers(keys, Object.fromEntries(texts)).length > 0 ? null : named
}

interface Sent {
  sent: RowValues
  fixed: ReadonlySet<string>
  row: RowValues | null
}

/** Whether a row that is there would stay the same. */
function changesNothing(fields: readonly ActionField[], { sent, fixed, row }: Sent): boolean {
  if (row === null || Object.keys(row).length === 0) return false
  const open = fields.filter(({ id, isKey }) => !isKey && !fixed.has(id))
  return open.length > 0 && open.every(({ id }) => ownValue(sent, id) === undefined)
}

function problemOf(error: Error | null, refusal: ReturnType<typeof refusalOf>, complaint: unknown): string | null {
  if (typeof complaint === 'string') return complaint
  if (error === null || Object.keys(refusal.fields).length > 0) return null
  return adviceOf(refusal.general === undefined ? error : Object.assign(error, { message: refusal.general }))
}

interface Sources {
  typed: Typed
  given: RowValues
  row: RowValues | null
}

/** What was typed, else what is given, else what the row has, else the default. */
function valuesOf(fields: readonly ActionField[], { typed, given, row }: Sources): Typed {
  const first = (field: ActionField): string => {
    const own = ownValue(typed, field.id)
    if (own !== undefined) return own
    const sources = [ownValue(given, field.id), row === null ? undefined : ownValue(row, field.id)]
    return textOf(field, sources.find((one) => one !== undefined) ?? field.defaultValue)
  }
  return Object.fromEntries(fields.map((field) => [field.id, first(field)]))
}
