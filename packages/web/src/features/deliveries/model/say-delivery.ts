/** What became of deliveries, in words. */
import type { DeliveryEntry, DeliveryState, DeliveryTry, Notification } from '../../../api/notification.ts'
import { durationText, sizeText } from '../../../i18n/amounts.ts'
import { t, translated } from '../../../i18n/t.ts'
import { sayServerText } from '../../../i18n/server-texts.ts'
import { ago } from '../../../i18n/when.ts'
import { urls } from '../../../lib/urls.ts'
import { CHANNELS } from './channels.ts'

/** What it is called: as its dashboard or question. */
export function nameOf({ payload }: Pick<Notification, 'payload'>): string {
  return payload.name ?? payload.card?.name ?? t('Dashboard')
}

/** The page of what is sent. */
export function urlOf(ids: { dashboard_id?: number | null | undefined; card_id?: number | null | undefined }): string {
  if (ids.dashboard_id != null) return urls.dashboard({ id: ids.dashboard_id })
  return urls.question({ id: ids.card_id ?? 0 })
}

export function stateName(state: DeliveryState): string {
  switch (state) {
    case 'due':
      return t('Due')
    case 'waiting':
      return t('Will be retried')
    case 'sent':
      return t('Sent')
    case 'skipped':
      return t('Skipped')
    case 'failed':
      return t('Failed')
  }
}

export function tryName(state: DeliveryTry['state']): string {
  switch (state) {
    case 'sending':
      return t('Broken off')
    case 'sent':
      return t('Sent')
    case 'failed':
      return t('Failed')
  }
}

/** To whom or what; empty for a try that failed before there was anything to send. */
export function sayTo(one: Pick<DeliveryTry, 'channel_type' | 'channel_name' | 'recipients'>): string {
  const { channel_type, channel_name, recipients } = one
  if (channel_type !== null && recipients.length === 0) return channel_name ?? CHANNELS[channel_type].name()
  return recipients.join(', ')
}

/** How large it was and how long it took, as far as it is known. */
export function saySize({ bytes, duration }: Pick<DeliveryTry, 'bytes' | 'duration'>): string {
  return [bytes !== null && sizeText(bytes), duration !== null && durationText(duration)].filter(Boolean).join(' · ')
}

/** How a state looks in a badge. */
export const toneOf = (state: DeliveryState) =>
  ({ due: 'plain', waiting: 'warn', sent: 'good', skipped: 'plain', failed: 'bad' } as const)[state]

/** Why something was not sent. What mails say too is in the catalogs; what other servers answered is shown as it came. */
export function sayReason(text: string): string {
  const said = sayServerText(text)
  return said === text ? translated(text) : said
}

/** When it was sent last, or what hindered it. */
export function sayLast({ state, ended_at, due_at, note, messages }: DeliveryEntry): string {
  const when = ago(ended_at ?? due_at)
  // The note repeats what is said of each message.
  const reason = messages.find((one) => one.error !== null)?.error ?? note
  const error = reason == null ? null : sayReason(reason)
  switch (state) {
    case 'sent':
      return t('sent {when}', { when })
    case 'skipped':
      return t('skipped {when}', { when })
    case 'failed':
      return error === null ? t('failed {when}', { when }) : t('failed {when}: {error}', { when, error })
    case 'waiting':
      return error === null ? t('will be retried') : t('will be retried: {error}', { error })
    case 'due':
      return t('being sent')
  }
}
