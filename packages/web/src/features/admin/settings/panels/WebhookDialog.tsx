import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createChannel, testChannel, updateChannel, type Channel } from '../../../../api/channel.ts'
import { refusalOf } from '../../../../api/refusal.ts'
import { t } from '../../../../i18n/t.ts'
import { moment } from '../../../../i18n/when.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { FormDialog } from '../../../../ui/Dialog/FormDialog.tsx'
import { FormRow, TextInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { formatChoices, methodChoices, webhookDetails, webhookDraft, type WebhookDraft } from './webhook-draft.ts'
import { WebhookAuth } from './WebhookAuth.tsx'
import { WebhookTest } from './WebhookTest.tsx'
import styles from '../settings.module.css'

interface WebhookDialogProps {
  /** The one to change; null for a new one. */
  channel: Channel | null
  onClose(): void
}

interface FieldsProps {
  draft: WebhookDraft
  onChange(changes: Partial<WebhookDraft>): void
}

/** Where a webhook goes, in which form, and how it signs in. */
export function WebhookDialog({ channel, onClose }: WebhookDialogProps) {
  const [draft, setDraft] = useState(() => webhookDraft(channel))
  const change = (changes: Partial<WebhookDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const saving = useSaving(draft, { channel, onClose })
  const testing = useMutation({ mutationFn: () => testChannel(webhookDetails(draft), channel?.id ?? null) })
  const { fields, general } = refusalOf(saving.error, ['name', 'url'])
  return (
    <FormDialog
      title={channel === null ? t('Add a webhook') : t('Edit the webhook')}
      action={t('Save')}
      size="normal"
      isPending={saving.isPending}
      errors={fields}
      problem={general}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        name="name"
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={254}
        isRequired
        autoFocus
      />
      <Fields draft={draft} before={channel} onChange={change} />
      <div className={styles.row}>
        <Button
          icon="send"
          isDisabled={draft.url.trim() === ''}
          isPending={testing.isPending}
          onPress={() => testing.mutate()}
        >
          {t('Send a test')}
        </Button>
      </div>
      <WebhookTest error={testing.error} accepted={testing.data} />
    </FormDialog>
  )
}

function useSaving(draft: WebhookDraft, { channel, onClose }: WebhookDialogProps) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const body = {
        name: draft.name.trim(),
        description: channel?.description ?? null,
        details: webhookDetails(draft),
      }
      return channel === null ? createChannel(body) : updateChannel(channel.id, body)
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['channel'] })
      await client.invalidateQueries({ queryKey: ['notification', 'channels'] })
      onClose()
    },
  })
}

function Fields({ draft, before, onChange }: FieldsProps & { before: Channel | null }) {
  const { url, method, format, secret } = draft
  return (
    <>
      <TextInput
        label={t('URL')}
        name="url"
        type="url"
        value={url}
        onChange={(next) => onChange({ url: next })}
        placeholder="https://"
        isRequired
      />
      <FormRow>
        <Select
          label={t('Method')}
          value={method}
          onChange={(next: WebhookDraft['method']) => onChange({ method: next })}
          options={methodChoices()}
        />
        <Select
          label={t('Format')}
          value={format}
          onChange={(next: WebhookDraft['format']) => onChange({ format: next })}
          options={formatChoices()}
        />
      </FormRow>
      <WebhookAuth draft={draft} onChange={onChange} />
      <TextInput
        label={t('Signing secret')}
        isOptional
        type="password"
        autoComplete="off"
        value={secret}
        onChange={(next) => onChange({ secret: next })}
        help={sayOverlap(before) ?? t('With it, the other side can verify who sent a message.')}
      />
    </>
  )
}

/** Until when the secret before signs too; null when it does not. */
function sayOverlap(channel: Channel | null): string | null {
  const until = channel?.details['previous-signing-secret-until']
  if (typeof until !== 'string') return null
  return t('The previous secret signs messages too until {when}.', { when: moment(until) })
}
