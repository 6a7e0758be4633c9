/** What is kept of a webhook: its address, what it is signed in with, and in which form it gets content. */
import { invalidField, isMap } from '@querent/contract'
import { headersFault, WEBHOOK_FORMATS, type Webhook } from '../../../delivery/index.ts'
import { lastSecret, PREVIOUS, PREVIOUS_UNTIL, rotated, signingSecrets } from './rotation.ts'

type Details = Readonly<Record<string, unknown>>

const AUTH_METHODS = ['none', 'header', 'query-param', 'request-body'] as const
const HTTP_METHODS = ['get', 'post', 'put'] as const
const FORM_TYPES = ['api-key', 'bearer', 'basic', 'none'] as const
const KEYS = new Set([
  'url',
  'auth-method',
  'auth-info',
  'fe-form-type',
  'method',
  'format',
  'signing-secret',
  PREVIOUS,
  PREVIOUS_UNTIL,
])
/** Shown in place of a secret. */
export const HIDDEN = '**********'

/** @param now Epoch milliseconds. @throws {ApiError} 400 naming the detail that is wrong. */
export function readWebhook(details: Details, now: number): Webhook {
  const stranger = Object.keys(details).find((key) => !KEYS.has(key))
  if (stranger !== undefined) throw invalidField('details', `${stranger} is not a known webhook property.`)
  const { url } = details
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalidField('url', 'value must be an address that begins with http:// or https://.')
  }
  wordOf(details, 'fe-form-type', FORM_TYPES)
  const secret = details['signing-secret'] ?? null
  if (secret !== null && typeof secret !== 'string') throw invalidField('signing-secret', 'value must be a string.')
  return {
    url,
    auth: wordOf(details, 'auth-method', AUTH_METHODS) ?? 'none',
    method: METHODS[wordOf(details, 'method', HTTP_METHODS) ?? 'post'],
    format: wordOf(details, 'format', WEBHOOK_FORMATS) ?? 'json',
    info: textsOf(details['auth-info']),
    secrets: signingSecrets(details, now),
  }
}

/** Details that are saved or tried. @throws {ApiError} 400, also for headers that cannot be sent. */
export function checkedWebhook(details: Details, now: number): Webhook {
  const webhook = readWebhook(details, now)
  const fault = webhook.auth === 'header' ? headersFault(webhook.info) : undefined
  if (fault !== undefined) throw invalidField('auth-info', fault)
  return webhook
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT' } as const

function wordOf<Word extends string>(details: Details, key: string, words: readonly Word[]): Word | undefined {
  const value = details[key]
  if (value === undefined || value === null) return undefined
  const word = words.find((one) => one === value)
  if (word === undefined) throw invalidField(key, `value must be one of: ${words.join(', ')}.`)
  return word
}

function textsOf(info: unknown): Record<string, string> {
  if (info === undefined || info === null) return {}
  if (!isMap(info)) throw invalidField('auth-info', 'value must be a map of texts.')
  return Object.fromEntries(
    Object.entries(info).map(([key, value]) => {
      if (typeof value !== 'string') throw invalidField('auth-info', 'value must be a map of texts.')
      return [key, value]
    }),
  )
}

/** Details without their secrets: the values of `auth-info`, and the keys of signatures. */
export function hidden(details: Details, now: number): Record<string, unknown> {
  const { [PREVIOUS]: _previous, [PREVIOUS_UNTIL]: _until, ...own } = details
  const info = own['auth-info']
  const { [PREVIOUS_UNTIL]: until } = lastSecret(details, now)
  return {
    ...own,
    ...(until !== undefined && { [PREVIOUS_UNTIL]: until }),
    ...(isMap(info) && { 'auth-info': Object.fromEntries(Object.keys(info).map((key) => [key, HIDDEN])) }),
    ...(typeof own['signing-secret'] === 'string' && { 'signing-secret': HIDDEN }),
  }
}

/**
 * Details with the secrets that came back hidden, which stay where they were entered for, and with the secret before.
 * @param now Epoch milliseconds. @throws {ApiError} 400 naming the secret that has to be entered once more.
 */
export function withSecrets(details: Details, before: Details, now: number): Record<string, unknown> {
  const { [PREVIOUS]: _previous, [PREVIOUS_UNTIL]: _until, ...sent } = details
  const isSamePlace = originOf(sent) === originOf(before)
  const whole = filledIn(sent, before)
  const kept = secretsOf(sent).find(([, value]) => value === HIDDEN)
  const unknown = secretsOf(whole).find(([, value]) => value === HIDDEN)
  if (unknown !== undefined) throw invalidField(unknown[0], 'Enter this secret: there is no earlier one.')
  if (kept !== undefined && !isSamePlace) {
    throw invalidField(
      kept[0],
      'Enter this secret once more: the address leads to another host than the one it was for.',
    )
  }
  // Another place has never known the secret before.
  return isSamePlace ? { ...rotated(whole, before, now) } : whole
}

/** By the name of the detail. */
function secretsOf({ 'auth-info': info, 'signing-secret': secret }: Details): [string, unknown][] {
  const values = isMap(info) ? Object.values(info) : []
  return [...values.map((value): [string, unknown] => ['auth-info', value]), ['signing-secret', secret]]
}

/** Protocol, host and port; undefined for what is not an address. */
function originOf({ url }: Details): string | undefined {
  return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined
}

function filledIn(sent: Details, before: Details): Record<string, unknown> {
  const [info, known] = [sent['auth-info'], before['auth-info']]
  const isKept = isMap(info) && isMap(known)
  return {
    ...sent,
    ...(isKept && {
      'auth-info': Object.fromEntries(
        Object.entries(info).map(([key, value]) => [
          key,
          value === HIDDEN && Object.hasOwn(known, key) ? known[key] : value,
        ]),
      ),
    }),
    ...(sent['signing-secret'] === HIDDEN && { 'signing-secret': before['signing-secret'] }),
  }
}
