/** Makes and changes row rules, and refuses those that could not be kept. */
import { badRequest, invalidField, isMap, notFound } from '@querent/contract'
import { readSandboxCard } from '../../../permissions/sandbox-card.ts'
import type { JsonObject, Repositories } from '../../../store/index.ts'

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
 * question that cannot be a rule, and for attributes that are compared with anything but fields of the table.
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
  if ((await tables.find(tableId)) === undefined) throw invalidField('table_id', 'There is no such table.')
  if (card_id !== null) {
    const card = await cards.find(card_id)
    const read = card === undefined ? 'There is no such question.' : readSandboxCard(card.dataset_query, tableId)
    if (typeof read === 'string') throw invalidField('card_id', read)
  } else if (Object.keys(attribute_remappings).length === 0) {
    throw invalidField('attribute_remappings', 'A rule without a question needs an attribute of users.')
  }
  const own = new Set((await fields.listOfTables([tableId])).map(({ id }) => id))
  for (const [attribute, target] of Object.entries(attribute_remappings)) {
    const clause =
      Array.isArray(target) && target[0] === 'dimension' && Array.isArray(target[1]) ? target[1] : undefined
    const id: unknown = clause?.find((part: unknown) => typeof part === 'number' || isMap(part))
    if (typeof id !== 'number' || !own.has(id)) {
      throw invalidField('attribute_remappings', `${attribute} has to be compared with a field of the table.`)
    }
  }
}
