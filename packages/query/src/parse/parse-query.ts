/** Parses the JSON of an outer query. Errors name the path of what is wrong. All older spellings are read here. */
import { isMap } from '@querent/contract'
import type { Query } from '../model/query.ts'
import { describe, invalid, readInteger, readMap, readText, token, tokenKeys, without, type JsonMap } from './input.ts'
import { parseParameters } from './parse-parameters.ts'
import { parseInnerQuery, parseNative, parseStages } from './parse-stage.ts'
import { STRICTLY, type Each } from './each.ts'
import { requireUniqueIds } from './unique-ids.ts'

const OUTER_KEYS = new Set([
  'lib/type',
  'database',
  'type',
  'query',
  'native',
  'stages',
  'parameters',
  'constraints',
  'middleware',
  'settings',
  'info',
  'source-metadata',
])

/** True when the outer query is in the staged form. */
export function isStaged(json: unknown): boolean {
  return isMap(json) && tokenKeys(json)['lib/type'] === 'mbql/query'
}

/**
 * @param each What becomes of clauses that cannot be read.
 * @param place Stands before the paths of stages.
 * @throws {QueryError} `invalid-query` with the path into the input.
 */
export function parseQuery(json: unknown, each: Each = STRICTLY, place = ''): Query {
  if (!isMap(json)) invalid('', `Expected a query, got ${describe(json)}.`)
  const map = tokenKeys(json)
  const staged = map['lib/type'] === 'mbql/query'
  if (!staged && map['lib/type'] !== undefined && map['lib/type'] !== null) {
    invalid('lib/type', `Expected "mbql/query", got ${describe(map['lib/type'])}.`)
  }
  return {
    form: staged ? 'staged' : 'legacy',
    database: readDatabase(map),
    stages: staged ? parseStagedBody(map, each, place) : parseLegacyBody(map, each, place),
    parameters: parseParameters(map['parameters'], 'parameters'),
    constraints: readConstraints(map['constraints'], 'constraints'),
    middleware: isMap(map['middleware']) ? tokenKeys(map['middleware']) : {},
    settings: isMap(map['settings']) ? tokenKeys(map['settings']) : null,
    extra: without(map, OUTER_KEYS),
  }
}

function readDatabase(map: JsonMap): number {
  const database = map['database']
  if (typeof database !== 'number' || !Number.isSafeInteger(database)) {
    invalid('database', `Expected a database id, got ${describe(database)}.`)
  }
  return database
}

function parseStagedBody(map: JsonMap, each: Each, place: string): Query['stages'] {
  for (const key of ['type', 'query', 'native']) {
    if (map[key] !== undefined) invalid(key, `"${key}" is not allowed beside "lib/type".`)
  }
  each(() => requireUniqueIds(map['stages'], 'stages'))
  return parseStages(map['stages'], `${place}stages`, 0, each)
}

function parseLegacyBody(map: JsonMap, each: Each, place: string): Query['stages'] {
  const hasQuery = map['query'] !== undefined && map['query'] !== null
  const hasNative = map['native'] !== undefined && map['native'] !== null
  if (hasQuery === hasNative) invalid('query', 'A query needs exactly one of "query" and "native".')
  const type = map['type'] === undefined || map['type'] === null ? null : token(readText(map['type'], 'type'))
  if (type !== null && type !== (hasQuery ? 'query' : 'native')) {
    invalid('type', `The type "${type}" does not match "${hasQuery ? 'query' : 'native'}".`)
  }
  if (hasNative) return [parseNative(readMap(map['native'], 'native'), `${place}native`)]
  const inner = map['query']
  const metadata = map['source-metadata']
  return parseInnerQuery(
    metadata && isMap(inner) ? { 'source-metadata': metadata, ...inner } : inner,
    `${place}query`,
    0,
    each,
  )
}

/** @throws {QueryError} `invalid-query` when a limit is no whole number or bare rows are more than all rows. */
function readConstraints(json: unknown, path: string): Query['constraints'] {
  if (json === null || json === undefined) return null
  const map = readMap(json, path)
  const limits: NonNullable<Query['constraints']> = {}
  for (const key of ['max-results', 'max-results-bare-rows'] as const) {
    if (map[key] !== undefined && map[key] !== null) limits[key] = readInteger(map[key], `${path}.${key}`)
  }
  const { 'max-results': all, 'max-results-bare-rows': bare } = limits
  if (all !== undefined && bare !== undefined && bare > all) {
    invalid(`${path}.max-results-bare-rows`, 'It must not be more than "max-results".')
  }
  return limits
}
