import { useQuery } from '@tanstack/react-query'
import { attributeNamesOptions } from '../../../api/people.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Field, TextInput } from '../../../ui/Form/index.ts'
import type { Attribute } from './model.ts'
import styles from './people.module.css'

interface AttributesFieldProps {
  attributes: readonly Attribute[]
  /** What the last sign-in said; an attribute of the same name set here counts instead. */
  fromSignIn: Readonly<Record<string, unknown>> | null
  error?: string | undefined
  onChange(attributes: readonly Attribute[]): void
}

/** Attributes of a person by name: rules for rows and database roles ask for them. */
export function AttributesField({ attributes, fromSignIn, error, onChange }: AttributesFieldProps) {
  const { data: names = [] } = useQuery(attributeNamesOptions)
  const taken = new Set(attributes.map(({ name }) => name))
  const given = Object.entries(fromSignIn ?? {}).filter(([name]) => !taken.has(name))
  const change = (at: number, part: Partial<Attribute>) =>
    onChange(attributes.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <Field
      label={t('Attributes')}
      help={t('Row rules and database roles use these, such as tenant_id.')}
      {...(error !== undefined && { error })}
    >
      {attributes.map(({ name, value }, at) => (
        <div key={at} className={styles.attribute}>
          <TextInput
            aria-label={t('Attribute')}
            placeholder={t('attribute')}
            value={name}
            suggestions={names.filter((one) => one === name || !taken.has(one))}
            autoComplete="off"
            autoFocus={name === '' && value === ''}
            onChange={(next) => change(at, { name: next })}
          />
          <TextInput
            aria-label={t('Value of {name}', { name: name || t('attribute') })}
            placeholder={t('value')}
            value={value}
            autoComplete="off"
            onChange={(next) => change(at, { value: next })}
          />
          <IconButton
            icon="close"
            label={t('Remove the attribute')}
            isSmall
            onPress={() => onChange(attributes.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {given.map(([name, value]) => (
        <p key={name} className={styles.note}>
          {t('{name} is {value}, from the sign-in', { name, value: String(value) })}
        </p>
      ))}
      <div>
        <Button icon="plus" isSmall onPress={() => onChange([...attributes, { name: '', value: '' }])}>
          {t('Add an attribute')}
        </Button>
      </div>
    </Field>
  )
}
