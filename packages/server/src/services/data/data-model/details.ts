/** Secrets in connection details: hidden on the way out, put back on the way in (contract: databases, section 1). */
import type { Driver } from '@querent/query'
import type { JsonObject } from '../../../store/index.ts'

const REDACTED = '**MetabasePass**'

const SECRET_NAMES = new Set([
  'password',
  'pass',
  'tunnel-pass',
  'tunnel-private-key',
  'tunnel-private-key-passphrase',
  'access-token',
  'refresh-token',
  'service-account-json',
  'private-key',
  'secret_key',
])

/** @param driver Absent when its engine is not installed. */
export function redactDetails(details: JsonObject, driver: Driver | undefined): JsonObject {
  const isSecret = secretNames(driver)
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, isSecret(name) && hasValue(value) ? REDACTED : value]),
  )
}

/** What a client sent, with the stored secrets where it sent them back hidden. */
export function restoreSecrets(details: JsonObject, stored: JsonObject): JsonObject {
  const entries = Object.entries(details).flatMap(([name, value]): [string, unknown][] => {
    if (value !== REDACTED) return [[name, value]]
    return stored[name] === undefined ? [] : [[name, stored[name]]]
  })
  return Object.fromEntries(entries)
}

function secretNames(driver: Driver | undefined): (name: string) => boolean {
  const names = new Set(SECRET_NAMES)
  for (const { name, type } of driver?.connectionProperties ?? []) {
    if (type !== 'password' && type !== 'textFile') continue
    names.add(name)
    names.add(`${name}-value`)
  }
  return (name) => names.has(name)
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
