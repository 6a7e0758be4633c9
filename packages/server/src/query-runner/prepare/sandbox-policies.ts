/** What rules of groups leave of tables for a user (contract: permissions, section 6). */
import { decimalOf, isA, type ExactDecimal } from '@querent/contract'
import { NO_PERMISSION, QueryError, type QueryAccess, type TableMetadata, type TablePolicy } from '@querent/query'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { readSandboxCard, type SandboxCard } from '../../permissions/sandbox-card.ts'
import { cardOnCopy, copyOfField } from '../../permissions/sandbox-copy.ts'
import { fieldsOfSql, isSqlCard, readSandboxSql, tagOfTarget } from '../../permissions/sandbox-sql.ts'
import { attributesOf } from '../../permissions/user-attributes.ts'
import type { CardRow, JsonObject, Sandbox, Store } from '../../store/index.ts'

/**
 * Policies of the tables that are restricted for the user. A query that holds SQL gets those of all tables of the
 * database, whereupon it is refused, unless what SQL reads is decided elsewhere.
 * @throws {QueryError} `missing-required-permissions` for a user without an attribute that a rule asks for.
 */
export async function sandboxPolicies(
  user: CurrentUser,
  { databaseId, tables, native, sqlCardIds }: QueryAccess,
  { store, allowsSql }: { store: Store; allowsSql: boolean },
): Promise<ReadonlyMap<number, TablePolicy>> {
  const policies = new Map<number, TablePolicy>()
  if (!allowsSql && (native || sqlCardIds.size > 0)) {
    for (const tableId of user.rights.sandboxedTables(databaseId)) policies.set(tableId, EVERYTHING)
  }
  let attributes: JsonObject | undefined
  for (const { table } of tables) {
    if (policies.has(table.id)) continue
    const rules = user.rights.sandboxes(databaseId, table.id)
    if (rules.length === 0) continue
    attributes ??= attributesOf(await store.users.find(user.id))
    policies.set(table.id, await policyOf(table, rules, attributes, store))
  }
  return policies
}

/** SQL of which nothing is known is refused whatever the rule says. */
const EVERYTHING: TablePolicy = { filter: null, fieldIds: null }

/** Rows that one of the rules shows. Rules that show different columns are refused when they are made. */
async function policyOf(
  table: TableMetadata,
  rules: readonly Sandbox[],
  attributes: JsonObject,
  store: Store,
): Promise<TablePolicy> {
  const cards = await Promise.all(rules.map((rule) => cardOf(rule, store)))
  if (cards.length > 1 && cards.some((card) => card !== undefined)) throw refused()
  const [rule] = rules
  const [card] = cards
  if (rule !== undefined && card !== undefined && isSqlCard(card)) {
    // It reads the source, which a copy is not.
    if (isOfSource(table, rule)) throw refused()
    return sqlPolicy(table, rule, card, attributes)
  }
  const shown = card === undefined || rule === undefined ? undefined : shownBy(table, rule, card)
  const filters = rules.map((one) => {
    const own = [...(shown?.filters ?? []), ...conditionsOf(table, one, attributes)]
    if (own.length === 0) throw refused()
    return joined('and', own)
  })
  return { filter: joined('or', filters), fieldIds: shown?.fieldIds ?? null }
}

/** True for a rule of the source of a copied table. */
function isOfSource({ id }: TableMetadata, { table_id }: Sandbox): boolean {
  return table_id !== id
}

/** The question of a rule; undefined for a rule without. */
async function cardOf({ card_id }: Sandbox, store: Store): Promise<CardRow | undefined> {
  if (card_id === null) return undefined
  const card = await store.cards.find(card_id)
  if (card === undefined) throw refused()
  return card
}

/** SQL with the person's attributes as its variables. It may have changed since the rule was made. */
function sqlPolicy(
  table: TableMetadata,
  { attribute_remappings }: Sandbox,
  card: CardRow,
  attributes: JsonObject,
): TablePolicy {
  const read = readSandboxSql(card, table.db_id)
  if (typeof read === 'string') throw refused()
  const parameters = Object.entries(attribute_remappings).map(([name, target]) => {
    const tag = tagOfTarget(target)
    // A variable that is gone would no longer filter.
    if (tag === undefined || !read.tags.has(tag)) throw refused()
    return { target: ['variable', ['template-tag', tag]], value: valueOf(name, attributes) }
  })
  return { filter: null, fieldIds: fieldsOfSql(read, table.fields), sql: { query: read.query, parameters } }
}

/** What a question of the query language shows. It may have changed since the rule was made. */
function shownBy(table: TableMetadata, rule: Sandbox, card: CardRow): SandboxCard {
  const own = readSandboxCard(card.dataset_query, rule.table_id)
  if (typeof own === 'string') throw refused()
  const read = isOfSource(table, rule) ? cardOnCopy(own, table.fields) : own
  if (read === undefined) throw refused()
  // A question without a filter shows all rows, and only some of the columns.
  return read.filters.length > 0 ? read : { ...read, filters: [true] }
}

/** What the user's attributes have to be equal to. */
function conditionsOf(table: TableMetadata, rule: Sandbox, attributes: JsonObject): unknown[] {
  const { fields } = table
  return Object.entries(rule.attribute_remappings).map(([name, target]) => {
    const of = fieldOf(target)
    const field = isOfSource(table, rule) ? copyOfField(fields, of) : fields.find(({ id }) => id === of)
    if (field === undefined) throw refused()
    const values: unknown[] = [valueOf(name, attributes)].flat()
    const isNumber = isA(field.base_type, 'type/Number')
    return ['=', ['field', field.id, null], ...values.map((one) => (isNumber ? numberOf(one) : String(one)))]
  })
}

/** @throws {QueryError} for a person without the attribute: a variable without a value would not filter. */
function valueOf(name: string, attributes: JsonObject): unknown {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined
  const values: unknown[] = [value].flat()
  const isThere = values.length > 0 && values.every((one) => one !== undefined && one !== null && one !== '')
  if (!isThere) throw refused()
  return value
}

function joined(word: 'and' | 'or', clauses: readonly unknown[]): unknown {
  return clauses.length === 1 ? clauses[0] : [word, ...clauses]
}

/** Of `["dimension", ["field", 12, null]]`. */
function fieldOf(target: unknown): unknown {
  if (!Array.isArray(target) || target[0] !== 'dimension' || !Array.isArray(target[1])) throw refused()
  return target[1][0] === 'field' || target[1][0] === 'field-id' ? target[1][1] : undefined
}

/** Attributes are texts; a text that is no number is equal to no number. */
function numberOf(value: unknown): number | bigint | ExactDecimal {
  const text = String(value).trim()
  if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw refused()
  const number = Number(text)
  if (text.includes('.')) return decimalOf(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

function refused(): QueryError {
  return new QueryError('missing-required-permissions', NO_PERMISSION)
}
