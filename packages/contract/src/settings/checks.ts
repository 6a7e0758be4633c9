/** Checks of single settings (contract: settings, section 3, "Checks"). */
import { lookup, remember } from '../lookup/index.ts'
import { isMap } from '../json/is-map.ts'
import { fileAddress, hostName, isOwnAddress, linkAddress } from '../links/index.ts'
import { isTimeZone } from '../metadata/time-zone.ts'
import { isId } from '../schemas/values.ts'
import type { ParsedSetting } from './definition.ts'

const ok = (value: unknown): ParsedSetting => ({ ok: true, value })
const refuse = (error: string): ParsedSetting => ({ ok: false, error })

/**
 * An address that paths can be added to: with scheme, without a `/` at its end, without query and fragment. `http://` is
 * put in front when the scheme is missing.
 */
export function checkUrl(value: unknown): ParsedSetting {
  const text = String(value).trim()
  const url = (/^https?:\/\//i.test(text) ? text : `http://${text}`).replace(/\/+$/, '')
  const isHost = /^https?:\/\/([^\s/@:?#[\]]+|\[[0-9a-f:]+\])(:\d{1,5})?(\/[^\s?#]*)?$/i
  return isHost.test(url) && URL.canParse(url) ? ok(url) : refuse(`must be a web address, not ${JSON.stringify(value)}`)
}

/** What browsers leave out of an address: blanks and control characters at its beginning, line ends and tabs anywhere. */
const UNREAD = /^[\0-\x20]+|[\t\n\r]/g

/** A path on this server. */
export function checkRelativeUrl(value: unknown): ParsedSetting {
  const text = String(value).replaceAll(UNREAD, '')
  return isOwnAddress(text) ? ok(text) : refuse('This field must be a relative URL.')
}

/** What a link of the page leads to, or nothing. */
export function checkLink(value: unknown): ParsedSetting {
  const text = String(value).trim()
  const isLink = text === '' || linkAddress(text) !== null
  return isLink ? ok(text) : refuse(`must be an address with http, https, mailto or tel, not ${JSON.stringify(value)}`)
}

/** A picture of the page: its address, the file itself, or nothing. */
export function checkPicture(value: unknown): ParsedSetting {
  const text = String(value).trim()
  const isPicture = text === '' || fileAddress(text, 'image') !== null
  return isPicture ? ok(text) : refuse('must be the web address of a picture, a path, or a picture as data:image/')
}

/** Files of a font, each with its address in `src`. */
export function checkFontFiles(value: unknown): ParsedSetting {
  if (!Array.isArray(value)) return refuse('must be a list')
  const isList = value.every((file) => isMap(file) && fileAddress(String(file['src'] ?? ''), 'font') !== null)
  return isList ? ok(value) : refuse('must be a list of files, each with a web address or a path in `src`')
}

/** Addresses of map tiles, with `{z}`, `{x}` and `{y}` in them. */
export function checkTiles(value: unknown): ParsedSetting {
  const address = fileAddress(String(value).replaceAll(/\{[^{}]*\}/g, 'x'), 'image')
  return address === null ? refuse('must be the template of a web address') : ok(value)
}

type NamedKind = 'language' | 'region'
const names = new Map<NamedKind, Intl.DisplayNames>()

/** True for a code that has a name. Names load when first asked for: they take 15 ms. */
function isKnown(kind: NamedKind, code: string): boolean {
  const found = remember(names, kind, () => new Intl.DisplayNames(['en'], { type: kind, fallback: 'none' }))
  return found.of(code) !== undefined
}

/** Gives a locale in the form `es_MX`; undefined when there is no such language or country. */
export function normalizeLocale(text: string): string | undefined {
  const match = /^([A-Za-z]{2,3})(?:[-_]([A-Za-z]{2}))?$/.exec(text)
  const language = match?.[1]?.toLowerCase()
  if (language === undefined || !isKnown('language', language)) return undefined
  const country = match?.[2]?.toUpperCase()
  if (country === undefined) return language
  return isKnown('region', country) ? `${language}_${country}` : undefined
}

/** Normalized to the form `es_MX`. */
export function checkLocale(value: unknown): ParsedSetting {
  const locale = normalizeLocale(String(value))
  return locale === undefined ? refuse(`must be a known locale, not ${JSON.stringify(value)}`) : ok(locale)
}

/** A name, and no fixed offset: engines differ in what they take `+02:00` for. */
export function checkTimezone(value: unknown): ParsedSetting {
  const name = String(value)
  return /^[A-Za-z]/.test(name) && isTimeZone(name)
    ? ok(value)
    : refuse(`must be the name of a time zone, not ${JSON.stringify(value)}`)
}

const SECRET_KEY = /^[0-9a-f]{64}$/i

/** 256 bits as 64 hexadecimal digits; clients compare the text of the refusal. */
export function checkEmbeddingSecretKey(value: unknown): ParsedSetting {
  return SECRET_KEY.test(String(value))
    ? ok(value)
    : refuse(
        'Invalid embedding-secret-key! Secret key must be a hexadecimal-encoded 256-bit key ' +
          '(i.e., a 64-character string).',
      )
}

export function checkPreviousSecretKey(value: unknown): ParsedSetting {
  return SECRET_KEY.test(String(value)) ? ok(value) : refuse('must be a key of 64 hexadecimal digits')
}

/** Normalized, so that what a loose form was read as can be seen. */
export function checkTime(value: unknown): ParsedSetting {
  return ok(new Date(String(value)).toISOString())
}

const SECONDS_PER = { seconds: 1, minutes: 60, hours: 3600 } as const
const SECONDS_PER_100_YEARS = 100 * 365.25 * 24 * 3600

/** Seconds of a `session-timeout` value. */
export function timeoutSeconds(timeout: { amount: number; unit: keyof typeof SECONDS_PER }): number {
  return timeout.amount * SECONDS_PER[timeout.unit]
}

/** `{amount, unit}` above 0 and below 100 years. */
export function checkSessionTimeout(value: unknown): ParsedSetting {
  const amount = isMap(value) ? value['amount'] : undefined
  const unit = isMap(value) ? value['unit'] : undefined
  if (typeof amount !== 'number' || (unit !== 'seconds' && unit !== 'minutes' && unit !== 'hours')) {
    return refuse('must be a map with a whole number `amount` and a `unit` of seconds, minutes or hours')
  }
  if (!(amount > 0)) return refuse('Session timeout amount must be positive.')
  if (!Number.isInteger(amount)) return refuse('Session timeout amount must be a whole number.')
  if (timeoutSeconds({ amount, unit }) >= SECONDS_PER_100_YEARS) {
    return refuse('Session timeout must be less than 100 years.')
  }
  return ok({ amount, unit })
}

/** What a password must hold, by the name of the level (contract: sessions, section 5). */
const PASSWORD_LEVELS: Readonly<Record<string, Record<string, number>>> = lookup<Record<string, number>>({
  weak: { total: 6 },
  normal: { total: 6, digit: 1 },
  strong: { total: 8, lower: 2, upper: 2, digit: 1, special: 1 },
})
const PASSWORD_PARTS = new Set(['total', 'lower', 'upper', 'letter', 'digit', 'special'])

/** The name of a level gives its counts; counts are kept as sent. */
export function checkPasswordComplexity(value: unknown): ParsedSetting {
  if (typeof value === 'string') {
    const level = PASSWORD_LEVELS[value.toLowerCase()]
    return level === undefined ? refuse('must be weak, normal or strong') : ok(level)
  }
  const isCounts =
    isMap(value) && Object.entries(value).every(([part, count]) => PASSWORD_PARTS.has(part) && Number.isInteger(count))
  return isCounts ? ok(value) : refuse('must be weak, normal, strong or a map of counts')
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function checkEmail(value: unknown): ParsedSetting {
  return EMAIL.test(String(value)) ? ok(value) : refuse('must be a valid email address')
}

export function checkEmails(value: unknown): ParsedSetting {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' && EMAIL.test(item))
  return isList ? ok(value) : refuse('must be a list of email addresses')
}

/** Origins that may embed. Loopback origins are put in front when the setting is read, so they are left out here. */
export function checkSdkOrigins(value: unknown): ParsedSetting {
  const origins = String(value)
    .split(/\s+/)
    .filter((origin) => origin !== '' && origin !== 'localhost:*')
  return ok(origins.length === 0 ? null : origins.join(' '))
}

/** Hosts separated by commas, as URLs have them. */
export function checkHosts(value: unknown): ParsedSetting {
  const hosts = String(value)
    .split(',')
    .flatMap((host) => host.trim() || [])
  const odd = hosts.find((host) => hostName(host) === undefined)
  if (odd !== undefined) {
    return refuse(
      `must have names or addresses of hosts, without scheme, port, path or pattern, not ${JSON.stringify(odd)}`,
    )
  }
  return ok(hosts.length === 0 ? null : [...new Set(hosts.map(hostName))].join(', '))
}

/** A JSON object of any keys. */
export function checkMap(value: unknown): ParsedSetting {
  return isMap(value) ? ok(value) : refuse('must be a map')
}

/** A list of ids, each once. Whether the groups exist is not checked. */
export function checkGroupIds(value: unknown): ParsedSetting {
  const isList = Array.isArray(value) && value.every(isId)
  return isList ? ok([...new Set(value)]) : refuse('must be a list of group IDs')
}

const MAP_PARTS = ['name', 'url', 'region_key', 'region_name'] as const

/** Region maps by key; the built-in ones, which clients send back with the others, are left out. */
export function checkRegionMaps(value: unknown): ParsedSetting {
  if (!isMap(value)) return refuse('must be a map')
  const own = Object.entries(value).filter(([, map]) => !isMap(map) || map['builtin'] !== true)
  const isValid = own.every(([, map]) => isMap(map) && MAP_PARTS.every((part) => isFilledText(map[part])))
  if (!isValid) return refuse(`must be a map of maps with ${MAP_PARTS.join(', ')}`)
  const isOnWeb = own.every(([, map]) => isMap(map) && isWebAddress(String(map['url'])))
  return isOnWeb ? ok(Object.fromEntries(own)) : refuse('must have http or https addresses as `url`')
}

function isWebAddress(text: string): boolean {
  return /^https?:/i.test(text.trim()) && linkAddress(text) !== null
}

function isFilledText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

export function checkLowerCase(value: unknown): ParsedSetting {
  return ok(String(value).toLowerCase())
}

function isMaybe(value: unknown, type: 'string' | 'integer'): boolean {
  if (value === undefined || value === null) return true
  return type === 'integer' ? Number.isInteger(value) : typeof value === 'string'
}

/** Missing parts become null: no database, no schema, no prefix. */
export function checkUploadsSettings(value: unknown): ParsedSetting {
  const isValid =
    isMap(value) &&
    isMaybe(value['db_id'], 'integer') &&
    isMaybe(value['schema_name'], 'string') &&
    isMaybe(value['table_prefix'], 'string')
  if (!isValid) return refuse('must be a map of db_id, schema_name and table_prefix')
  const { db_id = null, schema_name = null, table_prefix = null } = value
  return ok({ db_id, schema_name, table_prefix })
}
