/** Functions of text, and names of months, quarters and days. */
import { isA, type BaseType } from '@querent/contract'
import type { Compiler } from '../compile/compiler.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import { join, numberLiteral, sql, type Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import { argument, keyword, makeCall, makeLiteral, makeCondition, refuse, withNumbers } from './build.ts'
import type { ArgumentKind, ClauseDefinition } from './clause.ts'

const TEXT = (): BaseType => 'type/Text'

function textFunction(
  op: string,
  args: readonly ArgumentKind[],
  compile: (call: BoundCall, compiler: Compiler) => Sql,
  more: Partial<ClauseDefinition> = {},
): ClauseDefinition {
  return { op, role: 'value', args, type: TEXT, compile, ...more }
}

const first = (call: BoundCall, compiler: Compiler): Sql => compiler.text(argument(call, 0))

const plain = (op: string): ClauseDefinition =>
  textFunction(op, ['any'], (call, compiler) => compiler.dialect.callFunction(op, first(call, compiler)))

/** The n-th of a fixed list, chosen by a whole number from 1. */
function nameByNumber(call: BoundCall, names: readonly string[]): Bound {
  const number = argument(call, 0)
  const branches = names.flatMap((name, index) => [
    makeCondition('=', [number, makeLiteral(index + 1)], call),
    makeLiteral(name),
  ])
  return makeCall('case', branches, 'type/Text', call)
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4']

const named = (op: string, names: (clock: Clock) => readonly string[]): ClauseDefinition => ({
  op,
  role: 'value',
  args: ['any'],
  expand: (call, clock) => nameByNumber(withNumbers(call), names(clock)),
})

/** Fractions count for nothing. */
function place(value: Bound, { dialect, value: compile }: Compiler): Sql {
  const given = compile(value)
  return dialect.text.place(isA(value.type, 'type/Integer') ? given : dialect.callFunction('floor', given))
}

/** No text is longer than this: places beyond it are of another type to some engines. */
const LONGEST = 2 ** 31 - 1

/** A place or a length; what lies below `least` counts as `least`. */
function atLeast(value: Bound, least: number, compiler: Compiler): Sql {
  if (value.kind === 'literal' && typeof value.value === 'number') {
    return numberLiteral(Math.min(Math.max(least, Math.trunc(value.value)), LONGEST))
  }
  const whole = place(value, compiler)
  return sql`CASE WHEN ${whole} < ${numberLiteral(least)} THEN ${numberLiteral(least)} ELSE ${whole} END`
}

/** Places count from 1; those before it mean the first, and a length below zero means none. */
function compileSubstring(call: BoundCall, compiler: Compiler): Sql {
  const length = call.args[2]
  const start = atLeast(argument(call, 1), 1, compiler)
  return compiler.dialect.text.substring(first(call, compiler), start, length ? atLeast(length, 0, compiler) : null)
}

/** Empty text where there is no such part; an empty delimiter splits nothing. */
function compileSplitPart(call: BoundCall, compiler: Compiler): Sql {
  const { text } = compiler.dialect
  const [, delimiter, position] = call.args
  const value = first(call, compiler)
  const mark = compiler.text(delimiter!)
  const at = place(position!, compiler)
  const none = text.substring(value, numberLiteral(1), numberLiteral(0))
  const parts = [sql`WHEN ${at} < 1 THEN ${none}`]
  if (delimiter!.kind !== 'literal' || delimiter!.value === '') {
    parts.push(sql`WHEN ${text.length(mark)} = 0 THEN CASE WHEN ${at} = 1 THEN ${value} ELSE ${none} END`)
  }
  const isPlain = position!.kind === 'literal' && Number(position!.value) > 0 && parts.length === 1
  const part = text.splitPart(value, mark, at)
  return isPlain ? part : sql`CASE ${join(parts, ' ')} ELSE ${part} END`
}

export const TEXT_FUNCTIONS: readonly ClauseDefinition[] = [
  plain('trim'),
  plain('ltrim'),
  plain('rtrim'),
  plain('upper'),
  plain('lower'),
  {
    op: 'length',
    role: 'value',
    args: ['any'],
    type: () => 'type/Integer',
    compile: (call, compiler) => compiler.dialect.text.length(first(call, compiler)),
  },
  textFunction(
    'concat',
    ['any'],
    (call, compiler) => compiler.dialect.text.concat(call.args.map((arg) => compiler.text(arg))),
    { variadic: true },
  ),
  textFunction('substring', ['any', 'any', 'any'], compileSubstring, {
    min: 2,
    expand: (call) => withNumbers(call, 1),
  }),
  textFunction('replace', ['any', 'any', 'any'], (call, compiler) => {
    const [value, part, replacement] = call.args.map((arg) => compiler.text(arg))
    return compiler.dialect.text.replace(value!, part!, replacement!)
  }),
  textFunction(
    'regex-match-first',
    ['any', 'constant'],
    (call, compiler) => {
      const pattern = keyword(call, 1)
      if (pattern === undefined) refuse(call, 'the pattern must be text.')
      return compiler.dialect.text.firstMatch(first(call, compiler), pattern)
    },
    { feature: 'regex' },
  ),
  textFunction('split-part', ['any', 'any', 'any'], compileSplitPart, {
    feature: 'split-part',
    expand: (call) => withNumbers(call, 2),
  }),
  named('month-name', () => MONTHS),
  named('quarter-name', () => QUARTERS),
  named('day-name', (clock) => [...DAYS.slice(clock.startOfWeek), ...DAYS.slice(0, clock.startOfWeek)]),
]
