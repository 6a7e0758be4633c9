/** One earlier version of content, as reading the content showed it (contract: revisions, section 6). */
import { ApiError, notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject, RevisionModel, Store } from '../../../store/index.ts'

/** What a revision holds, and when it was made. */
export interface EarlierVersion {
  object: JsonObject
  /** ISO-8601. */
  timestamp: string
}

/** Gives an earlier version to who may read the content now. @throws {ApiError} 404 or 403 */
type ShowEarlier = (user: CurrentUser, id: number, version: EarlierVersion) => Promise<{ id: number; name: string }>

export function revisionService(store: Pick<Store, 'revisions'>, kinds: Readonly<Record<RevisionModel, ShowEarlier>>) {
  /** @throws {ApiError} 404 when there is no such revision, and when it is of content that the user may not read. */
  async function get(user: CurrentUser, id: number) {
    const found = await store.revisions.find(id)
    if (found === undefined) throw notFound()
    const { model, model_id, object, timestamp } = found
    const shown = await kinds[model](user, model_id, { object, timestamp }).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 403 ? notFound() : error
    })
    return { ...shown, revision: { id, entity: model, timestamp } }
  }

  return { get }
}
