import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import {
  functionName,
  neededArguments,
  parse,
  print,
  signatureAt,
  type Language,
  type LanguageClause,
  type TextColumn,
  type TextContext,
  type TextKind,
} from '@querent/query/text/index.ts'
import { languageOptions } from '../../../api/dataset.ts'
import { saySaid } from '../../../i18n/said.ts'
import { t } from '../../../i18n/t.ts'
import { typeWords } from '../../../i18n/type-words.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { TextInput } from '../../../ui/Form/index.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Tip } from '../../../ui/Tooltip/Tip.tsx'
import { useBuilding } from '../builder/context.ts'
import { clausesOf, nameOf, withOptions, type Clause, type Column } from '../../../models/question/index.ts'
import { withoutBigints } from './exact.ts'
import type { FormulaCommands } from './FormulaInput.tsx'
import { FunctionBrowser } from './FunctionBrowser.tsx'
import { Samples } from './Samples.tsx'
import { SignatureLine } from './SignatureLine.tsx'
import styles from './formula.module.css'

const FUNCTIONS_KEYS = 'mod+shift+f'

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
    <Editor {...props} language={language} />
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
  const { query, features, formulas } = useBuilding()
  const key = formulaKey(stage, kind, clause)
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
  const [first] = useState(() => ({
    text: clause === null ? '' : print(clause, context),
    name: clause === null ? '' : nameIn(kind, clause),
  }))
  const [{ text, name }, setTyped] = useState(() => formulas.get(key) ?? first)
  const setText = (next: string) => setTyped((before) => ({ ...before, text: next }))
  const setName = (next: string) => setTyped((before) => ({ ...before, name: next }))
  const commands = useRef<FormulaCommands | null>(null)
  const [isBrowsing, setBrowsing] = useState(false)
  const [place, setPlace] = useState(text.length)
  const parsed = useMemo(() => parse(text, context), [text, context])
  const errors = text.trim() === '' ? [] : parsed.errors
  const signature = signatureAt(text, place, context)
  const isNamed = kind === 'expression'
  const isReady = parsed.clause !== null && (!isNamed || name.trim() !== '')

  function keep(): void {
    if (parsed.clause !== null) onChange(withName(kind, withoutBigints(parsed.clause), name.trim(), clause))
  }
  // What was typed outlives the editor: whole formulas count, and undo takes them back; others wait for it to open again.
  const isOver = useRef(false)
  const leave = useRef(() => {})
  leave.current = () => {
    const isChanged = text !== first.text || name !== first.name
    if (isOver.current || !isChanged || text.trim() === '') formulas.delete(key)
    else if (isReady) {
      formulas.delete(key)
      keep()
    } else formulas.set(key, { text, name })
  }
  useEffect(() => () => leave.current(), [])

  function end(): void {
    isOver.current = true
    close()
  }
  function save(): void {
    if (!isReady) return
    keep()
    end()
  }

  function leaveFunctions(): void {
    setBrowsing(false)
    commands.current?.focus()
  }
  function insert(called: LanguageClause): void {
    setBrowsing(false)
    commands.current?.insertCall(functionName(called.name), neededArguments(called))
  }
  function browse(): void {
    commands.current?.closeCompletions()
    setBrowsing(true)
  }
  const toggle = () => (isBrowsing ? leaveFunctions() : browse())
  useActions([
    { id: 'formula.functions', label: t('Functions'), section: t('Formula'), keys: FUNCTIONS_KEYS, run: toggle },
  ])

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
          commands={commands}
          onChange={setText}
          onPlace={setPlace}
          onDone={save}
        />
      </Suspense>
      {signature !== null && signature !== undefined && <SignatureLine signature={signature} />}
      {errors[0] !== undefined ? (
        <p className={styles.error} role="alert">
          {saySaid(errors[0].said)}
        </p>
      ) : (
        <p className={styles.type}>
          {parsed.type === undefined ? t('Write columns in [brackets].') : sayType(parsed.type)}
        </p>
      )}
      {isBrowsing && <FunctionBrowser context={context} onChoose={insert} onClose={leaveFunctions} />}
      <Samples kind={kind} stage={stage} index={index} clause={parsed.clause} />
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
        <Tip text={t('Functions')} keys={FUNCTIONS_KEYS}>
          <Button variant="quiet" icon="expression" aria-expanded={isBrowsing} onPress={toggle}>
            {t('Functions')}
          </Button>
        </Tip>
        <span className={styles.gap} />
        <Button onPress={end}>{t('Cancel')}</Button>
        <Button type="submit" variant="primary" isDisabled={!isReady}>
          {clause === null ? t('Add') : t('Change')}
        </Button>
      </div>
    </form>
  )
}

/** Under which a formula waits that was left before it was whole. */
export function formulaKey(stage: number, kind: TextKind, clause: Clause | null): string {
  return `${stage} ${kind} ${clause === null ? 'new' : JSON.stringify(clause)}`
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
  return t('Returns: {type}', { type: type === 'type/*' ? t('any value') : typeWords(type) })
}
