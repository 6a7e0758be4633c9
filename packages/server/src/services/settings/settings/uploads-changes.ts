/** The four settings that older clients have for where uploads go (contract: uploads, section 6), which are parts of one. */
import type { SettingsSnapshot } from '../../../settings/index.ts'

const ENABLED = 'uploads-enabled'
const PARTS = new Map([
  ['uploads-database-id', 'db_id'],
  ['uploads-schema-name', 'schema_name'],
  ['uploads-table-prefix', 'table_prefix'],
])

/** The one that they are parts of. */
export const UPLOADS = 'uploads-settings'
const NOWHERE = { db_id: null, schema_name: null, table_prefix: null }

export function isOldUploadsSetting(key: string): boolean {
  return key === ENABLED || PARTS.has(key)
}

/** The older settings, as the place says. */
export function oldUploadsSettings(snapshot: SettingsSnapshot): Record<string, unknown> {
  const place: Readonly<Record<string, unknown>> = snapshot.get(UPLOADS)
  const parts = [...PARTS].map(([key, part]) => [key, place[part] ?? null])
  return { [ENABLED]: place['db_id'] != null, ...Object.fromEntries(parts) }
}

/** Where uploads go once the older settings are changed. Whoever switches them off clears the rest. */
export function uploadsPlaceAfter(changes: ReadonlyMap<string, unknown>, snapshot: SettingsSnapshot): object {
  if (changes.get(ENABLED) === false) return NOWHERE
  const given = [...PARTS].flatMap(([key, part]) => (changes.has(key) ? [[part, changes.get(key)]] : []))
  return { ...NOWHERE, ...snapshot.get(UPLOADS), ...Object.fromEntries(given) }
}
