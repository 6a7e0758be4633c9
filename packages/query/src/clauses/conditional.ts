/** `case` and `coalesce`. */
import type { BoundCall } from '../model/bound.ts'
import { call as callSql, join, sql, type Sql } from '../sql/fragment.ts'
import type { Compiler } from './compiler/compiler.ts'
import type { Clock } from '../time/clock.ts'
import { commonNumberType, firstKnownType, isNumber, isTemporal, kindOf } from './build.ts'
import { requireCondition } from './logic.ts'
import { readTemporal } from './temporal/temporal-values.ts'
import type { ClauseDefinition } from './clause.ts'
import type { Bound } from '../model/bound.ts'
import { isA, type BaseType } from '@querent/contract'
import { sameBranches } from '../copies/promises.ts'

/** Values of the branches, and the default. */
function branchValues(call: BoundCall): Bound[] {
  const isDefault = (index: number): boolean => call.args.length % 2 === 1 && index === call.args.length - 1
  return call.args.filter((_, index) => index % 2 === 1 || isDefault(index))
}

function isNull(value: Bound): boolean {
  return value.kind === 'literal' && value.value === null
}

/** One type for all values; values that have nothing in common are shown as text. */
function typeOf(values: readonly Bound[]): BaseType {
  const given = values.filter((value) => !isNull(value))
  if (given.length > 0 && given.every(isNumber)) return commonNumberType(given)
  const kinds = new Set(given.map(kindOf))
  const hasNested = given.some((value) => kindOf(value) === 'other' && value.type !== 'type/*')
  if (hasNested && kinds.size > 1) return 'type/Text'
  kinds.delete('other')
  if (kinds.size > 1) return 'type/Text'
  if (kinds.has('date')) return widestDate(given)
  if (kinds.has('text') && new Set(given.map(({ type }) => type)).size > 1) return 'type/Text'
  return firstKnownType(given)
}

function widestDate(values: readonly Bound[]): BaseType {
  return values.find((value) => !isA(value.type, 'type/Date'))?.type ?? 'type/Date'
}

/** Text of the query beside dates is read as a date, where it is one. */
function readBeside(values: readonly Bound[], clock: Clock): Bound[] {
  const date = values.find(isTemporal)
  if (!date) return [...values]
  return values.map((value) =>
    value.kind === 'literal' && typeof value.value === 'string'
      ? (readTemporal(value, date.type, clock) ?? value)
      : value,
  )
}

/** The value as the type of the whole clause. */
function branch(value: Bound, call: BoundCall, compiler: Compiler): Sql {
  const isMixed = call.type === 'type/Text' && value.type !== 'type/Text' && !isNull(value) && value.type !== 'type/*'
  return isMixed ? compiler.text(value) : compiler.value(value)
}

function expandCase(call: BoundCall, clock: Clock): Bound {
  const values = readBeside(branchValues(call), clock)
  const pairs = call.args.length - (call.args.length % 2)
  for (let index = 0; index < pairs; index += 2) requireCondition(call.args[index]!, call)
  return {
    ...call,
    args: call.args.map((arg, index) =>
      index % 2 === 1 ? values[(index - 1) / 2]! : index === pairs ? values[values.length - 1]! : arg,
    ),
  }
}

export const CONDITIONAL: readonly ClauseDefinition[] = [
  {
    op: 'case',
    role: 'value',
    onCopy: sameBranches,
    // As they are written; in the model the pairs stand flat.
    args: ['any', 'any'],
    min: 1,
    expand: expandCase,
    type: (call) => typeOf(branchValues(call)),
    compile(call, compiler) {
      const branches: Sql[] = [sql`CASE`]
      const pairs = call.args.length - (call.args.length % 2)
      for (let index = 0; index < pairs; index += 2) {
        const condition = compiler.condition(call.args[index]!)
        branches.push(sql`WHEN ${condition} THEN ${branch(call.args[index + 1]!, call, compiler)}`)
      }
      const fallback = call.args[pairs]
      if (fallback) branches.push(sql`ELSE ${branch(fallback, call, compiler)}`)
      return join([...branches, sql`END`], ' ')
    },
  },
  {
    op: 'coalesce',
    role: 'value',
    onCopy: sameBranches,
    args: ['any'],
    variadic: true,
    expand: (call, clock) => ({ ...call, args: readBeside(call.args, clock) }),
    type: (call) => typeOf(call.args),
    compile(call, compiler) {
      const branches = call.args.map((arg) => branch(arg, call, compiler))
      // SQLite takes no fewer than two.
      return branches.length === 1 ? branches[0]! : callSql('COALESCE', ...branches)
    },
  },
]

/** Other names of these clauses. */
export const CONDITIONAL_ALIASES: Readonly<Record<string, string>> = { if: 'case' }
