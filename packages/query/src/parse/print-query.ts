/** `Query` → outer query JSON of either form; the opposite of `parseQuery`. */
import type { Expr, Join, MbqlStage, NativeStage, Query, Stage, TemplateTag } from '../model/query.ts'
import { printAggregation, printExpr, printOrderBy, type PrintScope } from './print-expr.ts'
import type { JsonMap } from './input.ts'

/** The query in the form it came in, or in the one that is asked for. Keys that nobody knows are kept. */
export function printQuery(query: Query, form: Query['form'] = query.form): JsonMap {
  const common: JsonMap = { ...query.extra, database: query.database }
  if (query.parameters.length > 0) common['parameters'] = query.parameters.map(({ json }) => json)
  if (query.constraints && Object.keys(query.constraints).length > 0) common['constraints'] = query.constraints
  if (Object.keys(query.middleware).length > 0) common['middleware'] = query.middleware
  if (query.settings && Object.keys(query.settings).length > 0) common['settings'] = query.settings
  if (form === 'staged') {
    return {
      'lib/type': 'mbql/query',
      ...common,
      stages: (query.form === 'legacy' ? query.stages.map(withListedConditions) : query.stages).map(printStage),
    }
  }
  const [first] = query.stages
  if (query.stages.length === 1 && first?.kind === 'native') {
    return { ...common, type: 'native', native: { ...first.extra, ...nativeMap(first, 'query', false) } }
  }
  return { ...common, type: 'query', query: printInner(query.stages) }
}

/** Nested maps, the innermost stage deepest. */
function printInner(stages: readonly Stage[]): JsonMap {
  let inner: JsonMap | null = null
  for (const stage of stages) {
    if (stage.kind === 'native') inner = { ...stage.extra, ...nativeMap(stage, 'native', false) }
    else inner = printLegacyStage(stage, inner)
  }
  return inner ?? {}
}

function nativeMap(stage: NativeStage, key: string, staged: boolean): JsonMap {
  const tags = Object.values(stage.templateTags)
  if (tags.length === 0) return { [key]: stage.sql }
  return {
    [key]: stage.sql,
    'template-tags': Object.fromEntries(tags.map((tag) => [tag.name, printTag(tag, staged)])),
  }
}

function printTag({ extra, dimension, ...tag }: TemplateTag, staged: boolean): JsonMap {
  const printed: JsonMap = { ...extra, ...tag }
  if (dimension) printed['dimension'] = printExpr(dimension, { staged, uuids: [] })
  return printed
}

function printLegacyStage(stage: MbqlStage, inner: JsonMap | null): JsonMap {
  const scope: PrintScope = { staged: false, uuids: [] }
  const map: JsonMap = { ...stage.extra }
  if (inner) map['source-query'] = inner
  if (stage.source) map['source-table'] = stage.source.kind === 'card' ? `card__${stage.source.id}` : stage.source.id
  if (stage.sourceMetadata) map['source-metadata'] = stage.sourceMetadata
  if (stage.joins.length > 0) map['joins'] = stage.joins.map(printLegacyJoin)
  if (stage.expressions.length > 0) {
    map['expressions'] = Object.fromEntries(stage.expressions.map(({ name, value }) => [name, printExpr(value, scope)]))
  }
  const [filter, ...more] = stage.filters.map((item) => printExpr(item, scope))
  if (filter !== undefined) map['filter'] = more.length > 0 ? ['and', filter, ...more] : filter
  if (stage.aggregations.length > 0) {
    map['aggregation'] = stage.aggregations.map((item) => printAggregation(item, '', scope))
  }
  return { ...map, ...printCommon(stage, scope) }
}

function printCommon(stage: MbqlStage, scope: PrintScope): JsonMap {
  const map: JsonMap = {}
  if (stage.breakouts.length > 0) map['breakout'] = stage.breakouts.map((item) => printExpr(item, scope))
  if (stage.fields) map['fields'] = stage.fields.map((item) => printExpr(item, scope))
  if (stage.orderBy.length > 0) map['order-by'] = stage.orderBy.map((item) => printOrderBy(item, scope))
  if (stage.limit !== null) map['limit'] = stage.limit
  if (stage.page) map['page'] = stage.page
  return map
}

function printLegacyJoin(join: Join): JsonMap {
  const scope: PrintScope = { staged: false, uuids: [] }
  const conditions = join.conditions.map((condition) => printExpr(condition, scope))
  const [first] = join.stages
  const isPlain = join.stages.length === 1 && first?.kind === 'mbql' && first.source && isBare(first)
  const source: JsonMap =
    isPlain && first.source
      ? { 'source-table': first.source.kind === 'card' ? `card__${first.source.id}` : first.source.id }
      : { 'source-query': printInner(join.stages) }
  return {
    ...join.extra,
    ...source,
    alias: join.alias,
    strategy: join.strategy,
    condition: conditions.length === 1 ? conditions[0] : ['and', ...conditions],
    ...(join.fields === 'none' ? {} : { fields: joinFields(join, scope) }),
  }
}

function joinFields({ fields }: Join, scope: PrintScope): unknown {
  return typeof fields === 'string' ? fields : fields.map((field) => printExpr(field, scope))
}

/** True for a stage that only names its source. */
function isBare(stage: MbqlStage): boolean {
  return (
    Object.keys(printCommon(stage, { staged: false, uuids: [] })).length +
      stage.joins.length +
      stage.expressions.length +
      stage.filters.length +
      stage.aggregations.length ===
    0
  )
}

/** The legacy form has one filter and one condition where the staged one has lists. */
function withListedConditions(stage: Stage): Stage {
  if (stage.kind === 'native') return stage
  return {
    ...stage,
    filters: stage.filters.flatMap(conjuncts),
    joins: stage.joins.map((join) => ({
      ...join,
      conditions: join.conditions.flatMap(conjuncts),
      stages: join.stages.map(withListedConditions),
    })),
  }
}

function conjuncts(expr: Expr): Expr[] {
  return expr.kind === 'call' && expr.op === 'and' ? expr.args : [expr]
}

function printStage(stage: Stage): JsonMap {
  if (stage.kind === 'native') {
    return { 'lib/type': 'mbql.stage/native', ...stage.extra, ...nativeMap(stage, 'native', true) }
  }
  const uuids = stage.aggregations.map(({ uuid }) => uuid ?? crypto.randomUUID())
  const scope: PrintScope = { staged: true, uuids }
  const map: JsonMap = { 'lib/type': 'mbql.stage/mbql', ...stage.extra }
  if (stage.source) map[stage.source.kind === 'card' ? 'source-card' : 'source-table'] = stage.source.id
  if (stage.sourceMetadata) map['source-metadata'] = stage.sourceMetadata
  if (stage.joins.length > 0) map['joins'] = stage.joins.map(printJoin)
  if (stage.expressions.length > 0) {
    map['expressions'] = stage.expressions.map(({ name, value }) =>
      named(printExpr({ ...value, options: { ...value.options, 'lib/expression-name': name } }, scope), name),
    )
  }
  if (stage.filters.length > 0) map['filters'] = stage.filters.map((item) => printExpr(item, scope))
  if (stage.aggregations.length > 0) {
    map['aggregation'] = stage.aggregations.map((item, index) => printAggregation(item, uuids[index]!, scope))
  }
  return { ...map, ...printCommon(stage, scope) }
}

/** A bare value as an expression has nowhere to put its name but a wrapper. */
function named(clause: unknown, name: string): unknown {
  if (Array.isArray(clause)) return clause
  return ['value', { 'lib/uuid': crypto.randomUUID(), 'lib/expression-name': name }, clause]
}

function printJoin(join: Join): JsonMap {
  const scope: PrintScope = { staged: true, uuids: [] }
  return {
    'lib/type': 'mbql/join',
    ...join.extra,
    alias: join.alias,
    strategy: join.strategy,
    stages: join.stages.map(printStage),
    conditions: join.conditions.map((condition) => printExpr(condition, scope)),
    fields: joinFields(join, scope),
  }
}
