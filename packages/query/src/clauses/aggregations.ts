/** Aggregations. Those over the rows of the result (`cum-sum`, `cum-count`, `offset`) get their SQL in compile/windows.ts. */
import { isA, type BaseType } from '@querent/contract'
import type { Compiler } from './compiler/compiler.ts'
import { comparable } from './compiler/keys.ts'
import type { TypedSql } from '../dialect/typed-sql.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import { call as callSql, sql, type Sql } from '../sql/fragment.ts'
import { argument, isText, makeLiteral, refuse, withNumbers } from './build.ts'
import type { ArgumentKind, ClauseDefinition } from './clause.ts'
import { calculatedType } from './exact.ts'
import { requireCondition } from './logic.ts'
import {
  same,
  sameAverage,
  sameIfEqual,
  sameIfExact,
  sameIfOrdered,
  sameIfPresent,
  sameInDuckDb,
  sameSpread,
} from '../copies/promises.ts'

const INTEGER = (): BaseType => 'type/Integer'
const COUNT = (): BaseType => 'type/BigInteger'
const FLOAT = (): BaseType => 'type/Float'
const OF_ARGUMENT = (call: BoundCall): BaseType => argument(call, 0).type
/** The clause whose first argument must be a number. */
function ofNumber(call: BoundCall): BoundCall {
  const value = argument(call, 0)
  if (value.kind === 'literal' && value.value === null) refuse(call, 'expected numbers, got null.')
  return withNumbers(call, 0, 1)
}
const NUMERIC = { expand: ofNumber }

/** The clause whose argument at this place must be a condition. */
function withCondition(call: BoundCall, index: number): BoundCall {
  requireCondition(argument(call, index), call)
  return call
}

function aggregation(
  op: string,
  args: readonly ArgumentKind[],
  { onCopy, type }: Pick<ClauseDefinition, 'onCopy'> & { type: (call: BoundCall) => BaseType },
  compile: (compiler: Compiler, ...values: Sql[]) => Sql,
  more: Partial<ClauseDefinition> = {},
): ClauseDefinition {
  return {
    op,
    role: 'aggregation',
    onCopy,
    args,
    type,
    compile: (call, compiler) => compile(compiler, ...call.args.map((arg) => compiler.value(arg))),
    ...more,
  }
}

function requireShare(call: BoundCall, index: number): void {
  const arg = argument(call, index)
  const value = arg.kind === 'literal' ? arg.value : undefined
  if (typeof value !== 'number' || value < 0 || value > 1) refuse(call, 'the percentile must be from 0 to 1.')
}

function calculated(value: Bound, compiler: Compiler): TypedSql {
  return { sql: compiler.value(value), type: calculatedType(value) }
}

/** What tells values apart: text goes by its characters alone. */
function distinctKey(value: Bound, compiler: Compiler): Sql {
  const given = comparable(value, 'key', compiler)
  return isText(value) ? compiler.dialect.text.identity(given) : given
}

/** Not every engine has the least of several conditions. */
function extreme(op: 'min' | 'max'): ClauseDefinition {
  return {
    op,
    role: 'aggregation',
    onCopy: sameIfOrdered,
    args: ['column'],
    type: OF_ARGUMENT,
    compile(call, compiler) {
      const value = argument(call, 0)
      const given = comparable(value, 'extreme', compiler)
      if (isText(value)) return callSql(op.toUpperCase(), compiler.dialect.text.exact(given))
      if (!isA(value.type, 'type/Boolean')) return callSql(op.toUpperCase(), given)
      const { dialect } = compiler
      const condition = dialect.valueAsCondition(given)
      const number = callSql(op.toUpperCase(), sql`CASE WHEN ${condition} THEN 1 WHEN NOT ${condition} THEN 0 END`)
      return sql`(${dialect.conditionAsValue(sql`${number} = 1`)})`
    },
  }
}

function countWhere(call: BoundCall, compiler: Compiler): Sql {
  return sql`COUNT(CASE WHEN ${compiler.condition(argument(call, 0))} THEN 1 END)`
}

export const AGGREGATIONS: readonly ClauseDefinition[] = [
  aggregation(
    'count',
    ['column'],
    { onCopy: sameIfPresent, type: COUNT },
    (_, value) => (value ? callSql('COUNT', value) : sql`COUNT(*)`),
    { min: 0 },
  ),
  {
    op: 'sum',
    role: 'aggregation',
    onCopy: sameIfExact,
    ...NUMERIC,
    args: ['column'],
    type: OF_ARGUMENT,
    compile: (call, compiler) => compiler.dialect.numbers.sum(calculated(argument(call, 0), compiler)),
  },
  {
    op: 'avg',
    role: 'aggregation',
    onCopy: sameAverage,
    ...NUMERIC,
    args: ['column'],
    type: FLOAT,
    compile: (call, compiler) => compiler.dialect.numbers.average(calculated(argument(call, 0), compiler)),
  },
  {
    op: 'distinct',
    role: 'aggregation',
    onCopy: sameIfEqual,
    args: ['column'],
    type: COUNT,
    compile: (call, compiler) => sql`COUNT(DISTINCT ${distinctKey(argument(call, 0), compiler)})`,
  },
  extreme('min'),
  extreme('max'),
  aggregation(
    'stddev',
    ['column'],
    { onCopy: sameSpread, type: FLOAT },
    ({ dialect }, value) => dialect.numbers.standardDeviation(value!),
    {
      ...NUMERIC,
      feature: 'standard-deviation-aggregations',
    },
  ),
  aggregation(
    'var',
    ['column'],
    { onCopy: sameSpread, type: FLOAT },
    ({ dialect }, value) => dialect.numbers.variance(value!),
    {
      ...NUMERIC,
      feature: 'standard-deviation-aggregations',
    },
  ),
  {
    op: 'median',
    role: 'aggregation',
    onCopy: sameInDuckDb('float-functions'),
    ...NUMERIC,
    args: ['column'],
    type: FLOAT,
    feature: 'percentile-aggregations',
    compile: (call, compiler) =>
      compiler.dialect.numbers.percentile(compiler.value(argument(call, 0)), compiler.value(makeLiteral(0.5))),
  },
  {
    op: 'percentile',
    role: 'aggregation',
    onCopy: sameInDuckDb('float-functions'),
    args: ['column', 'constant'],
    type: FLOAT,
    feature: 'percentile-aggregations',
    expand(call) {
      requireShare(call, 1)
      return ofNumber(call)
    },
    compile: (call, compiler) =>
      compiler.dialect.numbers.percentile(compiler.value(argument(call, 0)), compiler.value(argument(call, 1))),
  },
  {
    op: 'count-where',
    role: 'aggregation',
    onCopy: same,
    args: ['any'],
    type: INTEGER,
    expand: (call) => withCondition(call, 0),
    compile: countWhere,
  },
  {
    op: 'sum-where',
    role: 'aggregation',
    onCopy: sameIfExact,
    expand: (call) => withCondition(ofNumber(call), 1),
    args: ['column', 'any'],
    type: OF_ARGUMENT,
    compile(call, compiler) {
      const value = calculated(argument(call, 0), compiler)
      const chosen = sql`CASE WHEN ${compiler.condition(argument(call, 1))} THEN ${value.sql} ELSE 0 END`
      return compiler.dialect.numbers.sum({ sql: chosen, type: value.type })
    },
  },
  {
    op: 'distinct-where',
    role: 'aggregation',
    onCopy: sameIfEqual,
    expand: (call) => withCondition(call, 1),
    args: ['column', 'any'],
    type: INTEGER,
    compile(call, compiler) {
      const value = distinctKey(argument(call, 0), compiler)
      return sql`COUNT(DISTINCT CASE WHEN ${compiler.condition(argument(call, 1))} THEN ${value} END)`
    },
  },
  {
    op: 'share',
    role: 'aggregation',
    onCopy: same,
    args: ['any'],
    type: FLOAT,
    expand: (call) => withCondition(call, 0),
    compile: (call, compiler) => compiler.dialect.numbers.divide(countWhere(call, compiler), sql`COUNT(*)`),
  },
  {
    op: 'cum-count',
    role: 'window',
    onCopy: sameIfPresent,
    args: ['column'],
    min: 0,
    type: COUNT,
    feature: 'window-functions/cumulative',
  },
  {
    op: 'cum-sum',
    role: 'window',
    onCopy: sameIfExact,
    args: ['column'],
    ...NUMERIC,
    type: OF_ARGUMENT,
    feature: 'window-functions/cumulative',
  },
  {
    op: 'offset',
    role: 'window',
    onCopy: same,
    args: ['any', 'constant'],
    optionsSecond: true,
    type: OF_ARGUMENT,
    feature: 'window-functions/offset',
  },
]
