import type { Driver } from '@querent/query'
import { canManageDatabase, canUpload, canWriteNativeQueries } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { DatabaseRow } from '../../../store/index.ts'
import { redactDetails } from './details.ts'

/** A database as the user may see it; without `details`, and what its account may do, for those who do not manage it
 * (contract: databases, section 1). */
export function databaseRecord(row: DatabaseRow, user: CurrentUser, driver: Driver | undefined) {
  const { details, dbms_version, account_warnings, ...rest } = row
  const features = featuresOf(row, driver)
  const record = {
    ...rest,
    dbms_version,
    features,
    is_attached_dwh: false,
    native_permissions: canWriteNativeQueries(user, row.id) ? ('write' as const) : ('none' as const),
    can_upload: row.uploads_enabled && canUpload(user) && features.includes('uploads'),
    options: null,
    router_user_attribute: null,
    router_database_id: null,
  }
  const managed = canManageDatabase(user, row.id)
    ? { details: redactDetails(details, driver), account_warnings: account_warnings ?? [] }
    : {}
  return { ...record, ...managed }
}

/** What is written: Copies is only read. */
const WRITING: ReadonlySet<string> = new Set(['persist-models', 'actions', 'actions/custom', 'uploads'])

/** What the engine can do, and what is switched on for the database. The server's own files take no tables of models. */
function featuresOf({ is_sample, is_audit, is_copies, settings }: DatabaseRow, driver: Driver | undefined): string[] {
  const all = driver?.dialect.listFeatures() ?? []
  if (is_copies) return all.filter((name) => !WRITING.has(name))
  if (is_sample || is_audit) return all.filter((name) => name !== 'persist-models')
  return settings?.['persist-models-enabled'] === true ? [...all, 'persist-models-enabled'] : all
}
