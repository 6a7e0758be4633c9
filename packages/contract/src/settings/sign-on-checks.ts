/** Checks of the settings of single sign-on. */
import { isMap } from '../json/is-map.ts'
import { isId } from '../schemas/values.ts'
import type { ParsedSetting } from './definition.ts'

const ok = (value: unknown): ParsedSetting => ({ ok: true, value })
const refuse = (error: string): ParsedSetting => ({ ok: false, error })

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** An address of a page; its query is kept. */
export function checkWebAddress(value: unknown): ParsedSetting {
  const text = String(value).trim()
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? ok(text) : refuse(`must be a web address, not ${JSON.stringify(value)}`)
}

/** Codes and secrets go there, so it is encrypted, unless it is this machine. */
export function checkIssuer(value: unknown): ParsedSetting {
  const text = String(value)
    .trim()
    .replace(/\/\.well-known\/openid-configuration$/, '')
  if (!URL.canParse(text)) return refuse(`must be a web address, not ${JSON.stringify(value)}`)
  const { protocol, hostname, search, hash, username } = new URL(text)
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
  if (!isEncrypted) return refuse('must begin with https://, unless the provider is on this machine')
  return search + hash + username === '' ? ok(text) : refuse('must be an address without a query')
}

/** HS256 asks for as many bits as its hash has. */
export function checkSharedSecret(value: unknown): ParsedSetting {
  return String(value).length >= 32 ? ok(value) : refuse('must have 32 characters or more')
}

/** Lists of group ids by names that the provider or directory uses. */
export function checkGroupMappings(value: unknown): ParsedSetting {
  const isValid = isMap(value) && Object.values(value).every((ids) => Array.isArray(ids) && ids.every(isId))
  return isValid ? ok(value) : refuse('must be a map from names to lists of group ids')
}

export function checkTexts(value: unknown): ParsedSetting {
  const isValid = Array.isArray(value) && value.every((item) => typeof item === 'string')
  return isValid ? ok(value) : refuse('must be a list of strings')
}

/** An LDAP filter in parentheses with `{login}` for the name that was typed. */
export function checkLoginFilter(value: unknown): ParsedSetting {
  return checkFilter(value, /\{login\}/, '{login}')
}

/** An LDAP filter in parentheses with `{dn}` or `{uid}` of the member. */
export function checkMemberFilter(value: unknown): ParsedSetting {
  return checkFilter(value, /\{(dn|uid)\}/, '{dn} or {uid}')
}

/** One that nobody's name is put into would find anybody. */
function checkFilter(value: unknown, placeholder: RegExp, name: string): ParsedSetting {
  const text = String(value).trim()
  if (!isInParentheses(text)) return refuse('must be a search filter in parentheses')
  return placeholder.test(text) ? ok(text) : refuse(`must hold ${name}`)
}

/** Whether the first parenthesis is closed by the last one. In values they are written as `\28` and `\29`. */
function isInParentheses(text: string): boolean {
  const last = text.length - 1
  let depth = 0
  for (let at = 0; at <= last; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth <= 0 && at < last) return false
  }
  return text !== '' && depth === 0
}

const CERTIFICATE = /^-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----$/

/** One or more certificates in PEM form. */
export function checkCertificates(value: unknown): ParsedSetting {
  const parts = String(value)
    .trim()
    .split(/(?<=-----END CERTIFICATE-----)\s*/)
  const areCertificates = parts.filter((part) => part !== '').every((part) => CERTIFICATE.test(part))
  return areCertificates ? ok(String(value).trim()) : refuse('must be certificates in PEM form')
}
