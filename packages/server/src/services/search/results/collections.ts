/** Collections as results; each shows the one that it lies in. */
import { collectionRecord, parentIdOf } from '../../collections/index.ts'
import { collectionAt } from './place.ts'
import type { ResultSource } from './listing.ts'

export const collectionResults: ResultSource = {
  entity: 'collection',
  async read(ids, reader) {
    const { tree, user } = reader
    const rows = ids.flatMap((id) => tree.find(id) ?? [])
    return new Map(
      rows.map((row) => {
        const { id, name, description, archived, created_at, authority_level, location } = row
        const { can_write, effective_location } = collectionRecord(row, tree, user)
        const parentId = row.archived_directly === true ? tree.trash.id : parentIdOf(row)
        const fields = {
          id,
          name,
          description,
          archived,
          created_at,
          updated_at: created_at,
          collection: collectionAt(parentId, reader),
          collection_authority_level: authority_level,
          location,
          effective_location,
          can_write,
        }
        return [id, fields]
      }),
    )
  },
}
