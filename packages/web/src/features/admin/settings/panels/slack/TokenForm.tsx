import { useState } from 'react'
import { ApiError } from '../../../../../api/errors.ts'
import { t } from '../../../../../i18n/t.ts'
import { Button } from '../../../../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../../../../ui/Form/index.ts'
import type { Settings } from '../../use-settings.ts'
import styles from '../../settings.module.css'
import { useSlackToken } from './use-slack-token.ts'

/** A token, which is kept once Slack has accepted it. */
export function TokenForm({ settings }: { settings: Settings }) {
  const [token, setToken] = useState('')
  const { write } = useSlackToken(settings)
  return (
    <Form onSubmit={() => token.trim() !== '' && write.mutate(token.trim())}>
      <TextInput
        label={t('Bot User OAuth Token')}
        type="password"
        autoComplete="off"
        isMono
        placeholder="xoxb-…"
        value={token}
        onChange={setToken}
        {...(write.error !== null && { error: reasonOf(write.error) })}
      />
      <div className={styles.row}>
        <Button type="submit" variant="primary" isDisabled={token.trim() === ''} isPending={write.isPending}>
          {t('Connect')}
        </Button>
      </div>
    </Form>
  )
}

function reasonOf(error: Error): string {
  const ofToken = error instanceof ApiError ? error.fields?.['slack-app-token'] : undefined
  return typeof ofToken === 'string' ? ofToken : error.message
}
