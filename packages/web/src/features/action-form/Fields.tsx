import { ownValue } from '@querent/contract/lookup/index.ts'
import type { RowValues } from '../../api/action.ts'
import { t } from '../../i18n/t.ts'
import { sayValue, type ActionKind } from '../../models/action/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/index.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { FieldInput } from './FieldInput.tsx'
import type { OpenForm } from './use-action-form.ts'
import styles from './action-form.module.css'

interface FieldsProps {
  id: string
  form: OpenForm
  kind: ActionKind | null
  /** Whether the first field gets the focus. */
  isFocused?: boolean
  onSubmit(): void
}

/** What the form asks for, with what is known of the row, and why it was refused. */
export function Fields({ id, form, kind, isFocused = false, onSubmit }: FieldsProps) {
  const { fields, fixed, values, errors, problem, found } = form
  const hasRow = Object.keys(found.row ?? {}).length > 0
  const first = fields.find((field) => !fixed.has(field.id))
  return (
    <Form id={id} errors={errors} onSubmit={onSubmit}>
      {problem !== null && (
        <Problem
          isSmall
          title={form.doubt === 'none' ? t('Nothing was changed') : t('The outcome is unknown')}
          action={
            form.doubt === 'stuck' && (
              <Button isSmall onPress={form.startOver}>
                {t('Start over')}
              </Button>
            )
          }
        >
          {problem}
        </Problem>
      )}
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={ownValue(values, field.id) ?? ''}
          isFixed={fixed.has(field.id)}
          marksOptional={kind !== 'row/update' && !hasRow}
          isFirst={isFocused && field === first}
          onChange={(text) => form.set(field.id, text)}
        />
      ))}
      {kind !== null && <RowState found={found} kind={kind} known={fields.map((field) => field.id)} />}
    </Form>
  )
}

interface RowStateProps extends Pick<OpenForm, 'found'> {
  kind: ActionKind | null
  /** Ids of what the form shows itself. */
  known: readonly string[]
}

/** Whether there is the row, and what is in it where that is going to be deleted. */
function RowState({ found: { row, error, isReading }, kind, known }: RowStateProps) {
  if (error !== null) return <p className={styles.bad}>{error.message}</p>
  if (isReading) {
    return (
      <p className={styles.note} role="status">
        {t('Reading the row…')}
      </p>
    )
  }
  if (row === null) return null
  if (Object.keys(row).length === 0) {
    return (
      <p className={styles.bad} role="status">
        {t('There is no such row.')}
      </p>
    )
  }
  return kind === 'row/delete' ? <RowSummary row={row} known={known} /> : null
}

function RowSummary({ row, known }: { row: RowValues; known: readonly string[] }) {
  const cells = Object.entries(row).filter(([name]) => !known.includes(name))
  if (cells.length === 0) return null
  return (
    <dl className={styles.row} aria-label={t('The row')}>
      {cells.map(([name, value]) => (
        <div key={name}>
          <dt>{name.replaceAll('_', ' ')}</dt>
          <dd>{sayValue(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
