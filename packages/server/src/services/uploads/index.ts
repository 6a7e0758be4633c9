/** The uploads area: files become tables of a connected database, and models on them (contract: uploads, section 1). */
import type { ContentArea } from '../content/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import type { PeopleArea } from '../people/index.ts'
import type { SettingsArea } from '../settings/index.ts'
import { uploadCreation } from './create.ts'
import { ownUploadsDatabase } from './own-database.ts'
import { uploadPreview } from './preview.ts'
import { uploadRows } from './rows.ts'
import { uploadTables } from './tables.ts'
import { unusedUploads } from './unused.ts'

export { tooMuch } from './limits.ts'
export type { LoadType } from '../../upload-files/index.ts'
export type { ReceivedFile, UploadOptions, UploadProgress, UploadRequest } from './request.ts'

type Below = Pick<SettingsArea, 'settings'> &
  Pick<DataArea, 'databases'> &
  Pick<LibraryArea, 'collections'> &
  Pick<ContentArea, 'cards'> &
  Pick<PeopleArea, 'notices'>

export function uploadsArea(deps: Deps, below: Below) {
  const all = { ...below, ...deps }
  const { removeUnused, ...tables } = uploadTables(deps)
  const uploads = {
    ...uploadCreation(all),
    ...uploadRows(deps),
    ...uploadPreview(deps),
    ...tables,
    ...unusedUploads({ ...deps, notices: below.notices, removeUnused }),
    ...ownUploadsDatabase({ ...deps, databases: below.databases, settings: below.settings }),
  }
  return { uploads }
}
