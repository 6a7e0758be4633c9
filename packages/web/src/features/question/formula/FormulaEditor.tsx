import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import {
  parse,
  print,
  signatureAt,
  type Language,
  type TextColumn,
  type TextContext,
  type TextKind,
} from '@querent/query/text/index.ts'
import { languageOptions } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Form/index.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { useBuilding } from '../builder/context.ts'
import { clausesOf, nameOf, withOptions, type Clause, type Column } from '../draft/index.ts'
import { withoutBigints } from './exact.ts'
import { Samples } from './Samples.tsx'
import { SignatureLine } from './SignatureLine.tsx'
import styles from './formula.module.css'

const FormulaInput = lazy(async () => import('./FormulaInput.tsx'))

interface FormulaEditorProps {
  kind: TextKind
  stage: number
  columns: readonly Column[]
  /** The clause that is changed; null for a new one. */
  clause: Clause | null
  onChange(clause: Clause): void
  close(): void
}

/** A custom column, filter or summary as text, with a name where it makes a column. */
export function FormulaEditor(props: FormulaEditorProps) {
  const { data: language } = useQuery(languageOptions)
  return language === undefined ? (
    <div className={styles.editor}>
      <Skeleton height={120} />
    </div>
  ) : (
    <Editor {...props} language={language as unknown as Language} />
  )
}

function Editor({
  kind,
  stage,
  columns,
  clause,
  onChange,
  close,
  language,
}: FormulaEditorProps & { language: Language }) {
  const { query, features } = useBuilding()
  const index = kind === 'expression' && clause !== null ? clausesOf(query, stage, 'expressions').indexOf(clause) : -1
  const context = useMemo<TextContext>(
    () => ({
      kind,
      language,
      columns: columns as readonly TextColumn[],
      ...(features.length > 0 && { features }),
      ...(kind === 'aggregation' && { groups: clausesOf(query, stage, 'breakout') }),
    }),
    [kind, language, columns, features, query, stage],
  )
  const [text, setText] = useState(() => (clause === null ? '' : print(clause, context)))
  const [name, setName] = useState(clause === null ? '' : nameIn(kind, clause))
  const [place, setPlace] = useState(text.length)
  const parsed = useMemo(() => parse(text, context), [text, context])
  const errors = text.trim() === '' ? [] : parsed.errors
  const signature = signatureAt(text, place, context)
  const isNamed = kind === 'expression'
  const isReady = parsed.clause !== null && (!isNamed || name.trim() !== '')

  function save(): void {
    if (parsed.clause === null || !isReady) return
    onChange(withName(kind, withoutBigints(parsed.clause), name.trim(), clause))
    close()
  }

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Suspense fallback={<Skeleton height={72} />}>
        <FormulaInput
          label={t('Formula')}
          value={text}
          hint={hintOf(kind)}
          context={context}
          errors={errors}
          onChange={setText}
          onPlace={setPlace}
          onDone={save}
        />
      </Suspense>
      {signature !== null && signature !== undefined && <SignatureLine signature={signature} />}
      {errors[0] !== undefined ? (
        <p className={styles.error} role="alert">
          {errors[0].message}
        </p>
      ) : (
        <p className={styles.type}>
          {parsed.type === undefined ? t('Columns stand in [brackets].') : sayType(parsed.type)}
        </p>
      )}
      {kind !== 'filter' && <Samples kind={kind} stage={stage} index={index} clause={parsed.clause} />}
      {kind !== 'filter' && (
        <TextInput
          label={t('Name')}
          value={name}
          onChange={setName}
          isRequired={isNamed}
          {...(!isNamed && { isOptional: true })}
        />
      )}
      <div className={styles.foot}>
        <Button onPress={close}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" isDisabled={!isReady}>
          {clause === null ? t('Add') : t('Change')}
        </Button>
      </div>
    </form>
  )
}

function nameIn(kind: TextKind, clause: Clause): string {
  return kind === 'expression' ? nameOf(clause) : String(clause[1]['display-name'] ?? '')
}

/** What the clause was called and how others refer to it stays where the name does. */
function withName(kind: TextKind, clause: Clause, name: string, before: Clause | null): Clause {
  if (kind === 'filter') return clause
  if (kind === 'expression') return withOptions(clause, { 'lib/expression-name': name })
  return withOptions(clause, {
    'lib/uuid': before?.[1]['lib/uuid'] ?? makeUuid(),
    'display-name': name === '' ? undefined : name,
    name: before?.[1]['name'],
  })
}

function hintOf(kind: TextKind): string {
  if (kind === 'filter') return t('Such as [Total] > 100 and contains([Name], "x")')
  return kind === 'aggregation' ? t('Such as Sum([Total]) / Count()') : t('Such as [Total] - [Discount]')
}

function sayType(type: string): string {
  return t('Gives: {type}', { type: type.replace(/^type\//, '').replace(/^\*$/, t('any value')) })
}
