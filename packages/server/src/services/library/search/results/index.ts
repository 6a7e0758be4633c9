/** Results as clients see them: how those of each kind are read, and what they have in common. */
import type { FoundDocument, SearchEntity } from '../../../../store/index.ts'
import { commonName } from '../../../shared/person.ts'
import { collectionRecord, parentIdOf } from '../../collections/index.ts'
import { scoresOf, targetKey, type RankingInput } from '../ranking.ts'
import { contentResult } from './content.ts'
import { BLANK, type Reader, type ResultReader } from './listing.ts'
import { collectionAt, withWay } from './place.ts'

const READERS: Readonly<Record<SearchEntity, ResultReader>> = {
  /** Questions, models and metrics. */
  async card(ids, reader) {
    const cards = await reader.records.cards(ids)
    return new Map(
      cards.map(({ type, ...card }) => {
        const result = { ...contentResult(card, reader), dashboardcard_count: 0 }
        if (type !== 'model' || !reader.withAncestors) return [card.id, result]
        return [card.id, { ...result, collection: withWay(result.collection, card.collection_id, reader) }]
      }),
    )
  },

  async dashboard(ids, reader) {
    const dashboards = await reader.records.dashboards(ids)
    return new Map(dashboards.map((dashboard) => [dashboard.id, contentResult(dashboard, reader)]))
  },

  /** Each shows the collection that contains it. */
  async collection(ids, reader) {
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

  async database(ids, { records }) {
    const databases = await records.databases(ids)
    return new Map(
      databases.map((database) => [
        database.id,
        { ...database, database_id: database.id, database_name: database.name },
      ]),
    )
  },

  async table(ids, { records }) {
    const tables = await records.tables(ids)
    return new Map(
      tables.map(({ db_id, schema, name, display_name, ...table }) => [
        table.id,
        {
          ...table,
          name: display_name,
          database_id: db_id,
          table_id: table.id,
          table_name: name,
          table_schema: schema,
          table_description: table.description,
        },
      ]),
    )
  },

  async segment(ids, { records }) {
    const segments = await records.segments(ids)
    return new Map(
      segments.map(({ db_id, email, first_name, last_name, ...segment }) => [
        segment.id,
        { ...segment, database_id: db_id, creator_common_name: commonName({ email, first_name, last_name }) },
      ]),
    )
  },

  /** The id is the key of the row in the model. */
  'indexed-value': async (ids, reader) => {
    const values = await reader.records.indexedValues(ids)
    return new Map(
      values.map(({ id, model_pk, collection_id, ...value }) => [
        id,
        { ...value, id: model_pk, collection: collectionAt(collection_id, reader) },
      ]),
    )
  },
}

/** In the order of what was ranked, without what is gone by now. */
export async function resultsOf(ranked: readonly FoundDocument[], asked: RankingInput, reader: Reader) {
  const idsOf = (entity: string) => ranked.flatMap((one) => (one.entity === entity ? one.model_id : []))
  const read = await Promise.all(
    Object.entries(READERS).map(async ([entity, results]) => [entity, await results(idsOf(entity), reader)] as const),
  )
  const byEntity = new Map(read)
  return ranked.flatMap((one) => {
    const fields = byEntity.get(one.entity)?.get(one.model_id)
    if (fields === undefined) return []
    const shown = { ...BLANK, ...fields }
    const { id } = shown.collection
    const collection_id = typeof id === 'number' ? id : null
    const bookmark = asked.bookmarks.has(targetKey(one))
    return [{ ...shown, collection_id, model: one.model, bookmark, scores: scoresOf(one, asked) }]
  })
}
