/** What is in a file, before it is uploaded. Tested by test/contract/upload.test.ts. */
import { canQueryTable } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { describeFile, modelNameOf, type FileDescription } from '../../upload-files/index.ts'
import type { Deps } from '../deps.ts'
import { fileOptions } from './file-options.ts'
import { refusing, type UploadRequest } from './request.ts'
import { matches } from './table-columns.ts'
import { uploadTarget } from './target.ts'

/** A table that the rows of the file could be added to. */
interface MatchingTable {
  id: number
  display_name: string
}

interface UploadPreview extends FileDescription {
  /** What the model would be called. */
  name: string
  tables: MatchingTable[]
}

export function uploadPreview(deps: Pick<Deps, 'store' | 'settings' | 'connections'>) {
  const { store, settings } = deps
  const targets = uploadTarget(deps)

  /** @throws {ApiError} as for an upload; 415 or 400 for a file that cannot be read. */
  async function preview(user: CurrentUser, request: UploadRequest): Promise<UploadPreview> {
    const { connection, database } = await targets.ofNew(user)
    const options = await fileOptions(settings, connection, request)
    const { file, signal } = request
    const found = await refusing(400, () => describeFile(file.path, options, { signal }))
    const uploaded = (await store.uploads.list()).filter(
      ({ db_id, id }) => db_id === database.id && canQueryTable(user, db_id, id),
    )
    const fields = Map.groupBy(await store.fields.listOfTables(uploaded.map(({ id }) => id)), (one) => one.table_id)
    const tables = uploaded.flatMap(({ id, display_name }) =>
      matches(found, fields.get(id) ?? []) ? [{ id, display_name }] : [],
    )
    return { ...found, name: modelNameOf(file.name), tables }
  }

  return { preview }
}
