/** A webhook while it is edited. */
import type { Channel, ChannelDetails } from '../../../../api/channel.ts'
import { t } from '../../../../i18n/t.ts'

type Auth = 'none' | 'header' | 'query-param' | 'request-body'
type Method = 'post' | 'put' | 'get'
type Format = 'json' | 'teams' | 'google-chat'

export interface WebhookDraft {
  name: string
  url: string
  method: Method
  format: Format
  auth: Auth
  /** Name and value of what signs in. */
  authName: string
  authValue: string
  /** Empty for no signature. */
  secret: string
}

interface Choice<Id extends string> {
  id: Id
  label: string
}

export const methodChoices = (): Choice<Method>[] => [
  { id: 'post', label: 'POST' },
  { id: 'put', label: 'PUT' },
  { id: 'get', label: 'GET' },
]

export const formatChoices = (): Choice<Format>[] => [
  { id: 'json', label: 'JSON' },
  { id: 'teams', label: 'Microsoft Teams' },
  { id: 'google-chat', label: 'Google Chat' },
]

export const authChoices = (): Choice<Auth>[] => [
  { id: 'none', label: t('None') },
  { id: 'header', label: t('Header') },
  { id: 'query-param', label: t('Query parameter') },
  { id: 'request-body', label: t('In the body') },
]

/** Secrets of a saved one are hidden, and stay unchanged as long as nobody types over them. */
export function webhookDraft(channel: Channel | null): WebhookDraft {
  const details: ChannelDetails = channel?.details ?? {}
  const info = details['auth-info']
  const [first] = typeof info === 'object' && info !== null ? Object.entries(info) : []
  const text = (key: string) => (typeof details[key] === 'string' ? details[key] : '')
  return {
    name: channel?.name ?? '',
    url: text('url'),
    method: methodChoices().find(({ id }) => id === details['method'])?.id ?? 'post',
    format: formatChoices().find(({ id }) => id === details['format'])?.id ?? 'json',
    auth: authChoices().find(({ id }) => id === details['auth-method'])?.id ?? 'none',
    authName: first?.[0] ?? '',
    authValue: first === undefined ? '' : String(first[1]),
    secret: text('signing-secret'),
  }
}

export function webhookDetails(draft: WebhookDraft): ChannelDetails {
  const { url, method, format, auth, authName, authValue, secret } = draft
  return {
    url: url.trim(),
    method,
    format,
    'auth-method': auth,
    ...(auth !== 'none' && { 'auth-info': { [authName.trim()]: authValue } }),
    ...(secret !== '' && { 'signing-secret': secret }),
  }
}
