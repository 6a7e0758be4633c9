/** Where uploads go, as the settings say. */
import type { Properties } from '../../../api/session.ts'
import type { UploadsSettings } from '../../../api/uploads.ts'

export function placeOfUploads(properties: Properties | undefined): UploadsSettings {
  const value = properties?.['uploads-settings']
  const given = typeof value === 'object' && value !== null ? value : {}
  const text = (name: string) => {
    const one: unknown = Reflect.get(given, name)
    return typeof one === 'string' && one !== '' ? one : null
  }
  const id: unknown = Reflect.get(given, 'db_id')
  return {
    db_id: typeof id === 'number' ? id : null,
    schema_name: text('schema_name'),
    table_prefix: text('table_prefix'),
  }
}
