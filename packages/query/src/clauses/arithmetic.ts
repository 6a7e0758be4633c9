/** Arithmetic and number functions; `+` and `-` with intervals move dates. */
import { isA, type BaseType } from '@querent/contract'
import type { Compiler } from './compiler/compiler.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import type { TypedSql } from '../dialect/typed-sql.ts'
import { join, sql, type Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import { argument, isNullLiteral, isTemporal, keyword, makeCall, refuse, wholeType, withNumbers } from './build.ts'
import type { ClauseDefinition } from './clause.ts'
import { calculatedType } from './exact.ts'
import { momentOf, movedType, readTemporal } from './temporal/temporal-values.ts'
import { calculatedSumType, leadingWholes, sumType } from './whole-sums.ts'
import { same, sameArithmetic, sameInDuckDb, type CopyPromise } from '../copies/promises.ts'

function isInterval(bound: Bound): boolean {
  return bound.kind === 'call' && bound.op === 'interval'
}

/** `date + interval` becomes `datetime-add`; a moment of the query itself is left for the comparison to read. */
function expandSum(call: BoundCall, clock: Clock): Bound {
  const intervals = call.args.filter(isInterval)
  if (intervals.length === 0) return ofNumbers(call)
  const values = call.args.filter((arg) => !isInterval(arg))
  if (values.length !== 1) refuse(call, 'one date and one or more intervals are expected.')
  if (isNullLiteral(values[0]!)) return values[0]!
  if (momentOf({ ...call, args: [values[0]!, ...intervals] }, 'type/DateTime', clock)) {
    return { ...call, args: [values[0]!, ...intervals], type: dateType(values[0]!) }
  }
  if (!isTemporal(values[0]!) && values[0]!.type !== 'type/*') refuse(call, `expected a date, got ${values[0]!.type}.`)
  return intervals.reduce<Bound>((date, interval) => move(call, date, interval), values[0]!)
}

function dateType(value: Bound): BaseType {
  return isTemporal(value) ? value.type : 'type/DateTime'
}

function move(call: BoundCall, date: Bound, interval: Bound): Bound {
  if (interval.kind !== 'call') return date
  const op = call.op === '+' ? 'datetime-add' : 'datetime-subtract'
  const args = [date, argument(interval, 0), argument(interval, 1)]
  return makeCall(op, args, movedType(dateType(date), keyword(interval, 1)), call)
}

function ofNumbers(given: BoundCall): Bound {
  const call = withNumbers(given)
  return { ...call, type: call.op === '/' ? 'type/Float' : sumType(call.op, call.args) }
}

function compileSum(call: BoundCall, compiler: Compiler): Sql {
  if (call.args.some(isInterval)) return compileMoment(call, compiler)
  const { numbers } = compiler.dialect
  const wholes = leadingWholes(call.args)
  const wholeType = wholes.length > 1 ? calculatedSumType(call.op, wholes) : undefined
  const type = isA(call.type, 'type/Integer') ? calculatedSumType(call.op, call.args) : call.type
  const [first, ...others] = call.args.map((arg, index) => {
    const given = compiler.value(arg)
    return wholeType === 'type/Integer' && index < wholes.length ? signed(arg, given, compiler) : given
  })
  // Whole numbers overflow also where a number with a fraction comes after them.
  const isMixed = wholeType !== undefined && wholeType !== type
  const inner = isMixed ? numbers.besideFractions(numbers.wide({ sql: first!, type: wholeType }, call.op)) : first!
  const start = numbers.wide({ sql: inner, type }, call.op)
  if (others.length === 0) return call.op === '-' && !isNullLiteral(call.args[0]!) ? sql`(- ${start})` : start
  const result = sql`(${join([start, ...others], ` ${call.op} `)})`
  return isA(calculatedType(call), 'type/Decimal') ? numbers.decimal(result) : result
}

function signed(value: Bound, given: Sql, { dialect }: Compiler): Sql {
  if (value.kind === 'literal') return given
  return dialect.numbers.signed(given, value.kind === 'column' ? value.databaseType : '')
}

/** A moment of the query itself, where nothing compared it with a column. */
function compileMoment(call: BoundCall, compiler: Compiler): Sql {
  const [given, ...intervals] = call.args
  const date = readTemporal(given!, dateType(given!), compiler.clock) ?? given!
  return compiler.value(intervals.reduce<Bound>((value, interval) => move(call, value, interval), date))
}

const sum = (op: string): ClauseDefinition => ({
  op,
  role: 'value',
  onCopy: sameArithmetic,
  args: ['any'],
  variadic: true,
  expand: expandSum,
  compile: compileSum,
})

/** A function of one number that goes by one name on every engine, or by the one in the dialect's `functions`. */
const numeric = (op: string, type: (call: BoundCall) => BaseType): ClauseDefinition => ({
  op,
  role: 'value',
  onCopy: sameArithmetic,
  args: ['any'],
  expand: (call) => withNumbers(call),
  type,
  compile: (call, compiler) => compiler.dialect.callFunction(op, compiler.value(argument(call, 0))),
})

const float = (): BaseType => 'type/Float'

/** A whole number stays what it is. */
const rounding = (op: string, compile: (value: TypedSql, compiler: Compiler) => Sql): ClauseDefinition => ({
  ...numeric(op, (call) => wholeType(argument(call, 0))),
  compile(call, compiler) {
    const value = compiler.typed(argument(call, 0))
    return isA(value.type, 'type/Integer') ? value.sql : compile(value, compiler)
  },
})

const irrational = (
  op: string,
  onCopy: CopyPromise,
  compile: (value: Sql, compiler: Compiler) => Sql,
): ClauseDefinition => ({
  ...numeric(op, float),
  onCopy,
  compile: (call, compiler) => compile(compiler.value(argument(call, 0)), compiler),
})

export const ARITHMETIC: readonly ClauseDefinition[] = [
  sum('+'),
  sum('-'),
  {
    op: '*',
    role: 'value',
    onCopy: sameArithmetic,
    args: ['any'],
    variadic: true,
    expand: ofNumbers,
    compile: compileSum,
  },
  {
    op: '/',
    role: 'value',
    onCopy: same,
    args: ['any', 'any'],
    variadic: true,
    expand: ofNumbers,
    compile: (call, compiler) =>
      call.args
        .slice(1)
        .reduce<Sql>(
          (left, right) => compiler.dialect.numbers.divide(left, compiler.value(right)),
          compiler.value(argument(call, 0)),
        ),
  },
  {
    ...numeric('abs', (call) => argument(call, 0).type),
    compile: (call, { dialect, typed }) =>
      dialect.callFunction('abs', dialect.numbers.wide(typed(argument(call, 0)), 'abs')),
  },
  rounding('ceil', (value, { dialect }) => dialect.callFunction('ceil', value.sql)),
  rounding('floor', (value, { dialect }) => dialect.callFunction('floor', value.sql)),
  rounding('round', (value, { dialect }) => dialect.numbers.round(value)),
  {
    op: 'power',
    role: 'value',
    onCopy: sameInDuckDb('float-functions'),
    args: ['any', 'any'],
    expand: (call) => withNumbers(call),
    type: float,
    compile: (call, compiler) =>
      compiler.dialect.numbers.power(compiler.value(argument(call, 0)), compiler.value(argument(call, 1))),
  },
  irrational('sqrt', same, (value, { dialect }) => dialect.numbers.sqrt(value)),
  irrational('exp', sameInDuckDb('float-functions'), (value, { dialect }) => dialect.numbers.exp(value)),
  irrational('log', sameInDuckDb('float-functions'), (value, { dialect }) => dialect.numbers.log10(value)),
]
