/**
 * A query on copies: each relation is replaced by its copy, each value is judged, and the orders and limits of all levels
 * must leave no doubt about the rows. The source's resolved query is not changed.
 */
import { isA } from '@querent/contract'
import { hasWindows } from '../../compile/windows.ts'
import type { CopiedTable } from '../../copies/copied-table.ts'
import { isTextual, type CopiedValue, type CopySource } from '../../copies/copied-value.ts'
import { ordersGroups, unordered } from '../../copies/promises.ts'
import { AskSource } from '../../copies/reasons.ts'
import type { Dialect } from '../../dialect/dialect.ts'
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
import { columnsOfCopy, COPY_TABLE, passedOn, withHidden, type PlacedRelation } from './copied-relation.ts'
import { cutRows, isSortedCut } from './cut-rows.ts'
import { ValueJudge, type Judged } from './judge-value.ts'
import { StageOrder } from './stage-order.ts'

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

type TableContent = Extract<Relation['content'], { kind: 'table' }>

/** The values of one SELECT, and what is known of each. */
interface PlacedOutputs {
  items: OutputColumn[]
  values: CopiedValue[]
}

export class CopyPlacing {
  readonly #finder: CopyFinder
  readonly #source: CopySource
  readonly #dialect: Dialect

  /** @param dialect Of the statement on copies. */
  constructor(finder: CopyFinder, source: CopySource, dialect: Dialect) {
    this.#finder = finder
    this.#source = source
    this.#dialect = dialect
  }

  /** The query on copies. @throws {AskSource} for one whose answer may differ. */
  top(stage: ResolvedStage): ResolvedMbql {
    const placed = this.#stage(stage, 'top')
    if ([...placed.columns.values()].some(({ differsAsText, type }) => differsAsText && isA(type, 'type/Number')))
      throw new AskSource('decimal-text')
    return placed.stage
  }

  #stage(stage: ResolvedStage, place: 'top' | 'inner'): PlacedStage {
    if (stage.kind === 'native') throw new AskSource('sql')
    if (stage.selectsAll) throw new AskSource('unknown-type')
    const source = this.#relation(stage.source, isGrouped(stage) ? 'unordered' : 'ordered')
    const joined = stage.joins.map((join) => this.#relation(join.relation, 'unordered'))
    const relations = [source, ...joined]
    const scope = new Map(relations.map(({ relation, columns }) => [relation.alias, columns]))
    const judge = new ValueJudge(scope, this.#source)
    const breakouts = placedOutputs(stage.breakouts, (bound) => judge.used(bound))
    const others = placedOutputs(isGrouped(stage) ? stage.aggregations : stage.fields, (bound) => judge.judge(bound))
    const values = [...breakouts.values, ...others.values]
    const unsorted: ResolvedMbql = {
      ...stage,
      source: source.relation,
      joins: stage.joins.map((join, index) => {
        const condition = judge.used(join.condition).bound
        return { ...join, relation: joined[index]!.relation, condition }
      }),
      filters: stage.filters.map((filter) => judge.used(filter).bound),
      breakouts: breakouts.items,
      ...(isGrouped(stage) ? { aggregations: others.items } : { fields: others.items }),
    }
    requireFrame(unsorted, breakouts.values, this.#source)
    const isOrdered = place === 'top' || stage.limit !== null || stage.offset !== null || stage.pivot !== null
    const order = new StageOrder(unsorted, values, { judge, source: this.#source })
    const placed = { ...unsorted, orderBy: isOrdered ? order.items(stage.orderBy) : [] }
    const most = relations.reduce((rows, { mostRows }) => rows * (mostRows + 1), 1)
    const isCut = place === 'top' && isSortedCut(placed) && !hasAllRows(placed, most)
    if (!isCut) requireWholeRows(placed, most)
    const isOneRow = isGrouped(placed) && placed.breakouts.length === 0
    return {
      stage: isCut ? cutRows(placed, this.#dialect) : placed,
      columns: new Map(outputs(placed).map(({ name }, index) => [name, passedOn(values[index]!)])),
      mostRows: Math.min(isOneRow ? 1 : most, placed.limit ?? Infinity),
    }
  }

  /** @param rows Whether they come in the order of the relation. */
  #relation(relation: Relation, rows: 'ordered' | 'unordered'): PlacedRelation {
    const { content } = relation
    if (content.kind === 'table') return this.#table(relation, content)
    if (content.kind !== 'stage') throw new AskSource('sql')
    const { card } = content
    const copy = card === undefined ? undefined : this.#finder.card(card, relation, rows === 'ordered')
    if (copy !== undefined && card !== undefined) {
      const stored = { kind: 'stored' as const, schema: copy.schema, name: COPY_TABLE, card }
      const columns = columnsOfCopy(copy, relation.columns)
      return { relation: { ...relation, content: stored }, columns, mostRows: copy.rows }
    }
    const { stage, columns, mostRows } = this.#stage(content.stage, 'inner')
    return { relation: { ...relation, content: { ...content, stage } }, columns, mostRows }
  }

  #table(relation: Relation, content: TableContent): PlacedRelation {
    const { table, access } = content
    const copy = this.#finder.table(table)
    const columns = columnsOfCopy(copy, relation.columns)
    if (access.restricted === null) {
      const stored = { ...table, schema: copy.schema, name: COPY_TABLE }
      return { relation: { ...relation, content: { ...content, table: stored } }, columns, mostRows: copy.rows }
    }
    const kept = access.restricted.fields.filter(({ name }) => columns.get(name)?.column?.class !== 'absent')
    const visible = this.#stage({ ...access.restricted, fields: kept }, 'inner')
    const restricted = withHidden(visible.stage, columns)
    return {
      relation: { ...relation, content: { ...content, access: { ...access, restricted } } },
      columns: new Map([...columns].filter(([name]) => visible.columns.has(name))),
      mostRows: copy.rows,
    }
  }
}

/** Whether the limit leaves out none. */
function hasAllRows({ limit, offset }: ResolvedMbql, mostRows: number): boolean {
  return offset === null && mostRows - 1 <= (limit ?? Infinity)
}

/** Rows that a limit leaves out must be known: by their place among all groups, or because it leaves out none. */
function requireWholeRows(stage: ResolvedMbql, mostRows: number): void {
  const { limit, offset, pivot } = stage
  if (pivot !== null && (pivot.limit !== null || pivot.offset !== null)) throw new AskSource('which-rows')
  if (limit === null && offset === null) return
  if (hasAllRows(stage, mostRows)) return
  // Every group has a place of its own.
  if (!isGrouped(stage)) throw new AskSource('which-rows')
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
