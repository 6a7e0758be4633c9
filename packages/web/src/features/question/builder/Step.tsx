import { t } from '../../../i18n/t.ts'
import { Icon, type IconName } from '../../../ui/Icon/Icon.tsx'
import {
  addClause,
  clausesOf,
  joinsOf,
  moveClause,
  moveJoin,
  removeClause,
  removeJoin,
  setFields,
  setLimit,
  stepKey,
  type ClauseList,
  type QueryStep,
  type StepKind,
} from '../../../models/question/index.ts'
import { titleOfStep } from '../../../models/question/step-words/index.ts'
import { AddButton } from './AddButton.tsx'
import { ClauseEditor } from './ClauseEditor.tsx'
import { useBuilding } from './context.ts'
import { FieldsEditor } from './FieldsEditor.tsx'
import { JoinEditor } from './JoinEditor.tsx'
import { joinKey } from './key-columns.ts'
import { LimitEditor } from './LimitEditor.tsx'
import { SourceStep } from './SourceStep.tsx'
import { StepTools } from './StepTools.tsx'
import { Token } from './Token.tsx'
import styles from './builder.module.css'

const ICONS: Readonly<Record<StepKind, IconName>> = {
  source: 'table',
  native: 'sql',
  joins: 'join',
  expressions: 'expression',
  filters: 'filter',
  aggregation: 'summarize',
  breakout: 'group-by',
  fields: 'columns',
  'order-by': 'sort',
  limit: 'limit',
}

/** One step with its clauses, and how another is added to it. */
export function Step({ step }: { step: QueryStep }) {
  const { kind } = step
  const { muted } = useBuilding()
  const key = stepKey(step.stage, kind)
  const isMuted = muted.has(key)
  return (
    <div
      className={styles.step}
      role="group"
      data-step={key}
      data-muted={isMuted || undefined}
      aria-label={isMuted ? t('{step}, muted', { step: titleOfStep(kind) }) : titleOfStep(kind)}
    >
      <span className={styles.icon}>
        <Icon name={ICONS[kind]} />
      </span>
      <div className={styles.stepHead}>
        <h2>{titleOfStep(kind)}</h2>
        <StepTools stage={step.stage} kind={kind} title={titleOfStep(kind)} isMuted={isMuted} />
        {isList(kind) && <Add step={step} kind={kind} />}
      </div>
      <div className={styles.stepBody}>
        {kind === 'source' ? (
          <SourceStep step={step} />
        ) : kind === 'native' ? (
          <Words step={step} />
        ) : (
          <Items step={step} />
        )}
      </div>
    </div>
  )
}

const isList = (kind: StepKind): kind is Exclude<ClauseList, 'fields'> =>
  ['expressions', 'filters', 'aggregation', 'breakout', 'order-by'].includes(kind)

function Words({ step }: { step: QueryStep }) {
  return step.items.map(({ path, label, errors }) => <Token key={path} label={label} errors={errors} />)
}

function Add({ step: { stage }, kind }: { step: QueryStep; kind: Exclude<ClauseList, 'fields'> }) {
  const { edit } = useBuilding()
  const label = t('Add to {step}', { step: titleOfStep(kind) })
  return (
    <AddButton label={label} isBare>
      {(close) => (
        <ClauseEditor
          list={kind}
          stage={stage}
          index={null}
          close={close}
          onChange={(clause) => edit(label, (query) => addClause(query, stage, kind, clause))}
        />
      )}
    </AddButton>
  )
}

function Items({ step }: { step: QueryStep }) {
  const { query, edit, columnsOf, guessed } = useBuilding()
  const { kind, stage } = step
  if (kind === 'fields') {
    const fields = clausesOf(query, stage, 'fields')
    const label = t('{n, plural, one {# column} other {# columns}}', { n: fields.length })
    return (
      <Token
        label={label}
        isBare
        onRemove={() => edit(t('Show all columns'), (before) => setFields(before, stage, null))}
      >
        {() => (
          <FieldsEditor
            columns={columnsOf('fields', stage)}
            fields={fields}
            onChange={(next) => edit(t('Choose columns'), (before) => setFields(before, stage, next))}
          />
        )}
      </Token>
    )
  }
  if (kind === 'limit') {
    const limit = (query.stages[stage] as { limit?: number } | undefined)?.limit ?? null
    return step.items.map(({ path, label, errors }) => (
      <Token
        key={path}
        label={label}
        errors={errors}
        onRemove={() => edit(t('Remove the limit'), (before) => setLimit(before, stage, null))}
      >
        {(close) => (
          <LimitEditor
            limit={limit}
            close={close}
            onChange={(rows) => edit(t('Limit rows'), (before) => setLimit(before, stage, rows))}
          />
        )}
      </Token>
    ))
  }
  if (kind === 'joins') {
    const isOpen = (index: number) => joinsOf(query, stage)[index]?.conditions.length === 0
    return step.items.map(({ path, label, errors, index, columns }) => (
      <Token
        key={path}
        label={label}
        errors={isOpen(index) ? [t('Choose the columns to join on.')] : errors}
        startsOpen={isOpen(index) || guessed.at === joinKey(stage, index)}
        onRemove={() => edit(t('Remove a join'), (before) => removeJoin(before, stage, index))}
        isBare
        place={{ list: stepKey(stage, kind), index }}
        onMove={(by) => edit(t('Move a join'), (before) => moveJoin(before, stage, index, index + by))}
      >
        {() => (
          <JoinEditor stage={stage} index={index} left={columns.filter(({ join_alias }) => join_alias !== label)} />
        )}
      </Token>
    ))
  }
  if (!isList(kind)) return null
  return step.items.map(({ path, label, errors, index }) => (
    <Token
      key={path}
      label={label}
      errors={errors}
      isBare
      onRemove={() => edit(t('Remove {name}', { name: label }), (before) => removeClause(before, stage, kind, index))}
      place={{ list: stepKey(stage, kind), index }}
      onMove={(by) =>
        edit(t('Move {name}', { name: label }), (before) => moveClause(before, stage, kind, index, index + by))
      }
    >
      {(close) => <ClauseEditor list={kind} stage={stage} index={index} close={close} />}
    </Token>
  ))
}
