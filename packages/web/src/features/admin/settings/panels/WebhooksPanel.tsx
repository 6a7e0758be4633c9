import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { channelsOptions, updateChannel, type Channel } from '../../../../api/channel.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../../ui/Dialog/ConfirmDialog.tsx'
import { DialogTrigger } from '../../../../ui/Dialog/Dialog.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { toast } from '../../../../ui/Toast/index.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

/** Webhooks: those in use, and a new one. */
export function WebhooksPanel() {
  const { data: channels = [], error, refetch } = useQuery(channelsOptions)
  const [edited, setEdited] = useState<Channel | null>()
  const active = channels.filter((channel) => channel.active)
  return (
    <div className={settingStyles.panel}>
      {error !== null && (
        <Problem isSmall title={t('The list could not be loaded')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
      {active.length === 0 && error === null && <p className={styles.none}>{t('No webhooks yet')}</p>}
      <ul className={styles.list}>
        {active.map((channel) => (
          <WebhookItem key={channel.id} channel={channel} onEdit={() => setEdited(channel)} />
        ))}
      </ul>
      <div className={settingStyles.row}>
        <Button icon="plus" onPress={() => setEdited(null)}>
          {t('Add a webhook')}
        </Button>
      </div>
      {edited !== undefined && <WebhookDialog channel={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

function WebhookItem({ channel, onEdit }: { channel: Channel; onEdit(): void }) {
  const client = useQueryClient()
  const { id, name } = channel
  const switching = useMutation({
    mutationFn: () => updateChannel(id, { active: false }),
    onSuccess: () => toast(t('“{name}” was switched off', { name })),
    onError: (error) => toast({ text: error.message, tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['channel'] }),
  })
  return (
    <li className={styles.item}>
      <Icon name="webhook" />
      <span>{name}</span>
      <span className={styles.end}>
        <Button isSmall aria-label={t('Change {name}', { name })} onPress={onEdit}>
          {t('Change')}
        </Button>
        <DialogTrigger>
          <Button isSmall aria-label={t('Switch off {name}', { name })}>
            {t('Switch off')}
          </Button>
          <ConfirmDialog
            title={t('Switch off “{name}”?', { name })}
            action={t('Switch off')}
            isDanger
            onConfirm={() => switching.mutateAsync()}
          >
            {t('Subscriptions and alerts are no longer sent to it.')}
          </ConfirmDialog>
        </DialogTrigger>
      </span>
    </li>
  )
}
