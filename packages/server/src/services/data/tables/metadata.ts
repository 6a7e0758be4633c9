/** What the query builder needs to know of one table, or of a saved question as a table. */
import { isShownIn, notFound } from '@querent/contract'
import { requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { FieldRow } from '../../../store/index.ts'
import {
  hydrateFields,
  readableCards,
  tableRecord,
  virtualFields,
  virtualTable,
  type HydratedField,
} from '../data-model/index.ts'
import type { Deps } from '../../deps.ts'
import type { TableAccess } from './access.ts'
import { seenFields } from '../fields/index.ts'
import { DIMENSION_OPTIONS, dimensionOptionsOf } from './dimension-options.ts'

/** What the metadata of one table has beside what everybody sees. */
interface FieldOptions {
  include_sensitive_fields?: boolean
  include_hidden_fields?: boolean
  include_editable_data_model?: boolean
}

export function tableMetadata({ store }: Deps, { dbRecord, getReadable, getEditable, databaseOf }: TableAccess) {
  async function queryMetadata(user: CurrentUser, id: number, options: FieldOptions) {
    const table =
      options.include_editable_data_model === true ? await getEditable(user, id) : await getReadable(user, id)
    const { details: _details, ...db } = dbRecord(await databaseOf(table), user)
    const [own, segments, metrics] = await Promise.all([
      store.fields.listOfTables([id]),
      store.dataModelContent.segmentsOfTables([id]),
      store.dataModelContent.metricsOfTables([id]),
    ])
    const fields = await hydrate(
      user,
      own.filter((field) => isShown(field, options)),
      own,
    )
    return {
      ...tableRecord(table),
      db,
      fields: fields.map((field) => ({ ...field, ...dimensionOptionsOf(field) })),
      segments,
      metrics: await readableCards(store, user, metrics),
      dimension_options: DIMENSION_OPTIONS,
    }
  }

  /** Fields with targets and remappings, wherever those lie. */
  async function hydrate(
    user: CurrentUser,
    fields: readonly FieldRow[],
    known: readonly FieldRow[],
  ): Promise<HydratedField[]> {
    const dimensions = await store.dimensions.listOfFields(fields.map((field) => field.id))
    const wanted = [
      ...fields.map((field) => field.fk_target_field_id),
      ...dimensions.map((dimension) => dimension.human_readable_field_id),
    ]
    const knownIds = new Set(known.map((field) => field.id))
    const missing = new Set(wanted.filter((id) => id !== null && !knownIds.has(id)))
    const others = await seenFields(
      store,
      user,
      [...missing].filter((id) => id !== null),
    )
    return hydrateFields(fields, { fields: [...known, ...others], dimensions })
  }

  /** A saved question as a table. @throws {ApiError} 404 or 403. */
  async function virtualMetadata(user: CurrentUser, cardId: number) {
    const card = await store.dataModelContent.findSourceCard(cardId)
    if (card === undefined) throw notFound()
    requireRight((await readableCards(store, user, [card])).length > 0)
    const ids = (card.result_metadata ?? []).flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
    const known = new Map((await store.fields.findMeanings(ids)).map((field) => [field.id, field]))
    const database = card.database_id === null ? undefined : await store.databases.find(card.database_id)
    const fields = virtualFields(user, card, known)
    const db: Record<string, unknown> | null = database === undefined ? null : { ...dbRecord(database, user) }
    if (db !== null) delete db['details']
    return { ...virtualTable(card), fields, db, metrics: [], segments: [], dimension_options: DIMENSION_OPTIONS }
  }

  return { queryMetadata, virtualMetadata, hydrate }
}

function isShown(field: FieldRow, options: FieldOptions): boolean {
  if (isShownIn('metadata', field)) return true
  const isWanted =
    (field.visibility_type === 'hidden' && options.include_hidden_fields === true) ||
    (field.visibility_type === 'sensitive' && options.include_sensitive_fields === true)
  return field.active && isWanted
}
