/**
 * A query on copies: each relation is replaced by its copy, each value is judged, and the orders and limits of all levels
 * must leave no doubt about the rows. The source's resolved query stays as it is.
 */
import { isA } from '@querent/contract'
import { isText, makeCall, makeCondition, makeLiteral, storedColumn } from '../../clauses/build.ts'
import { hasWindows } from '../../compile/windows.ts'
import type { CopiedTable } from '../../copies/copied-table.ts'
import { isTextual, type CopiedValue, type CopySource } from '../../copies/copied-value.ts'
import { ordersGroups, unordered } from '../../copies/promises.ts'
import { AskSource } from '../../copies/reasons.ts'
import type { TableMetadata } from '../../metadata.ts'
import type { Bound } from '../../model/bound.ts'
import {
  isGrouped,
  outputs,
  type OutputColumn,
  type Relation,
  type ResolvedMbql,
  type ResolvedStage,
} from '../../model/resolved.ts'
import { call, textLiteral } from '../../sql/fragment.ts'
import {
  columnsOfCopy,
  COPY_TABLE,
  hiddenColumn,
  passedOn,
  withHidden,
  type PlacedRelation,
} from './copied-relation.ts'
import { ValueJudge, type Judged } from './judge-value.ts'

/** Where copies are found. */
export interface CopyFinder {
  /** @throws {AskSource} for a table without a copy. */
  table(table: TableMetadata): CopiedTable
  /** Undefined for a card without a copy, or with one that its reader may not have. @param keepsOrder Whether rows come in the order of the card. */
  card(id: number, relation: Relation, keepsOrder: boolean): CopiedTable | undefined
}

/** A stage on copies, with what is known of its columns by their names. */
interface PlacedStage {
  stage: ResolvedMbql
  columns: ReadonlyMap<string, CopiedValue>
  /** More rows than it can have: of a limit, or of the copies. */
  mostRows: number
}

/** Values of one SELECT: as they are in it, and what is known of each. */
interface PlacedOutputs {
  items: OutputColumn[]
  values: CopiedValue[]
}

/** A blank at the end, or before what is less than a blank. */
const DECIDING_BLANK = ' ([\\x00-\\x1f]|$)'

type Order = ResolvedMbql['orderBy'][number]

export class CopyPlacing {
  readonly #finder: CopyFinder
  readonly #source: CopySource

  constructor(finder: CopyFinder, source: CopySource) {
    this.#finder = finder
    this.#source = source
  }

  /** The query on copies. @throws {AskSource} for one whose answer may differ. */
  top(stage: ResolvedStage): ResolvedMbql {
    const placed = this.#stage(stage, true)
    if ([...placed.columns.values()].some(({ differsAsText, type }) => differsAsText && isA(type, 'type/Number')))
      throw new AskSource('decimal-text')
    return placed.stage
  }

  #stage(stage: ResolvedStage, isTop: boolean): PlacedStage {
    if (stage.kind === 'native') throw new AskSource('sql')
    if (stage.selectsAll) throw new AskSource('unknown-type')
    const source = this.#relation(stage.source, !isGrouped(stage))
    const joined = stage.joins.map((join) => this.#relation(join.relation, false))
    const relations = [source, ...joined]
    const judge = new ValueJudge(
      new Map(relations.map(({ relation, columns }) => [relation.alias, columns])),
      this.#source,
    )
    const breakouts = placedOutputs(stage.breakouts, (bound) => judge.used(bound))
    const others = placedOutputs(isGrouped(stage) ? stage.aggregations : stage.fields, (bound) => judge.judge(bound))
    const isOrdered = isTop || stage.limit !== null || stage.offset !== null
    const placed: ResolvedMbql = {
      ...stage,
      source: source.relation,
      joins: stage.joins.map((join, index) => ({
        ...join,
        relation: joined[index]!.relation,
        condition: judge.used(join.condition).bound,
      })),
      filters: stage.filters.map((filter) => judge.used(filter).bound),
      breakouts: breakouts.items,
      ...(isGrouped(stage) ? { aggregations: others.items } : { fields: others.items }),
      orderBy: [],
    }
    if (isOrdered || stage.pivot !== null) {
      placed.orderBy = new StageOrder(placed, [...breakouts.values, ...others.values], {
        judge,
        source: this.#source,
      }).items(stage.orderBy)
    }
    requireFrame(placed, breakouts.values, this.#source)
    const most = relations.reduce((rows, { mostRows }) => rows * (mostRows + 1), 1)
    this.#requireWholeRows(placed, most)
    const names = outputs(placed).map(({ name }) => name)
    const values = [...breakouts.values, ...others.values]
    return {
      stage: placed,
      columns: new Map(names.map((name, index) => [name, passedOn(values[index]!)])),
      mostRows: Math.min(isGrouped(placed) && placed.breakouts.length === 0 ? 1 : most, placed.limit ?? Infinity),
    }
  }

  /** @param keepsOrder Whether the rows come in the order of the relation. */
  #relation(relation: Relation, keepsOrder: boolean): PlacedRelation {
    const { content } = relation
    if (content.kind === 'table') {
      const { table, access } = content
      const copy = this.#finder.table(table)
      const columns = columnsOfCopy(copy, relation.columns)
      if (access.restricted === null) {
        const stored = { ...table, schema: copy.schema, name: COPY_TABLE }
        return { relation: { ...relation, content: { ...content, table: stored } }, columns, mostRows: copy.rows }
      }
      const visible = this.#stage(access.restricted, false)
      const restricted = withHidden(visible.stage, columns)
      const names = new Set(visible.columns.keys())
      return {
        relation: { ...relation, content: { ...content, access: { ...access, restricted } } },
        columns: new Map([...columns].filter(([name]) => names.has(name))),
        mostRows: copy.rows,
      }
    }
    if (content.kind !== 'stage') throw new AskSource('sql')
    const copy = content.card === undefined ? undefined : this.#finder.card(content.card, relation, keepsOrder)
    if (copy !== undefined && content.card !== undefined) {
      const stored = { kind: 'stored' as const, schema: copy.schema, name: COPY_TABLE, card: content.card }
      const columns = columnsOfCopy(copy, relation.columns)
      return { relation: { ...relation, content: stored }, columns, mostRows: copy.rows }
    }
    const { stage, columns, mostRows } = this.#stage(content.stage, false)
    return { relation: { ...relation, content: { ...content, stage } }, columns, mostRows }
  }

  /** Rows that a limit leaves out must be known: by their place among all groups, or because it leaves out none. */
  #requireWholeRows(stage: ResolvedMbql, mostRows: number): void {
    const { limit, offset, pivot } = stage
    if (pivot !== null && (pivot.limit !== null || pivot.offset !== null)) throw new AskSource('which-rows')
    if (limit === null && offset === null) return
    if (offset === null && mostRows - 1 <= (limit ?? Infinity)) return
    // Every group has a place of its own.
    if (!isGrouped(stage)) throw new AskSource('which-rows')
  }
}

function placedOutputs(items: readonly OutputColumn[], judge: (bound: Bound) => Judged): PlacedOutputs {
  const judged = items.map(({ value }) => judge(value))
  return {
    items: items.map((item, index) => ({ ...item, value: judged[index]!.bound })),
    values: judged.map(({ value }) => value),
  }
}

/** Running totals go along the first breakout. */
function requireFrame({ aggregations }: ResolvedMbql, [first]: readonly CopiedValue[], source: CopySource): void {
  if (first === undefined || !aggregations.some(({ value }) => hasWindows(value))) return
  const reason = isTextual(first) && ordersGroups(source) ? 'text-order' : unordered(first)
  if (reason !== null) throw new AskSource(reason)
}

/**
 * Texts in the order of their bytes, as if blanks were behind them. Where it matters how many, because one ends with a blank or
 * has one before a control character, the statement fails, and the source is asked.
 */
function withoutBlanks(value: Bound): Bound {
  // Of a group it is the text itself.
  const text = makeCall('min', [value], 'type/Text')
  const found = makeCall('regex-match-first', [text, makeLiteral(DECIDING_BLANK)], 'type/Text')
  const failure: Bound = {
    kind: 'sql',
    type: 'type/Text',
    sql: call('error', textLiteral('Blanks decide the place of a text.')),
  }
  const padded = makeCall('concat', [text, makeLiteral(' ')], 'type/Text')
  const isNull = makeCondition('is-null', [text])
  const fails = makeCondition('not-null', [found])
  return makeCall('case', [isNull, makeLiteral(null), fails, failure, padded], 'type/Text')
}

/** What the rows of a stage are sorted by: values in the source's order, or their ranks in it. */
class StageOrder {
  readonly #stage: ResolvedMbql
  readonly #values: readonly CopiedValue[]
  readonly #judge: ValueJudge
  readonly #source: CopySource
  /** Ranks can be sorted by in a plain SELECT only. */
  readonly #allowsRanks: boolean

  constructor(
    stage: ResolvedMbql,
    values: readonly CopiedValue[],
    { judge, source }: { judge: ValueJudge; source: CopySource },
  ) {
    this.#stage = stage
    this.#values = values
    this.#judge = judge
    this.#source = source
    this.#allowsRanks = stage.pivot === null && !stage.aggregations.some(({ value }) => hasWindows(value))
  }

  items(order: readonly Order[]): Order[] {
    return order.map(({ direction, value }) => ({ direction, value: this.#item(value) }))
  }

  #item(value: Order['value']): Order['value'] {
    if (!('output' in value)) {
      const { bound, value: known } = this.#judge.judge(value)
      return this.#ordered(bound, known) ?? bound
    }
    const output = outputs(this.#stage)[value.output]
    const known = this.#values[value.output]
    if (output === undefined || known === undefined) throw new AskSource('unknown-type')
    if (isGrouped(this.#stage) && isTextual(known) && ordersGroups(this.#source)) {
      if (!this.#allowsRanks) throw new AskSource('text-order')
      return withoutBlanks(output.value)
    }
    const rank = this.#ordered(output.value, known)
    if (rank === undefined) return value
    return isGrouped(this.#stage) ? makeCall('min', [rank], rank.type) : rank
  }

  /** The rank by which the value is sorted; undefined where its own order is the source's. */
  #ordered(bound: Bound, known: CopiedValue): Bound | undefined {
    const reason = unordered(known)
    if (reason === null || known.isLiteral) return undefined
    const column = storedColumn(bound)
    const rank = known.column?.orderColumn
    if (reason !== 'text-order' || !this.#allowsRanks || column === undefined || rank == null || !isText(bound)) {
      throw new AskSource(reason)
    }
    return hiddenColumn(column.relation, rank, 'type/Integer')
  }
}
