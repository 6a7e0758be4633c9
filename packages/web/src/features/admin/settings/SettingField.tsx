import { useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Switch } from '../../../ui/Choice/index.ts'
import { Field } from '../../../ui/Form/index.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import type { Control, Setting } from './catalogue/index.ts'
import { ChoiceControl } from './controls/ChoiceControl.tsx'
import { DashboardControl } from './controls/DashboardControl.tsx'
import { GroupMappingsControl } from './controls/GroupMappingsControl.tsx'
import { GroupsControl } from './controls/GroupsControl.tsx'
import { LogoControl } from './controls/LogoControl.tsx'
import { NumberControl } from './controls/NumberControl.tsx'
import { PickControl } from './controls/PickControl.tsx'
import { SecretControl } from './controls/SecretControl.tsx'
import { TextControl } from './controls/TextControl.tsx'
import { TimeoutControl } from './controls/TimeoutControl.tsx'
import type { ControlProps } from './controls/types.ts'
import { isChanged, passwordRules } from './model.ts'
import type { Settings } from './use-settings.ts'
import styles from './settings.module.css'

interface SettingFieldProps {
  setting: Setting
  settings: Settings
  /** It was searched for: shown, and marked for a moment. */
  isMeant: boolean
}

/** One setting with its label; kept by itself, and locked where the environment gives its value. */
export function SettingField({ setting, settings, isMeant }: SettingFieldProps) {
  const { key, label, control } = setting
  const [error, setError] = useState<string>()
  const lock = settings.lockOf(key)
  const definition = settings.definitions.get(key)

  async function save(value: unknown): Promise<void> {
    setError(undefined)
    setError(await settings.save(key, label, value, control.kind === 'secret'))
  }

  const props: ControlProps = {
    setting,
    value: settings.read(key),
    otherwise: lock === undefined ? definition?.default : null,
    error,
    isDisabled: lock !== undefined,
    onSave: (value) => void save(value),
  }
  const canReset = RESETTABLE.has(control.kind) && isChanged(key, settings.definitions) && definition?.default !== null
  return (
    <div id={key} className={styles.setting} data-meant={isMeant || undefined} tabIndex={-1}>
      {drawn(control, props)}
      {lock !== undefined && (
        <p className={styles.lock}>
          <Icon name="lock" size={14} />
          {t('Set by {variable} in the server’s environment.', { variable: lock })}
        </p>
      )}
      {lock === undefined && canReset && (
        <button type="button" className={styles.reset} onClick={() => void save(null)}>
          {t('Reset to default')}
          <span className={styles.hiddenWords}>: {label}</span>
        </button>
      )}
    </div>
  )
}

/** Where one cannot see by the control what the default is. */
const RESETTABLE = new Set<Control['kind']>(['text', 'number'])

function drawn(control: Control, props: ControlProps) {
  const { setting, value, error, isDisabled, onSave } = props
  switch (control.kind) {
    case 'text':
      return <TextControl {...props} />
    case 'secret':
      return <SecretControl {...props} />
    case 'number':
      return <NumberControl {...props} />
    case 'select':
      return <ChoiceControl {...props} />
    case 'pick':
      return <PickControl {...props} />
    case 'dashboard':
      return <DashboardControl {...props} />
    case 'groups':
      return <GroupsControl {...props} />
    case 'group-mappings':
      return <GroupMappingsControl {...props} />
    case 'timeout':
      return <TimeoutControl {...props} />
    case 'logo':
      return <LogoControl {...props} />
    case 'password-rules':
      return (
        <Field
          label={setting.label}
          help={isDisabled ? undefined : t('Set by MB_PASSWORD_COMPLEXITY in the server’s environment.')}
        >
          <span>{t('At least {rules}', { rules: passwordRules(value).join(', ') })}</span>
        </Field>
      )
    default:
      return (
        <>
          <Switch isSelected={value === true} isDisabled={isDisabled} help={setting.help} onChange={onSave}>
            {setting.label}
          </Switch>
          {error !== undefined && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </>
      )
  }
}
