/** Questions, models and metrics as results. */
import { canWriteCollection } from '../../../permissions/check.ts'
import type { FoundCard } from '../../../store/index.ts'
import { commonName } from '../../person.ts'
import { collectionAt, withWay } from './place.ts'
import type { Reader, ResultFields, ResultSource } from './listing.ts'

export const cardResults: ResultSource = {
  entity: 'card',
  async read(ids, reader) {
    const cards = await reader.records.cards(ids)
    return new Map(cards.map((card) => [card.id, cardResult(card, reader)]))
  },
}

function cardResult(card: FoundCard, reader: Reader): ResultFields {
  const { type, archived_directly, creator_email, creator_first_name, creator_last_name, ...fields } = card
  const { editor_email, editor_first_name, editor_last_name, collection_id, ...shown } = fields
  const place = collectionAt(archived_directly ? reader.tree.trash.id : collection_id, reader)
  return {
    ...shown,
    collection: type === 'model' && reader.withAncestors ? withWay(place, collection_id, reader) : place,
    collection_authority_level: place.authority_level,
    creator_common_name: commonName({
      email: creator_email,
      first_name: creator_first_name,
      last_name: creator_last_name,
    }),
    last_editor_common_name:
      card.last_editor_id === null
        ? null
        : commonName({ email: editor_email, first_name: editor_first_name, last_name: editor_last_name }),
    dashboardcard_count: 0,
    can_write: canWriteCollection(reader.user, reader.tree.scopeAt(collection_id)),
  }
}
