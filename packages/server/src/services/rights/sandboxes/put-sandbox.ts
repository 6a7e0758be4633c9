/** Makes and changes row rules, and refuses those that could not be kept. */
import { badRequest, invalidField, isMap, notFound } from '@querent/contract'
import { readSandboxCard } from '../../../permissions/sandbox-card.ts'
import {
  faultOfColumns,
  isSqlCard,
  readSandboxSql,
  tagOfTarget,
  type RuleCard,
} from '../../../permissions/sandbox-sql.ts'
import { isCopiedTable } from '../../shared/kept-by-server.ts'
import type { FieldRow, JsonObject, Repositories, TableRow } from '../../../store/index.ts'

export interface SandboxInput {
  id?: number | null
  group_id?: number
  table_id?: number
  card_id?: number | null
  attribute_remappings?: JsonObject | null
}

export interface SandboxRecord {
  id: number
  group_id: number
  table_id: number
  card_id: number | null
  attribute_remappings: JsonObject
}

/**
 * With an id, changes the rule; otherwise makes one.
 * @throws {ApiError} 404 for an unknown rule; 400 for a group or table that does not exist or has a rule already, for a
 * question that cannot be a rule, and for attributes that are compared with anything but fields of the table, or variables of
 * the SQL.
 */
export async function putSandbox(repositories: Repositories, input: SandboxInput): Promise<SandboxRecord> {
  const known = input.id == null ? undefined : await repositories.accessRules.findSandbox(input.id)
  if (input.id != null && known === undefined) throw notFound()
  const group_id = known?.group_id ?? input.group_id
  const table_id = known?.table_id ?? input.table_id
  if (group_id === undefined) throw invalidField('group_id', 'A rule needs the id of a group.')
  if (table_id === undefined) throw invalidField('table_id', 'A rule needs the id of a table.')
  const rule = {
    card_id: input.card_id === undefined ? (known?.card_id ?? null) : input.card_id,
    attribute_remappings: input.attribute_remappings ?? known?.attribute_remappings ?? {},
  }
  await requireKeepable(repositories, table_id, rule)
  if (known !== undefined) {
    await repositories.accessRules.updateSandbox(known.id, rule)
    return { id: known.id, group_id, table_id, ...rule }
  }
  if ((await repositories.groups.find(group_id)) === undefined)
    throw invalidField('group_id', 'There is no such group.')
  const others = await repositories.accessRules.sandboxes([group_id])
  if (others.some((other) => other.table_id === table_id)) {
    throw badRequest('The group already has a rule for this table.')
  }
  const { id } = await repositories.accessRules.createSandbox({ group_id, table_id, ...rule })
  return { id, group_id, table_id, ...rule }
}

/** @throws {ApiError} 400 for a rule that no query could be run under. */
export async function requireKeepable(
  { tables, cards, fields }: Pick<Repositories, 'tables' | 'cards' | 'fields'>,
  tableId: number,
  { card_id, attribute_remappings }: Pick<SandboxRecord, 'card_id' | 'attribute_remappings'>,
): Promise<void> {
  const table = await tables.find(tableId)
  if (table === undefined) throw invalidField('table_id', 'There is no such table.')
  if (isCopiedTable(table))
    throw invalidField('table_id', 'Rules of what is copied hold in Copies, too: make the rule for the table itself.')
  const own = await fields.listOfTables([tableId])
  if (card_id === null) {
    if (Object.keys(attribute_remappings).length === 0) {
      throw invalidField('attribute_remappings', 'A rule without a question needs a user attribute.')
    }
    return requireFields(attribute_remappings, own)
  }
  const card = await cards.find(card_id)
  if (card === undefined) throw invalidField('card_id', 'There is no such question.')
  if (isSqlCard(card)) return requireSql(card, { table, own }, attribute_remappings)
  const read = readSandboxCard(card.dataset_query, tableId)
  if (typeof read === 'string') throw invalidField('card_id', read)
  requireFields(attribute_remappings, own)
}

/** @throws {ApiError} 400 unless the SQL gives the table's columns, and attributes are compared with its variables. */
function requireSql(
  card: RuleCard,
  { table, own }: { table: Pick<TableRow, 'db_id'>; own: readonly FieldRow[] },
  attributes: JsonObject,
): void {
  const read = readSandboxSql(card, table.db_id)
  if (typeof read === 'string') throw invalidField('card_id', read)
  const fault = faultOfColumns(
    read,
    own.filter(({ active }) => active),
  )
  if (fault !== undefined) throw invalidField('card_id', fault)
  for (const [attribute, target] of Object.entries(attributes)) {
    const tag = tagOfTarget(target)
    if (tag !== undefined && read.tags.has(tag)) continue
    throw invalidField('attribute_remappings', `${attribute} must be compared with a variable in the SQL.`)
  }
}

/** @throws {ApiError} 400 for attributes that are compared with anything but fields of the table. */
function requireFields(attributes: JsonObject, fields: readonly FieldRow[]): void {
  const own = new Set(fields.map(({ id }) => id))
  for (const [attribute, target] of Object.entries(attributes)) {
    const clause =
      Array.isArray(target) && target[0] === 'dimension' && Array.isArray(target[1]) ? target[1] : undefined
    const id: unknown = clause?.find((part: unknown) => typeof part === 'number' || isMap(part))
    if (typeof id !== 'number' || !own.has(id)) {
      throw invalidField('attribute_remappings', `${attribute} must be compared with a field of the table.`)
    }
  }
}
