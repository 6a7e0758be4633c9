import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { FormRow, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { authChoices, emptyPart, type AuthPart, type WebhookDraft } from './webhook-draft.ts'
import styles from '../settings.module.css'

interface WebhookAuthProps {
  draft: WebhookDraft
  onChange(changes: Partial<WebhookDraft>): void
}

/** How a webhook signs in: by headers, parameters of the address, or keys of the body. */
export function WebhookAuth({ draft: { auth, info }, onChange }: WebhookAuthProps) {
  const changeOne = (id: string, changes: Partial<AuthPart>) =>
    onChange({ info: info.map((part) => (part.id === id ? { ...part, ...changes } : part)) })
  return (
    <>
      <Select
        label={t('Authentication')}
        value={auth}
        onChange={(next: WebhookDraft['auth']) => onChange({ auth: next })}
        options={authChoices()}
      />
      {auth !== 'none' &&
        info.map((part) => (
          <PartFields
            key={part.id}
            part={part}
            onChange={(changes) => changeOne(part.id, changes)}
            onRemove={info.length < 2 ? null : () => onChange({ info: info.filter(({ id }) => id !== part.id) })}
          />
        ))}
      {auth !== 'none' && (
        <div className={styles.row}>
          <Button isSmall icon="plus" onPress={() => onChange({ info: [...info, emptyPart()] })}>
            {t('Add a key')}
          </Button>
        </div>
      )}
    </>
  )
}

interface PartFieldsProps {
  part: AuthPart
  onChange(changes: Partial<AuthPart>): void
  /** Null for the only one. */
  onRemove: (() => void) | null
}

function PartFields({ part: { name, value }, onChange, onRemove }: PartFieldsProps) {
  return (
    <div className={styles.part}>
      <FormRow>
        <TextInput
          label={t('Key')}
          value={name}
          onChange={(next) => onChange({ name: next })}
          placeholder="Authorization"
          isRequired
        />
        <TextInput
          label={t('Value')}
          type="password"
          autoComplete="off"
          value={value}
          onChange={(next) => onChange({ value: next })}
          isRequired
        />
      </FormRow>
      {onRemove !== null && <IconButton icon="close" label={t('Remove the key {name}', { name })} onPress={onRemove} />}
    </div>
  )
}
