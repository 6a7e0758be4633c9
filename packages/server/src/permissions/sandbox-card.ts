/**
 * What a saved question lets people see of a table: a row rule may name one instead of showing all rows that fit their
 * attributes (contract: permissions, section 6). Only what can be said as a filter and a list of columns can be a rule:
 * then it holds below joins, aggregations and every other use of the table.
 */
import { isMap } from '@querent/contract'

export interface SandboxCard {
  /** Filter clauses, all of which hold. */
  filters: unknown[]
  /** Fields that are shown; null for all. */
  fieldIds: ReadonlySet<number> | null
}

const LEGACY_KEYS = new Set(['source-table', 'filter', 'fields', 'order-by'])
const STAGE_KEYS = new Set(['lib/type', 'source-table', 'filters', 'fields', 'order-by', 'lib/options', 'lib/uuid'])

/** What the question shows of the table; a text that says what is wrong with it when it cannot be a rule. */
export function readSandboxCard(query: unknown, tableId: number): SandboxCard | string {
  const stage = stageOf(query)
  if (stage === undefined) return 'The question of a rule has to be a question of the query language with one stage.'
  const { source, filters, fields, rest } = stage
  if (source !== tableId) return 'The question of a rule has to start from the table of the rule.'
  if (rest.length > 0)
    return `The question of a rule can only filter rows and leave out columns, and has: ${rest.join(', ')}.`
  if (fields === undefined) return { filters, fieldIds: null }
  const ids = fields.map(fieldId)
  const isPlain = ids.every((id) => id !== undefined)
  if (!isPlain) return 'The question of a rule can only show columns of the table itself.'
  return { filters, fieldIds: new Set(ids.filter((id) => id !== undefined)) }
}

interface Stage {
  source: unknown
  filters: unknown[]
  fields: unknown[] | undefined
  /** Whatever else the stage does. */
  rest: string[]
}

/** The only stage of a query in either form. */
function stageOf(query: unknown): Stage | undefined {
  if (!isMap(query)) return undefined
  const stages = query['stages']
  if (Array.isArray(stages)) {
    const [stage, ...others] = stages
    if (others.length > 0 || !isMap(stage) || stage['lib/type'] !== 'mbql.stage/mbql') return undefined
    return readStage(stage, STAGE_KEYS, list(stage['filters']) ?? [])
  }
  const inner = query['query']
  if (query['type'] !== 'query' || !isMap(inner)) return undefined
  return readStage(inner, LEGACY_KEYS, inner['filter'] === undefined ? [] : [inner['filter']])
}

function readStage(stage: Readonly<Record<string, unknown>>, known: ReadonlySet<string>, filters: unknown[]): Stage {
  return {
    source: stage['source-table'],
    filters,
    fields: list(stage['fields']),
    rest: Object.keys(stage).filter((key) => !known.has(key)),
  }
}

function list(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

/** Of `["field", 12, null]` or `["field", {}, 12]`; undefined for a field of another table. */
function fieldId(clause: unknown): number | undefined {
  if (!Array.isArray(clause) || clause[0] !== 'field') return undefined
  const [id, options] = isMap(clause[1]) ? [clause[2], clause[1]] : [clause[1], clause[2]]
  const isElsewhere = isMap(options) && (options['source-field'] !== undefined || options['join-alias'] !== undefined)
  return typeof id === 'number' && !isElsewhere ? id : undefined
}
