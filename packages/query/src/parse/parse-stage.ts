/** Levels of a query: nested `source-query` maps of the legacy form and the list of stages of the staged form. */
import { isMap } from '@querent/contract'
import type { Expr, Join, MbqlStage, NamedExpression, NativeStage, Source, Stage } from '../model/query.ts'
import { JOIN_STRATEGIES } from '../model/query.ts'
import {
  describe,
  invalid,
  isList,
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_JOINS,
  readInteger,
  readList,
  readMap,
  readShortList,
  requireShort,
  readSql,
  readText,
  token,
  tokenKeys,
  without,
  type JsonMap,
} from './input.ts'
import { aggregationList, aggregationNames, orderByList, parseAggregation, referenceList } from './parse-aggregation.ts'
import { aggregationHole, HOLE } from '../model/hole.ts'
import { STRICTLY, type Each } from './each.ts'
import { parseExpr, stageScope } from './parse-expression.ts'
import type { ParseScope } from './scope.ts'
import { parseTemplateTags } from './parse-template-tags.ts'
import { said } from '../said.ts'

/** What a native stage cannot do; a stage after it can. */
const CLAUSE_KEYS = [
  'joins',
  'expressions',
  'filter',
  'filters',
  'aggregation',
  'breakout',
  'fields',
  'order-by',
  'limit',
  'page',
]
const STAGE_KEYS = new Set([
  'lib/type',
  'source-table',
  'source-card',
  'source-query',
  'source-metadata',
  'lib/stage-metadata',
  ...CLAUSE_KEYS,
])
const JOIN_KEYS = new Set([
  'lib/type',
  'source-table',
  'source-query',
  'source-metadata',
  'stages',
  'condition',
  'conditions',
  'strategy',
  'alias',
  'fields',
])

/** The stages of a legacy inner query, innermost first. */
export function parseInnerQuery(json: unknown, path: string, depth = 0, each: Each = STRICTLY): Stage[] {
  if (depth > MAX_DEPTH) invalid(path, `The query is nested more than ${MAX_DEPTH} levels deep.`)
  const map = readMap(json, path)
  if (map['native'] !== undefined && map['source-table'] === undefined) return [parseNative(map, path)]
  const inner = map['source-query']
  if (inner === undefined || inner === null) return [parseMbql(map, path, { staged: false, depth, each })]
  if (map['source-table'] !== undefined && map['source-table'] !== null) {
    invalid(path, 'A query has either "source-table" or "source-query", not both.')
  }
  const stages = parseInnerQuery(inner, `${path}.source-query`, depth + 1, each)
  stages.push(parseMbql(map, path, { staged: false, depth, each }))
  return stages
}

/** The list of stages of the staged form. */
export function parseStages(json: unknown, path: string, depth = 0, each: Each = STRICTLY): Stage[] {
  if (depth > MAX_DEPTH) invalid(path, `The query is nested more than ${MAX_DEPTH} levels deep.`)
  const list = readList(json, path)
  if (list.length === 0) invalid(path, 'A query needs at least one stage.')
  if (list.length > MAX_DEPTH) invalid(path, `The query is nested more than ${MAX_DEPTH} levels deep.`)
  return list.map((item, index) => {
    const at = `${path}[${index}]`
    const map = readMap(item, at)
    if (isNativeStage(map, at)) {
      if (index > 0) invalid(at, 'Only the first stage can be native.')
      refuseKeys(map, CLAUSE_KEYS, at, 'a native stage')
      return parseNative(map, at)
    }
    refuseKeys(map, ['source-query'], at, 'a stage')
    if (present(map['source-table']) && present(map['source-card'])) {
      invalid(at, 'A stage has either "source-table" or "source-card", not both.')
    }
    if (index > 0 && (map['source-table'] !== undefined || map['source-card'] !== undefined)) {
      invalid(at, 'Only the first stage can name a source.')
    }
    return parseMbql(map, at, { staged: true, depth, each })
  })
}

function isNativeStage(map: JsonMap, path: string): boolean {
  const type = map['lib/type']
  if (!present(type)) return map['native'] !== undefined
  if (type !== 'mbql.stage/native' && type !== 'mbql.stage/mbql') {
    invalid(`${path}.lib/type`, `Expected "mbql.stage/mbql" or "mbql.stage/native", got ${describe(type)}.`)
  }
  return type === 'mbql.stage/native'
}

/** Keys that nobody would read: without them the query means something else. */
function refuseKeys(map: JsonMap, keys: readonly string[], path: string, owner: string): void {
  const key = keys.find((name) => present(map[name]))
  if (key !== undefined) invalid(`${path}.${key}`, `"${key}" is not allowed in ${owner} of the staged form.`)
}

/** `{query | native, template-tags}` of either form. */
export function parseNative(map: JsonMap, path: string): NativeStage {
  if (isMap(map['native'])) return parseNative(readMap(map['native'], `${path}.native`), `${path}.native`)
  const text = map['query'] ?? map['native']
  return {
    kind: 'native',
    sql: readSql(text, `${path}.${map['query'] === undefined ? 'native' : 'query'}`),
    templateTags: parseTemplateTags(map['template-tags'], `${path}.template-tags`),
    path,
    extra: without(map, new Set(['lib/type', 'query', 'native', 'template-tags'])),
  }
}

/** In which form a stage is written, how deep it lies, and what becomes of faults. */
interface Reading {
  readonly staged: boolean
  readonly depth: number
  readonly each: Each
}

function parseMbql(map: JsonMap, path: string, reading: Reading): MbqlStage {
  const { each } = reading
  const [aggregations = []] = each(() =>
    present(map['aggregation']) ? aggregationList(map['aggregation'], `${path}.aggregation`) : [],
  )
  const scope = stageScope(reading.staged, aggregations.map(uuidOf), aggregationNames(aggregations))
  /** What the key holds; `none` where it is absent, or where its fault was noted. */
  const given = <T>(key: string, none: T, read: (value: unknown, at: string) => T): T =>
    present(map[key]) ? (each(() => read(map[key], `${path}.${key}`))[0] ?? none) : none
  return {
    kind: 'mbql',
    source: parseSource(map, path),
    sourceMetadata: parseMetadata(map['source-metadata'], `${path}.source-metadata`),
    joins: given('joins', [], (value, at) => parseJoins(value, at, reading)),
    expressions: given('expressions', [], (value, at) => parseExpressions(value, at, scope, each)),
    filters: parseFilters(map, path, scope, each),
    aggregations: aggregations.map((item, index) => {
      const at = `${path}.aggregation[${index}]`
      const [aggregation = aggregationHole(at, { uuid: textOf(uuidOf(item)) })] = each(() =>
        parseAggregation(item, at, scope),
      )
      return aggregation
    }),
    breakouts: given('breakout', [], (value, at) => referenceList(value, at, scope, each)),
    fields: given<Expr[] | null>('fields', null, (value, at) => referenceList(value, at, scope, each)),
    orderBy: given('order-by', [], (value, at) => orderByList(value, at, scope, each)),
    limit: given<number | null>('limit', null, readInteger),
    page: given<MbqlStage['page']>('page', null, parsePage),
    path,
    extra: without(map, STAGE_KEYS),
  }
}

function present(value: unknown): boolean {
  if (value === null || value === undefined) return false
  return isList(value) ? value.length > 0 : !isMap(value) || Object.keys(value).length > 0
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function uuidOf(json: unknown): unknown {
  return isList(json) && isMap(json[1]) ? json[1]['lib/uuid'] : undefined
}

/** Null for a stage without a source of its own. */
function parseSource(map: JsonMap, path: string): Source | null {
  const card = map['source-card']
  if (present(card)) return { kind: 'card', id: readInteger(card, `${path}.source-card`, 1) }
  const table = map['source-table']
  if (!present(table)) return null
  if (typeof table === 'string') {
    const match = /^card__(\d{1,15})$/.exec(table)
    if (!match) invalid(`${path}.source-table`, `Expected a table id or "card__<id>", got ${describe(table)}.`)
    return { kind: 'card', id: Number(match[1]) }
  }
  return { kind: 'table', id: readInteger(table, `${path}.source-table`, 1) }
}

function parseMetadata(json: unknown, path: string): JsonMap[] | null {
  if (!present(json)) return null
  const list = isMap(json) && isList(json['columns']) ? json['columns'] : readList(json, path)
  return list.map((item, index) => {
    if (!isMap(item)) invalid(`${path}[${index}]`, `Expected a column, got ${describe(item)}.`)
    return item
  })
}

function parseFilters(map: JsonMap, path: string, scope: ParseScope, each: Each): MbqlStage['filters'] {
  const filters: MbqlStage['filters'] = []
  if (present(map['filter'])) filters.push(...each(() => parseCondition(map['filter'], `${path}.filter`, scope)))
  if (present(map['filters'])) {
    const [list = []] = each(() => readList(map['filters'], `${path}.filters`))
    list.forEach((filter, index) =>
      filters.push(...each(() => parseCondition(filter, `${path}.filters[${index}]`, scope))),
    )
  }
  return filters
}

/** Refuses plain values other than booleans here, where their place is known. */
function parseCondition(json: unknown, path: string, scope: ParseScope): Expr {
  const condition = parseExpr(json, path, scope)
  if (condition.kind === 'literal' && typeof condition.value !== 'boolean') invalid(path, 'Expected a filter.')
  return condition
}

/** A map from name to clause, or the staged form's list with names in the options. */
function parseExpressions(json: unknown, path: string, scope: ParseScope, each: Each): NamedExpression[] {
  if (isMap(json)) {
    return requireShort(Object.entries(json), path, MAX_ENTRIES).map(([name, clause]) => {
      const [value = HOLE] = each(() => parseExpr(clause, `${path}.${name}`, scope))
      return { name, value }
    })
  }
  const names = new Set<string>()
  return readShortList(json, path, MAX_ENTRIES).flatMap((clause, index) => {
    const at = `${path}[${index}]`
    const read = each(() => {
      const value = parseExpr(clause, at, scope)
      const name = readText(value.options['lib/expression-name'], `${at}[1].lib/expression-name`)
      if (names.has(name)) invalid(at, said('There are two expressions named "{name}".', { name }))
      names.add(name)
      return { name, value }
    })
    return read.length > 0 ? read : expressionHole(clause, names)
  })
}

/** Under the name of a clause that cannot be read, where it has one of its own. */
function expressionHole(clause: unknown, names: Set<string>): NamedExpression[] {
  const options = isList(clause) && isMap(clause[1]) ? clause[1] : {}
  const name = textOf(options['lib/expression-name'])
  if (name === null || names.has(name)) return []
  names.add(name)
  return [{ name, value: HOLE }]
}

function parsePage(json: unknown, path: string): { page: number; items: number } {
  const map = readMap(json, path)
  return { page: readInteger(map['page'], `${path}.page`, 1), items: readInteger(map['items'], `${path}.items`, 1) }
}

function parseJoins(json: unknown, path: string, reading: Reading): Join[] {
  const joins = readShortList(json, path, MAX_JOINS).flatMap((item, index) => {
    const at = `${path}[${index}]`
    return reading.each(() => parseJoin(readMap(item, at), at, reading))
  })
  const taken = new Set<string>()
  for (const { alias, path: at } of joins) {
    if (alias === '') continue
    if (taken.has(alias)) invalid(`${at}.alias`, said('There are two joins named "{alias}".', { alias }))
    taken.add(alias)
  }
  for (const join of joins) {
    if (join.alias === '') join.alias = freeAlias(taken)
    taken.add(join.alias)
  }
  return joins
}

function freeAlias(taken: ReadonlySet<string>): string {
  let alias = 'source'
  for (let count = 2; taken.has(alias); count++) alias = `source_${count}`
  return alias
}

function parseJoin(map: JsonMap, path: string, reading: Reading): Join {
  const { staged, each } = reading
  if (staged || present(map['stages'])) refuseKeys(map, ['source-table', 'source-query'], path, 'a join')
  if (staged || present(map['conditions'])) refuseKeys(map, ['condition'], path, 'a join')
  const scope = stageScope(staged)
  const strategyName = present(map['strategy']) ? token(readText(map['strategy'], `${path}.strategy`)) : 'left-join'
  const strategy = JOIN_STRATEGIES.find((name) => name === strategyName)
  if (!strategy) invalid(`${path}.strategy`, `Unknown join strategy "${strategyName}".`)
  return {
    alias: present(map['alias']) ? readText(map['alias'], `${path}.alias`) : '',
    strategy,
    stages: parseJoinStages(map, path, reading),
    conditions: parseConditions(map, path, scope, each),
    fields: parseJoinFields(map['fields'], `${path}.fields`, scope, each),
    path,
    extra: without(map, JOIN_KEYS),
  }
}

function parseJoinStages(map: JsonMap, path: string, { depth, each }: Reading): Stage[] {
  if (present(map['stages'])) return parseStages(map['stages'], `${path}.stages`, depth + 1, each)
  if (present(map['source-query'])) {
    if (present(map['source-table'])) invalid(path, 'A join has either "source-table" or "source-query", not both.')
    const stages = parseInnerQuery(map['source-query'], `${path}.source-query`, depth + 1, each)
    const last = stages[stages.length - 1]
    const metadata = parseMetadata(map['source-metadata'], `${path}.source-metadata`)
    if (last?.kind === 'native' && metadata) last.extra['source-metadata'] = metadata
    return stages
  }
  if (!present(map['source-table'])) invalid(path, 'A join needs "source-table" or "source-query".')
  return [parseMbql(tokenKeys({ 'source-table': map['source-table'] }), path, { staged: false, depth, each })]
}

function parseConditions(map: JsonMap, path: string, scope: ParseScope, each: Each): Join['conditions'] {
  if (present(map['conditions'])) {
    const conditions = readList(map['conditions'], `${path}.conditions`)
    if (conditions.length === 0) return each(() => invalid(`${path}.conditions`, said('A join needs a condition.')))
    return conditions.flatMap((condition, index) =>
      each(() => parseCondition(condition, `${path}.conditions[${index}]`, scope)),
    )
  }
  if (!present(map['condition'])) invalid(path, said('A join needs a condition.'))
  return each(() => parseCondition(map['condition'], `${path}.condition`, scope))
}

function parseJoinFields(json: unknown, path: string, scope: ParseScope, each: Each): Join['fields'] {
  if (!present(json)) return 'none'
  if (typeof json === 'string') {
    const name = token(json)
    if (name === 'all' || name === 'none') return name
    invalid(path, `Expected "all", "none" or a list of fields, got ${describe(json)}.`)
  }
  return referenceList(json, path, scope, each)
}
