/**
 * SQL that says what people see of a table: a row rule may name a question that is SQL, whose variables get the attributes
 * of each person (contract: permissions, section 6).
 */
import { isA, isBaseType, isMap } from '@querent/contract'
import type { CardRow, JsonObject } from '../store/index.ts'

/** A question as rules need it. */
export type RuleCard = Pick<CardRow, 'dataset_query' | 'database_id' | 'result_metadata'>

interface SandboxSql {
  query: JsonObject
  /** Names of its variables. */
  tags: ReadonlySet<string>
  /** What its columns are; null where that is not known before it has run. */
  columns: ReadonlyMap<string, string> | null
}

interface RuleField {
  id: number
  name: string
  base_type: string
  parent_id: number | null
}

/** True for a question that is one statement of SQL. */
export function isSqlCard({ dataset_query }: Pick<RuleCard, 'dataset_query'>): boolean {
  return nativeOf(dataset_query) !== undefined
}

/** The SQL of a rule for a table of the database; a text that says why it cannot be one. */
export function readSandboxSql(
  { dataset_query, database_id, result_metadata }: RuleCard,
  databaseId: number,
): SandboxSql | string {
  if (database_id !== databaseId) return 'The question of a rule has to read the database of the table.'
  const known = nativeOf(dataset_query)?.['template-tags']
  const tags = new Set(isMap(known) ? Object.keys(known) : [])
  const columns = result_metadata === null || result_metadata.length === 0 ? null : columnsOf(result_metadata)
  return { query: dataset_query, tags, columns }
}

/** What holds the SQL and its tags, in either form of a stored query. */
function nativeOf({ type, native, stages }: JsonObject): Readonly<Record<string, unknown>> | undefined {
  if (type === 'native') return isMap(native) ? native : undefined
  const stage: unknown = Array.isArray(stages) && stages.length === 1 ? stages[0] : undefined
  return isMap(stage) && stage['lib/type'] === 'mbql.stage/native' ? stage : undefined
}

function columnsOf(metadata: readonly JsonObject[]): Map<string, string> {
  return new Map(metadata.map(({ name, base_type }) => [String(name), String(base_type)]))
}

/** Ids of the fields that the SQL gives; null for all. Columns that are no field of the table are not shown. */
export function fieldsOfSql({ columns }: SandboxSql, fields: readonly RuleField[]): ReadonlySet<number> | null {
  if (columns === null) return null
  return new Set(fields.filter(({ name }) => columns.has(name)).map(({ id }) => id))
}

/** What is wrong with the columns of the SQL, as far as they are known; undefined for nothing. */
export function faultOfColumns({ columns }: SandboxSql, fields: readonly RuleField[]): string | undefined {
  if (columns === null) return undefined
  const stored = fields.filter(({ parent_id }) => parent_id === null)
  const missing = stored.filter(({ name }) => !columns.has(name)).map(({ name }) => name)
  if (missing.length > 0)
    return `The SQL of a rule has to give all columns of the table. Missing: ${missing.join(', ')}.`
  const other = stored.filter(({ name, base_type }) => differs(columns.get(name) ?? '', base_type))
  if (other.length === 0) return undefined
  const names = other.map(({ name }) => name).join(', ')
  return `The SQL of a rule has to give columns of the types that the table has. Of another type: ${names}.`
}

const KINDS = ['type/Number', 'type/Temporal', 'type/Boolean', 'type/Text'] as const

/** Columns are not compared where the engine says nothing of one of them. */
function differs(one: string, other: string): boolean {
  const kinds = [kindOf(one), kindOf(other)]
  return !kinds.includes(undefined) && kinds[0] !== kinds[1]
}

function kindOf(type: string): string | undefined {
  return isBaseType(type) ? KINDS.find((kind) => isA(type, kind)) : undefined
}

/** The variable of `["variable", ["template-tag", "cat"]]`; undefined for anything else. */
export function tagOfTarget(target: unknown): string | undefined {
  if (!Array.isArray(target) || (target[0] !== 'variable' && target[0] !== 'dimension')) return undefined
  const tag: unknown = target[1]
  return Array.isArray(tag) && tag[0] === 'template-tag' && typeof tag[1] === 'string' ? tag[1] : undefined
}
