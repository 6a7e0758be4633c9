/** Fields: their records, what users set on them, and remappings. Tested by test/contract/field.test.ts. */
import {
  badRequest,
  invalidField,
  isShownIn,
  notFound,
  type DimensionBody,
  type FieldChangesBody,
} from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { newEntityId, type FieldRow, type Repositories } from '../../../store/index.ts'
import { positionsOf, RESCAN_FIELD, SYNC_TABLE } from '../../../sync/index.ts'
import {
  databaseRecord,
  dimensionRecord,
  fieldRecord,
  hydrateFields,
  readableCards,
  tableRecord,
  type HydratedField,
} from '../data-model/index.ts'
import { requireOwnTable } from '../../shared/kept-by-server.ts'
import type { Deps } from '../../deps.ts'
import { fieldAccess, seenFields, type FieldOfTable } from './access.ts'
import { changesNestedFields, dimensionFate, fieldChanges } from './update.ts'

export { fieldAccess, seenFields, type FieldOfTable } from './access.ts'

/** Related things named in one answer. */
const MAX_RELATED = 10

export function fieldService({ store, change, connections, jobs }: Deps) {
  const access = fieldAccess(store)

  async function hydrate(user: CurrentUser, field: FieldRow): Promise<HydratedField> {
    const dimensions = await store.dimensions.listOfFields([field.id])
    const [siblings, others] = await Promise.all([
      field.semantic_type === 'type/PK' ? store.fields.listOfTables([field.table_id]) : [field],
      seenFields(
        store,
        user,
        [field.fk_target_field_id, dimensions[0]?.human_readable_field_id].flatMap((id) => id ?? []),
      ),
    ])
    const [hydrated] = hydrateFields([field], { fields: [...siblings, ...others], dimensions })
    if (hydrated === undefined) throw notFound()
    return hydrated
  }

  /** @param forEditing Whether the caller means to change it. */
  async function get(user: CurrentUser, id: number, forEditing: boolean) {
    const { field, table } = forEditing ? await access.editable(user, id) : await access.readable(user, id)
    const database = await store.databases.find(table.db_id)
    if (database === undefined) throw notFound()
    const db = databaseRecord(database, user, connections.driverOf(database))
    return { ...(await hydrate(user, field)), table: { ...tableRecord(table), db } }
  }

  async function update(user: CurrentUser, id: number, body: FieldChangesBody): Promise<HydratedField> {
    await access.editable(user, id)
    const nested = await change(user, async ({ repositories, time }) => {
      const { fields, dimensions } = repositories
      await fields.lock()
      const { field, table } = await fieldAccess(repositories).editable(user, id)
      const changes = fieldChanges(field, body)
      await requireTarget(repositories, changes.fk_target_field_id)
      const dimension = await dimensions.findOfField(id)
      const fate = dimensionFate(field, changes, dimension)
      await fields.update(id, { ...changes, updated_at: time })
      if (fate === 'delete') await dimensions.deleteOfField(id)
      else if (fate !== 'keep' && dimension !== undefined) {
        await dimensions.set({ ...dimension, name: fate.renameTo, updated_at: time })
      }
      if (table.field_order === 'smart') {
        const own = (await fields.listOfTables([table.id])).filter((other) => other.active)
        await fields.updateMany(positionsOf(own, table.field_order))
      }
      return changesNestedFields(field, changes) ? table : undefined
    })
    if (nested !== undefined) await jobs.enqueue(SYNC_TABLE, { tableId: nested.id })
    return hydrate(user, (await access.editable(user, id)).field)
  }

  async function requireTarget({ fields }: Repositories, id: number | null | undefined): Promise<void> {
    if (id === undefined || id === null) return
    if ((await fields.find(id)) === undefined) throw invalidField('fk_target_field_id', 'Invalid target field')
  }

  async function setDimension(user: CurrentUser, id: number, body: DimensionBody) {
    await access.editable(user, id)
    const shownId = body.type === 'external' ? (body.human_readable_field_id ?? null) : null
    if (body.type === 'external' && shownId === null) {
      throw badRequest('Foreign key based remappings require a human readable field id')
    }
    const shown = shownId === null ? undefined : await store.fields.find(shownId)
    if (shownId !== null && shown === undefined) throw invalidField('human_readable_field_id', 'Invalid field')
    const row = await change(user, ({ repositories, time }) =>
      repositories.dimensions.set({
        field_id: id,
        name: body.name,
        type: body.type,
        human_readable_field_id: shownId,
        created_at: time,
        updated_at: time,
        entity_id: newEntityId(),
      }),
    )
    return dimensionRecord(row, shown)
  }

  async function deleteDimension(user: CurrentUser, id: number): Promise<void> {
    await access.editable(user, id)
    await store.dimensions.deleteOfField(id)
  }

  async function rescanValues(user: CurrentUser, id: number): Promise<void> {
    requireOwnTable((await access.editable(user, id)).table)
    await store.auditLog.note('metadata.rescan-requested', { model: 'field', id })
    await jobs.enqueue(RESCAN_FIELD, { fieldId: id })
  }

  async function discardValues(user: CurrentUser, id: number): Promise<void> {
    await access.editable(user, id)
    await change(user, async ({ repositories }) => {
      await repositories.auditLog.note('metadata.values-discarded', { model: 'field', id })
      await repositories.fieldValues.deleteOfFields([id])
    })
  }

  async function related(user: CurrentUser, id: number) {
    const { table }: FieldOfTable = await access.readable(user, id)
    const siblings = await store.fields.listOfTables([table.id])
    const isShown = (field: FieldRow) => isShownIn('suggestion', field) && field.id !== id
    return {
      table: tableRecord(table),
      metrics: (await readableCards(store, user, await store.dataModelContent.metricsOfTables([table.id]))).slice(
        0,
        MAX_RELATED,
      ),
      segments: (await store.dataModelContent.segmentsOfTables([table.id])).slice(0, MAX_RELATED),
      fields: siblings.filter(isShown).slice(0, MAX_RELATED).map(fieldRecord),
    }
  }

  return { get, update, setDimension, deleteDimension, rescanValues, discardValues, related }
}
