/** The order of a stage's rows on copies: that of the source, or the source is asked. */
import { isText, makeCall, makeCondition, makeLiteral, storedColumn } from '../../clauses/build.ts'
import { hasWindows } from '../../compile/windows.ts'
import { isTextual, type CopiedValue, type CopySource } from '../../copies/copied-value.ts'
import { ordersGroups, unordered } from '../../copies/promises.ts'
import { AskSource } from '../../copies/reasons.ts'
import type { Bound } from '../../model/bound.ts'
import { isGrouped, outputs, type ResolvedMbql } from '../../model/resolved.ts'
import { call, textLiteral } from '../../sql/fragment.ts'
import { hiddenColumn } from './copied-relation.ts'
import type { ValueJudge } from './judge-value.ts'

/** A blank at the end, or before what is less than a blank. */
const DECIDING_BLANK = ' ([\\x00-\\x1f]|$)'

type Order = ResolvedMbql['orderBy'][number]

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
export class StageOrder {
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

  /** The rank that sorts as the value does; undefined where its own order is the source's. */
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
