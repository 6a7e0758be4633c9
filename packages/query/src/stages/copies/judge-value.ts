/** Values on copies: which of them are the source's, and how they are read there. */
import { isA } from '@querent/contract'
import { isText } from '../../clauses/build.ts'
import { findClause } from '../../clauses/clause.ts'
import {
  columnValue,
  computedValue,
  isDecimal,
  isInstant,
  literalValue,
  type CopiedValue,
  type CopySource,
} from '../../copies/copied-value.ts'
import { isFixed, unusable, wallTimeOf } from '../../copies/promises.ts'
import { AskSource, type CopyReason } from '../../copies/reasons.ts'
import type { Bound, BoundBin, BoundBucket, BoundCall, BoundCoercion, BoundColumn } from '../../model/bound.ts'
import { isDateUnit, isExtractionUnit } from '../../model/temporal-unit.ts'

/** The columns of each relation in the FROM clause, by its alias and their names. */
type CopyScope = ReadonlyMap<string, ReadonlyMap<string, CopiedValue>>

/** A value on copies, and what is known of it. */
export interface Judged {
  bound: Bound
  value: CopiedValue
}

/** Clauses whose decimals keep the trailing zeros of the branch that was chosen. */
const MIXED: ReadonlySet<string> = new Set(['case', 'coalesce', 'sum-where'])
/** Engines on which the week of the first days of the year 1 is null. */
const WITHOUT_FIRST_WEEK: ReadonlySet<string> = new Set(['mysql', 'mariadb'])
const MONDAY = 1
/** Engines whose collations decide which texts are equal. */
const COLLATED_EQUALITY: ReadonlySet<string> = new Set(['sqlite', 'duckdb'])

function requireNone(reason: CopyReason | null): void {
  if (reason !== null) throw new AskSource(reason)
}

export class ValueJudge {
  readonly #scope: CopyScope
  readonly #source: CopySource

  constructor(scope: CopyScope, source: CopySource) {
    this.#scope = scope
    this.#source = source
  }

  /** @throws {AskSource} for a value that may differ. A column of any class passes: it may be only shown. */
  judge(bound: Bound): Judged {
    switch (bound.kind) {
      case 'column':
        return this.#column(bound)
      case 'literal':
      case 'temporal':
        return { bound, value: literalValue(bound.type) }
      case 'bucket':
        return this.#bucket(bound)
      case 'bin':
        return this.#bin(bound)
      case 'coercion':
        return this.#coercion(bound)
      case 'call':
        return this.#call(bound)
      case 'nested':
        throw new AskSource('json')
      default:
        throw new AskSource('sql')
    }
  }

  /** The same for a value that is compared, grouped by or calculated with. */
  used(bound: Bound): Judged {
    const judged = this.judge(bound)
    requireNone(unusable(judged.value))
    return judged
  }

  #column(bound: BoundColumn): Judged {
    const known = this.#scope.get(bound.relation)?.get(bound.name)
    if (known === undefined || known.column?.class === 'absent') throw new AskSource('absent-column')
    const { column } = known
    if (column !== null && isText(bound) && !column.ordersAlike && COLLATED_EQUALITY.has(this.#source.engine)) {
      throw new AskSource('equal-texts')
    }
    if (column === null) return { bound, value: { ...known, type: bound.type } }
    const { databaseType, wallTimes } = column
    const hasWallTimes = Object.keys(wallTimes).length > 0
    return {
      bound: { ...bound, databaseType, ...(hasWallTimes ? { wallTimes } : {}) },
      value: columnValue(column, bound.type),
    }
  }

  #bucket(bucket: BoundBucket): Judged {
    const { unit } = bucket
    const inner = unit === 'default' ? this.judge(bucket.value) : this.used(bucket.value)
    const bound = { ...bucket, value: inner.bound }
    if (unit === 'default') return { bound, value: inner.value }
    const isOfDays = isExtractionUnit(unit) || isDateUnit(unit)
    if (isOfDays) requireNone(wallTimeOf(inner.value, this.#source))
    else requireNone(this.#elapsedUnit(inner.value))
    const { engine, startOfWeek } = this.#source
    if (unit.startsWith('week') && startOfWeek !== MONDAY && WITHOUT_FIRST_WEEK.has(engine)) {
      throw new AskSource('years-beyond')
    }
    return { bound, value: computedValue(bucket.type, [inner.value]) }
  }

  /** Of an instant, hours and shorter units are cut by what clocks show beyond the full unit. */
  #elapsedUnit(value: CopiedValue): CopyReason | null {
    const { engine, timeZone } = this.#source
    return !isInstant(value) || isFixed(timeZone) || engine === 'duckdb' ? null : 'time-zone'
  }

  #bin(bin: BoundBin): Judged {
    const inner = this.used(bin.value)
    if (this.#source.engine === 'sqlite') throw new AskSource('decimal-as-float')
    return { bound: { ...bin, value: inner.bound }, value: computedValue(bin.type, [inner.value]) }
  }

  #coercion(coercion: BoundCoercion): Judged {
    const inner = this.used(coercion.value)
    if (this.#source.engine === 'sqlite' && isA(coercion.type, 'type/Temporal')) throw new AskSource('milliseconds')
    return { bound: { ...coercion, value: inner.bound }, value: computedValue(coercion.type, [inner.value]) }
  }

  #call(call: BoundCall): Judged {
    const args = call.args.map((arg) => this.judge(arg))
    const values = args.map(({ value }) => value)
    const clause = findClause(call.op)
    if (clause === undefined) throw new AskSource('unknown-type')
    requireNone(clause.onCopy({ type: call.type, args: values, source: this.#source }))
    const value = computedValue(call.type, values)
    const differsAsText = value.differsAsText || (MIXED.has(call.op) && isDecimal(value))
    return { bound: { ...call, args: args.map(({ bound }) => bound) }, value: { ...value, differsAsText } }
  }
}
