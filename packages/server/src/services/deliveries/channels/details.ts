/** What is kept of a webhook: its address, what it is signed in with, and in which form it gets content. */
import { invalidField, isMap } from '@querent/contract'
import { WEBHOOK_FORMATS, type Webhook } from '../../../delivery/index.ts'

type Details = Readonly<Record<string, unknown>>

const AUTH_METHODS = ['none', 'header', 'query-param', 'request-body'] as const
const HTTP_METHODS = ['get', 'post', 'put'] as const
const FORM_TYPES = ['api-key', 'bearer', 'basic', 'none'] as const
const KEYS = new Set(['url', 'auth-method', 'auth-info', 'fe-form-type', 'method', 'format', 'signing-secret'])
/** Shown in place of a secret. */
export const HIDDEN = '**********'

/** @throws {ApiError} 400 naming the detail that is wrong. */
export function readWebhook(details: Details): Webhook {
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
    signingSecret: secret === '' ? null : secret,
  }
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

/** Details without their secrets: the values of `auth-info`, and the key of signatures. */
export function hidden(details: Details): Record<string, unknown> {
  const info = details['auth-info']
  return {
    ...details,
    ...(isMap(info) && { 'auth-info': Object.fromEntries(Object.keys(info).map((key) => [key, HIDDEN])) }),
    ...(typeof details['signing-secret'] === 'string' && { 'signing-secret': HIDDEN }),
  }
}

/**
 * Details with the secrets that came back hidden, which stay where they were entered for.
 * @throws {ApiError} 400 naming the secret that has to be entered once more.
 */
export function withSecrets(sent: Details, before: Details): Record<string, unknown> {
  const whole = filledIn(sent, before)
  const kept = secretsOf(sent).find(([, value]) => value === HIDDEN)
  const unknown = secretsOf(whole).find(([, value]) => value === HIDDEN)
  if (unknown !== undefined) throw invalidField(unknown[0], 'Enter this secret: there is no earlier one.')
  if (kept !== undefined && originOf(sent) !== originOf(before)) {
    throw invalidField(
      kept[0],
      'Enter this secret once more: the address leads to another host than the one it was for.',
    )
  }
  return whole
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
