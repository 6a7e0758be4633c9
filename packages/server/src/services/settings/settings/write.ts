/** What a write of settings comes to: values checked and normalized, and what else has to change with them. */
import { isIP } from 'node:net'
import { ApiError, findSetting, parseSetting, type SettingDefinition } from '@querent/contract'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import type { SettingChange } from '../../../store/index.ts'
import { isPublicAddress } from '../../../outbound/index.ts'
import { addEmbeddingChanges } from './embedding-changes.ts'
import { isOldUploadsSetting, UPLOADS, uploadsPlaceAfter } from './uploads-changes.ts'

/** A value that cannot be stored. `message` is what clients show. */
function refusedSetting(message: string): ApiError {
  return new ApiError(400, { message })
}

/** @throws {ApiError} 400 unless there is such a setting. */
export function getDefinition(key: string): SettingDefinition {
  const definition = findSetting(key)
  if (definition === undefined) throw refusedSetting(`Unknown setting: :${key}`)
  if (definition.visibility === 'internal') throw refusedSetting(`Setting :${definition.key} is internal`)
  return definition
}

/** How a secret value is shown: its last two characters after a fixed number of stars. */
export function maskSecret(value: string): string {
  return `**********${value.slice(-2)}`
}

/**
 * The changes to store for what a client sends; a secret that comes back masked is left alone.
 * @param time Epoch milliseconds.
 */
export function prepareChanges(
  values: ReadonlyMap<SettingDefinition, unknown>,
  current: SettingsSnapshot,
  time: number,
): SettingChange[] {
  const changes = new Map<string, unknown>()
  const oldUploads = new Map<string, unknown>()
  for (const [definition, value] of values) {
    if (isMaskOf(definition, value, current)) continue
    if (isOldUploadsSetting(definition.key)) oldUploads.set(definition.key, parsedValue(definition, value))
    else changes.set(definition.key, checkedValue(definition, value, current))
  }
  if (oldUploads.size > 0 && !changes.has(UPLOADS)) {
    changes.set(UPLOADS, checkedValue(getDefinition(UPLOADS), uploadsPlaceAfter(oldUploads, current), current))
  }
  const refusal = addEmbeddingChanges(changes, current, time)
  if (refusal !== undefined) throw refusedSetting(refusal)
  addConsequences(changes, current)
  return [...changes].map(([key, value]) => ({ key, value }))
}

/** Whether it is the stored secret as it was shown. */
export function isMaskOf(definition: SettingDefinition, value: unknown, current: SettingsSnapshot): boolean {
  const stored = current.read(definition.key)
  return definition.isSecret === true && typeof stored === 'string' && value === maskSecret(stored)
}

function checkedValue(definition: SettingDefinition, value: unknown, current: SettingsSnapshot): unknown {
  const { key } = definition
  if (definition.isComputed || definition.isReadOnly) {
    throw refusedSetting(`You cannot set ${key}; it is a read-only setting.`)
  }
  const envName = current.envName(key)
  if (envName !== undefined) {
    throw refusedSetting(`You cannot set ${key}; it is set by the environment variable ${envName}.`)
  }
  return parsedValue(definition, value)
}

function parsedValue(definition: SettingDefinition, value: unknown): unknown {
  const parsed = parseSetting(definition, value)
  if (!parsed.ok) throw refusedSetting(/^[A-Z]/.test(parsed.error) ? parsed.error : `${definition.key} ${parsed.error}`)
  return parsed.value
}

/** A plain http address cannot be reached when everything is sent to https. */
function addConsequences(changes: Map<string, unknown>, current: SettingsSnapshot): void {
  requireSetUp(changes, current)
  requirePublicMaps(changes.get('custom-geojson'))

  const siteUrl = changes.get('site-url')
  if (siteUrl !== undefined && !isHttpsAddress(siteUrl) && current.get('redirect-all-requests-to-https')) {
    changes.set('redirect-all-requests-to-https', null)
  }
  if (changes.get('redirect-all-requests-to-https') === true && !isHttpsAddress(siteUrl ?? current.get('site-url'))) {
    throw refusedSetting('Cannot redirect requests to HTTPS unless `site-url` is HTTPS.')
  }
}

/** Without which a way to sign in is none. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'jwt-enabled': ['jwt-shared-secret'],
  'oidc-enabled': ['oidc-issuer-url', 'oidc-client-id'],
  'ldap-enabled': ['ldap-host', 'ldap-user-base'],
}

/** @throws {ApiError} 400 for a way to sign in that is switched on before it is set up, and when none would be left. */
function requireSetUp(changes: ReadonlyMap<string, unknown>, current: SettingsSnapshot): void {
  for (const [key, needed] of Object.entries(NEEDED)) {
    if (changes.get(key) !== true) continue
    const missing = needed.filter((one) => (changes.has(one) ? changes.get(one) : current.read(one)) === null)
    if (missing.length > 0) throw refusedSetting(`Set ${missing.join(' and ')} before ${key}.`)
  }
  const isOn = (key: string) => (changes.has(key) ? changes.get(key) : current.read(key)) === true
  if (changes.get('enable-password-login') === false && !Object.keys(NEEDED).some(isOn)) {
    throw refusedSetting('Switch on another way to sign in before enable-password-login is switched off.')
  }
}

/**
 * Names are looked up when a map is read; an address that will never be asked is refused at once.
 * @throws {ApiError} 400
 */
function requirePublicMaps(maps: unknown): void {
  for (const map of Object.values(Object(maps))) {
    const { hostname } = new URL(String(Object(map)['url']))
    const host = hostname.replace(/^\[|\]$/g, '')
    const isOwn = isIP(host) === 0 ? /(?:^|\.)localhost\.?$/.test(host) : !isPublicAddress(host)
    if (isOwn) throw refusedSetting(`Maps are not read from private addresses such as ${host}.`)
  }
}

export function isHttpsAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https:/i.test(value)
}
