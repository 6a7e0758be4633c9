import { useMemo, type KeyboardEvent } from 'react'
import {
  functionName,
  offeredFunctions,
  print,
  signature,
  type Clause,
  type LanguageClause,
  type TextContext,
} from '@querent/query/text/index.ts'
import { t } from '../../../i18n/t.ts'
import { typeWords } from '../../../i18n/type-words.ts'
import { Picker, type PickerOption } from '../../../ui/Picker/index.ts'
import styles from './formula.module.css'

interface FunctionBrowserProps {
  context: TextContext
  onChoose(clause: LanguageClause): void
  onClose(): void
}

/** The functions that a formula may call, by subject, to be searched and inserted. */
export function FunctionBrowser({ context, onChoose, onClose }: FunctionBrowserProps) {
  const offered = useMemo(() => offeredFunctions(context), [context])
  const options = useMemo(() => offered.map((clause) => optionOf(clause, context)), [offered, context])

  // What is typed goes before the list: Escape clears it first.
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (event.target instanceof HTMLInputElement && event.target.value !== '')) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <div
      className={styles.functions}
      onKeyDownCapture={onKey}
      // Enter inserts and does not send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      <Picker
        label={t('Functions')}
        isWide
        options={options}
        value={null}
        onChange={(name) => {
          const clause = offered.find((one) => one.name === name)
          if (clause !== undefined) onChoose(clause)
        }}
      />
    </div>
  )
}

function optionOf(clause: LanguageClause, { language }: TextContext): PickerOption {
  const example = print(clause.example as Clause, { kind: 'expression', language, columns: [] })
  return {
    id: clause.name,
    label: functionName(clause.name),
    section: subjectTitle(clause.subject),
    description: clause.help,
    lines: [
      signature(clause),
      clause.result === null
        ? t('Returns: same type as the arguments')
        : t('Returns: {type}', { type: typeWords(clause.result) }),
      t('Example: {formula}', { formula: example.replaceAll(/\s+/g, ' ') }),
    ],
  }
}

function subjectTitle(subject: string): string {
  switch (subject) {
    case 'filter':
      return t('Conditions')
    case 'date':
      return t('Dates and times')
    case 'number':
      return t('Numbers')
    case 'text':
      return t('Text')
    case 'value':
      return t('Any values')
    default:
      return t('Summaries')
  }
}
