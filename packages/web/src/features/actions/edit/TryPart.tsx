import { useMutation } from '@tanstack/react-query'
import { ownValue } from '@querent/contract/lookup/index.ts'
import { useState } from 'react'
import { tryAction, type ActionTrial, type ModelAction } from '../../../api/action.ts'
import { t } from '../../../i18n/t.ts'
import { fieldsOf, sentValues, textOf, type Typed } from '../../../models/action/index.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { asText, Exchange, MessageText } from '../../../ui/Exchange/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { FieldInput } from '../../action-form/index.ts'
import { Part } from './Part.tsx'
import styles from '../actions.module.css'

interface TryPartProps {
  /** As it is stored; null for one that is not. */
  action: ModelAction | null
  isDirty: boolean
}

/** Sends the stored request, and shows what was sent and answered. */
export function TryPart({ action, isDirty }: TryPartProps) {
  return (
    <Part title={t('Try it')}>
      {action === null || isDirty ? (
        <p className={styles.note}>{t('Save the action to try it: its stored request is sent.')}</p>
      ) : (
        <Trial action={action} />
      )}
    </Part>
  )
}

function Trial({ action }: { action: ModelAction }) {
  const [typed, setTyped] = useState<Typed>({})
  const fields = fieldsOf(action).filter(({ isHidden }) => !isHidden)
  const values = Object.fromEntries(
    fields.map((field) => [field.id, ownValue(typed, field.id) ?? textOf(field, field.defaultValue)]),
  )
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => tryAction(action.id, sentValues(fields, values)),
  })
  return (
    <>
      {fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={ownValue(values, field.id) ?? ''}
          isFixed={false}
          marksOptional
          isFirst={false}
          onChange={(text) => setTyped((before) => ({ ...before, [field.id]: text }))}
        />
      ))}
      <div className={styles.tries}>
        <Button icon="send" isPending={isPending} onPress={() => mutate()}>
          {t('Send the request')}
        </Button>
        <p className={styles.note}>{t('The other service carries it out.')}</p>
      </div>
      <div aria-live="polite" className={styles.trial}>
        {error !== null && (
          <Problem isSmall title={t('There was no answer')}>
            {error.message}
          </Problem>
        )}
        {data !== undefined && error === null && <Outcome trial={data} />}
      </div>
    </>
  )
}

function Outcome({ trial: { request, answer, result, error } }: { trial: ActionTrial }) {
  return (
    <>
      <Exchange request={request} answer={answer} />
      {error === null ? (
        <MessageText label={t('Result')} lines={result === null ? [t('Nothing')] : []}>
          {result}
        </MessageText>
      ) : (
        <Problem isSmall title={t('The action fails with this error')}>
          <pre className={styles.said}>{asText(error)}</pre>
        </Problem>
      )}
    </>
  )
}
