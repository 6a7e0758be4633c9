import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  tryConnection,
  type ConnectionProperty,
  type DatabaseBody,
  type Details,
  type Schedules,
} from '../../api/database-admin.ts'
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../ui/Form/index.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { bodyOf, errorsOf, missingOf, nameIn, valuesOf, visibleOf, type Values } from './model.ts'
import { DetailInput } from './DetailInput.tsx'
import styles from './connect.module.css'

interface Start {
  name: string
  details: Details
  auto_run_queries?: boolean | undefined
  refingerprint?: boolean | null | undefined
  schedules?: Schedules | undefined
}

interface ConnectionFormProps {
  engine: string
  fields: readonly ConnectionProperty[]
  start: Start
  /** The database that is changed; its hidden secrets are tried with it. */
  id?: number
  /** The verb of the button that saves. */
  action: string
  onSave(body: DatabaseBody): Promise<unknown>
}

/** What an engine asks for. What cannot connect says so under the input at fault. */
export function ConnectionForm({ engine, fields, start, id, action, onSave }: ConnectionFormProps) {
  const [values, setValues] = useState<Values>(() => valuesOf(fields, start))
  // Until somebody gives it a name, it is called like the database or its file.
  const [given, setName] = useState(start.name === '' ? null : start.name)
  const name = given ?? nameIn(values)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const body = bodyOf({ name, engine, fields, values })
  const shown = visibleOf(fields, values)

  function change(changes: Values): void {
    setValues((before) => ({ ...before, ...changes }))
    testing.reset()
    saving.reset()
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([field]) => !Object.keys(changes).some((key) => key === field || key.startsWith(`${field}-`)),
        ),
      ),
    )
  }

  /** Shows reasons; an input that is folded away is unfolded. */
  function refuse(reasons: Readonly<Record<string, unknown>>): void {
    const next = errorsOf(reasons, fields)
    setErrors(next)
    const isFolded = fields.some((field) => next[field.name] !== undefined && !shown.includes(field))
    if (isFolded) setValues((before) => ({ ...before, 'advanced-options': true }))
  }

  /** Whether nothing required is missing. */
  function isWhole(needsName: boolean): boolean {
    const missing = Object.fromEntries(missingOf(fields, values).map((field) => [field, t('This is required.')]))
    if (needsName && name.trim() === '') missing['name'] = t('This is required.')
    setErrors(missing)
    return Object.keys(missing).length === 0
  }

  const testing = useMutation({
    mutationFn: () => tryConnection(engine, body.details, id),
    onSuccess: (trial) => !trial.valid && refuse(trial.errors ?? {}),
  })
  const saving = useMutation({
    mutationFn: () => onSave(body),
    onError: (error) => refuse(error instanceof ApiError ? (error.fields ?? {}) : {}),
  })
  const failure =
    saving.error?.message ??
    testing.error?.message ??
    (testing.data?.valid === false ? testing.data.message : undefined)
  const isBusy = testing.isPending || saving.isPending
  return (
    <section className={styles.card}>
      <Form
        validation="aria"
        onSubmit={() => {
          testing.reset()
          if (!isBusy && isWhole(true)) saving.mutate()
        }}
      >
        <TextInput
          label={t('Name')}
          help={t('The name shown here.')}
          value={name}
          error={errors['name']}
          onChange={(next) => {
            setName(next)
            setErrors(({ name: _gone, ...rest }) => rest)
          }}
        />
        {shown.map((property) => (
          <DetailInput
            key={property.name}
            property={property}
            values={values}
            error={errors[property.name]}
            onChange={change}
          />
        ))}
        {failure !== undefined && (
          <Problem isSmall title={t('The database could not be connected')}>
            {failure}
          </Problem>
        )}
        {testing.data?.valid === true && (
          <p className={styles.works} role="status">
            <Icon name="success" />
            {t('The connection works.')}
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            icon="plug"
            isPending={testing.isPending}
            onPress={() => {
              saving.reset()
              if (!isBusy && isWhole(false)) testing.mutate()
            }}
          >
            {t('Test the connection')}
          </Button>
          <Button variant="primary" type="submit" isPending={saving.isPending}>
            {action}
          </Button>
        </div>
      </Form>
    </section>
  )
}
