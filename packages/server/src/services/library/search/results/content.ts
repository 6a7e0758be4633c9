/** What results of everything that lies in collections have in common: the place, and who made and changed it. */
import { canWriteCollection } from '../../../../permissions/check.ts'
import type { FoundCard, FoundDashboard } from '../../../../store/index.ts'
import { commonName } from '../../../shared/person.ts'
import { collectionAt } from './place.ts'
import type { Reader } from './listing.ts'

export function contentResult(content: FoundDashboard | Omit<FoundCard, 'type'>, reader: Reader) {
  const { archived_directly, creator_email, creator_first_name, creator_last_name, ...fields } = content
  const { editor_email, editor_first_name, editor_last_name, collection_id, ...shown } = fields
  const collection = collectionAt(archived_directly ? reader.tree.trash.id : collection_id, reader)
  return {
    ...shown,
    collection,
    collection_authority_level: collection.authority_level,
    creator_common_name: commonName({
      email: creator_email,
      first_name: creator_first_name,
      last_name: creator_last_name,
    }),
    last_editor_common_name:
      content.last_editor_id === null
        ? null
        : commonName({ email: editor_email, first_name: editor_first_name, last_name: editor_last_name }),
    can_write: canWriteCollection(reader.user, reader.tree.scopeAt(collection_id)),
  }
}
