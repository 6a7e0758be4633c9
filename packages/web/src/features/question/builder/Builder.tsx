import { useMemo, useRef, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import {
  columnsFor,
  isGrouped,
  isNative,
  looseErrors,
  stepKey,
  stepsOf,
  withoutMuted,
  type Description,
  type StagedQuery,
} from '../../../models/question/index.ts'
import { useReached, withReached } from '../state/use-reached.ts'
import { AddSteps } from './AddSteps.tsx'
import { BuildingContext, type Building, type LeftFormula } from './context.ts'
import { Step } from './Step.tsx'
import { useFocusOnNew } from './use-focus-on-new.ts'
import styles from './builder.module.css'

interface BuilderProps {
  query: StagedQuery
  /** Of this query or of the one before it. */
  description: Description | null
  /** Name of what the first stage reads. */
  sourceName: string
  features: readonly string[]
  /** Keys of steps that stay but do not run. */
  muted: readonly string[]
  onMute: Building['onMute']
  edit: Building['edit']
}

/** A question as steps: what it reads, joins, keeps, summarizes and sorts. Each clause is a word that opens its editor. */
export function Builder({ query, description, sourceName, features, muted, onMute, edit }: BuilderProps) {
  const [formulas] = useState(() => new Map<string, LeftFormula>())
  const [guessed] = useState<Building['guessed']>(() => ({ at: null }))
  const reached = useReached(description)
  const named = useMemo(() => withReached(description, reached), [description, reached])
  const building = useMemo<Building>(
    () => ({
      query,
      description: named,
      features,
      edit,
      formulas,
      guessed,
      running: withoutMuted(query, muted),
      muted: new Set(muted),
      onMute,
      columnsOf: (kind, stage) => {
        const own = columnsFor(kind, stage, description)
        const isOfRows = kind !== 'order-by' && kind !== 'fields'
        const isLinked = isOfRows || !isGrouped(query.stages[stage])
        return isLinked && kind !== 'fields' ? [...own, ...(reached[stage] ?? []).map(({ column }) => column)] : own
      },
    }),
    [query, named, description, features, muted, onMute, edit, formulas, guessed, reached],
  )
  const steps = stepsOf(query, named, sourceName)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnNew(
    place,
    steps.map(({ stage, kind }) => stepKey(stage, kind)),
  )
  const errors = looseErrors(description)
  return (
    <BuildingContext value={building}>
      {errors.map((error) => (
        <p key={error} className={styles.loose} role="alert">
          {error}
        </p>
      ))}
      <div ref={place} className={styles.builder}>
        {query.stages.map((stage, index) => (
          <section key={index} aria-label={t('Stage {number}', { number: index + 1 })}>
            {index > 0 && <p className={styles.stage}>{t('After grouping')}</p>}
            {steps
              .filter((step) => step.stage === index)
              .map((step) => (
                <Step key={step.kind} step={step} />
              ))}
            {!isNative(stage) && <AddSteps stage={index} isLast={index === query.stages.length - 1} />}
          </section>
        ))}
      </div>
    </BuildingContext>
  )
}
