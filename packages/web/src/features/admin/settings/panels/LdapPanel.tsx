import { useState } from 'react'
import { checkLdap, type DirectoryAnswer } from '../../../../api/setting.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { useTrial } from '../use-trial.ts'
import type { Settings } from '../use-settings.ts'
import styles from '../settings.module.css'

/** Tries the directory with what is kept, and looks for somebody in it. */
export function LdapPanel({ settings }: { settings: Settings }) {
  const [login, setLogin] = useState('')
  const [answer, setAnswer] = useState<DirectoryAnswer>()
  const trial = useTrial()
  if (!settings.read('ldap-host') || !settings.read('ldap-user-base')) return null

  function ask(): void {
    setAnswer(undefined)
    void trial.run(async () => setAnswer(await checkLdap(login.trim() === '' ? undefined : login.trim())))
  }

  const person = answer?.person
  return (
    <div className={styles.panel}>
      <div className={styles.beside}>
        <TextInput
          label={t('Find a person')}
          isOptional
          placeholder={t('Name or email address')}
          value={login}
          onChange={setLogin}
          onKeyDown={(event) => event.key === 'Enter' && ask()}
        />
        <Button icon="plug" isPending={trial.isRunning} onPress={ask}>
          {t('Test the directory')}
        </Button>
      </div>
      {trial.reason !== undefined && (
        <p className={styles.error} role="alert">
          {trial.reason}
        </p>
      )}
      {answer !== undefined && (
        <p className={styles.good} role="status">
          <Icon name="success" size={14} />
          {person === undefined
            ? t('The directory responded.')
            : t('The directory responded and has an entry for this person:')}
        </p>
      )}
      {person !== undefined && (
        <dl className={styles.facts}>
          <dt>{t('Name')}</dt>
          <dd>{[person.first_name, person.last_name].filter(Boolean).join(' ') || '–'}</dd>
          <dt>{t('Email address')}</dt>
          <dd>{person.email ?? '–'}</dd>
          <dt>DN</dt>
          <dd>{person.dn}</dd>
          <dt>{t('Groups')}</dt>
          <dd>{person.groups.join(', ') || '–'}</dd>
        </dl>
      )}
    </div>
  )
}
