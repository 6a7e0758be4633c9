import { useQuery } from '@tanstack/react-query'
import { slackIdentityOptions } from '../../../../../api/slack.ts'
import { t } from '../../../../../i18n/t.ts'
import { Button } from '../../../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../../../ui/Dialog/ConfirmDialog.tsx'
import { DialogTrigger } from '../../../../../ui/Dialog/Dialog.tsx'
import { Icon } from '../../../../../ui/Icon/Icon.tsx'
import { Problem } from '../../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../../ui/Skeleton/Skeleton.tsx'
import type { Settings } from '../../use-settings.ts'
import styles from '../../settings.module.css'
import { TokenForm } from './TokenForm.tsx'
import { useSlackToken } from './use-slack-token.ts'

interface ConnectedProps {
  settings: Settings
  /** The environment has the token. */
  isLocked: boolean
}

/** Whether Slack accepts the token, what a new test says, and the end of the connection. */
export function Connected({ settings, isLocked }: ConnectedProps) {
  const { data, error, isFetching, refetch } = useQuery(slackIdentityOptions)
  const { write } = useSlackToken(settings)
  return (
    <>
      {error !== null && (
        <Problem isSmall title={t('Slack is not connected')}>
          {error.message}
        </Problem>
      )}
      {error === null && data === undefined && <Skeleton width="24ch" />}
      {error === null && data !== undefined && (
        <p className={styles.good} role="status">
          <Icon name="success" size={14} />
          {t('Connected to {team} as {user}', data)}
        </p>
      )}
      {error !== null && !isLocked && <TokenForm settings={settings} />}
      <div className={styles.row}>
        <Button icon="plug" isPending={isFetching} onPress={() => void refetch()}>
          {t('Test the connection')}
        </Button>
        {!isLocked && (
          <DialogTrigger>
            <Button>{t('Disconnect')}</Button>
            <ConfirmDialog
              title={t('Disconnect Slack?')}
              action={t('Disconnect')}
              isDanger
              onConfirm={() => write.mutateAsync(null)}
            >
              {t('The token is deleted here. Nothing is posted to Slack until you connect it again.')}
            </ConfirmDialog>
          </DialogTrigger>
        )}
      </div>
    </>
  )
}
