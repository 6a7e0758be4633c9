/** A webhook while it is edited. */
import type { Channel, ChannelDetails } from '../../../../api/channel.ts'
import { t } from '../../../../i18n/t.ts'
import { makeUuid } from '../../../../lib/uuid.ts'

type Auth = 'none' | 'header' | 'query-param' | 'request-body'
type Method = 'post' | 'put' | 'get'
type Format = 'json' | 'teams' | 'google-chat'

export interface AuthPart {
  id: string
  name: string
  value: string
}

export interface WebhookDraft {
  name: string
  url: string
  method: Method
  format: Format
  auth: Auth
  /** Names and values of what signs in: one at least. */
  info: readonly AuthPart[]
  /** How older clients ask for them, which they get back. */
  formType: string | undefined
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

export const emptyPart = (): AuthPart => ({ id: makeUuid(), name: '', value: '' })

/** Secrets of a saved one are hidden, and stay unchanged as long as nobody types over them. */
export function webhookDraft(channel: Channel | null): WebhookDraft {
  const details: ChannelDetails = channel?.details ?? {}
  const info = details['auth-info']
  const parts = Object.entries(typeof info === 'object' && info !== null ? info : {}).map(([name, value]) => ({
    id: makeUuid(),
    name,
    value: String(value),
  }))
  const text = (key: string) => (typeof details[key] === 'string' ? details[key] : '')
  return {
    name: channel?.name ?? '',
    url: text('url'),
    method: methodChoices().find(({ id }) => id === details['method'])?.id ?? 'post',
    format: formatChoices().find(({ id }) => id === details['format'])?.id ?? 'json',
    auth: authChoices().find(({ id }) => id === details['auth-method'])?.id ?? 'none',
    info: parts.length > 0 ? parts : [emptyPart()],
    formType: text('fe-form-type') || undefined,
    secret: text('signing-secret'),
  }
}

export function webhookDetails(draft: WebhookDraft): ChannelDetails {
  const { url, method, format, auth, info, formType, secret } = draft
  const named = Object.fromEntries(info.map(({ name, value }) => [name.trim(), value]))
  return {
    url: url.trim(),
    method,
    format,
    'auth-method': auth,
    ...(auth !== 'none' && { 'auth-info': named }),
    ...(formType !== undefined && { 'fe-form-type': formType }),
    ...(secret !== '' && { 'signing-secret': secret }),
  }
}
