/** Functions of text, and names of months, quarters and days. */
import { isA, type BaseType } from '@querent/contract'
import type { Compiler } from '../compiler/compiler.ts'
import type { Bound, BoundCall } from '../../model/bound.ts'
import { numberLiteral, sql, type Sql } from '../../sql/fragment.ts'
import type { Clock } from '../../time/clock.ts'
import { argument, isNumber, keyword, makeCall, makeLiteral, makeCondition, refuse, withNumbers } from '../build.ts'
import type { ArgumentKind, ClauseDefinition } from '../clause.ts'
import { all, rewritten, sameAsText, sameInDuckDb } from '../../copies/promises.ts'

const TEXT = (): BaseType => 'type/Text'

function textFunction(
  op: string,
  args: readonly ArgumentKind[],
  compile: (call: BoundCall, compiler: Compiler) => Sql,
  more: Partial<ClauseDefinition> = {},
): ClauseDefinition {
  return { op, role: 'value', onCopy: sameAsText, args, type: TEXT, compile, ...more }
}

const first = (call: BoundCall, compiler: Compiler): Sql => compiler.text(argument(call, 0))

const plain = (op: string, more: Partial<ClauseDefinition> = {}): ClauseDefinition =>
  textFunction(op, ['any'], (call, compiler) => compiler.dialect.callFunction(op, first(call, compiler)), more)

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
  onCopy: rewritten,
  args: ['any'],
  expand: (call, clock) => nameByNumber(withNumbers(call), names(clock)),
})

/** No text is longer than this: places beyond it are of another type to some engines. */
const LONGEST = 2 ** 31 - 1

/** A place or a length, without its fraction; what lies below `least` counts as `least`. */
function atLeast(value: Bound, least: number, { dialect, value: compile }: Compiler): Sql {
  if (value.kind === 'literal' && isNumber(value)) {
    return numberLiteral(Math.min(Math.max(least, Math.trunc(Number(value.value))), LONGEST))
  }
  const given = compile(value)
  const whole = dialect.text.place(isA(value.type, 'type/Integer') ? given : dialect.callFunction('floor', given))
  const [lowest, highest] = [numberLiteral(least), numberLiteral(LONGEST)]
  return sql`CASE WHEN ${given} < ${lowest} THEN ${lowest} WHEN ${given} > ${highest} THEN ${highest} ELSE ${whole} END`
}

/** Places count from 1; those before it mean the first, and a length below zero means none. */
function compileSubstring(call: BoundCall, compiler: Compiler): Sql {
  const length = call.args[2]
  const start = atLeast(argument(call, 1), 1, compiler)
  return compiler.dialect.text.substring(first(call, compiler), start, length ? atLeast(length, 0, compiler) : null)
}

/** @throws {QueryError} for a delimiter that is no text of the query, or a position before the first part. */
function requireParts(call: BoundCall): Bound {
  const [delimiter, position] = [argument(call, 1), argument(call, 2)]
  if (delimiter.kind !== 'literal' || typeof delimiter.value !== 'string' || delimiter.value === '') {
    refuse(call, 'the delimiter must be a non-empty text.')
  }
  if (position.kind === 'literal' && !(isNumber(position) && Number(position.value) >= 1)) {
    refuse(call, 'the position must be a number of at least 1.')
  }
  return withNumbers(call, 2)
}

/** Empty text where there is no such part. */
function compileSplitPart(call: BoundCall, compiler: Compiler): Sql {
  const { text } = compiler.dialect
  const [delimiter, position] = [argument(call, 1), argument(call, 2)]
  const value = first(call, compiler)
  const part = text.splitPart(value, compiler.text(delimiter), atLeast(position, 1, compiler))
  if (position.kind === 'literal') return part
  const none = text.substring(value, numberLiteral(1), numberLiteral(0))
  return sql`CASE WHEN ${compiler.value(position)} < 1 THEN ${none} ELSE ${part} END`
}

export const TEXT_FUNCTIONS: readonly ClauseDefinition[] = [
  plain('trim'),
  plain('ltrim'),
  plain('rtrim'),
  plain('upper', { onCopy: all(sameAsText, sameInDuckDb('letter-case')) }),
  plain('lower'),
  {
    op: 'length',
    role: 'value',
    onCopy: sameAsText,
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
    { feature: 'regex', onCopy: all(sameAsText, sameInDuckDb('regular-expressions')) },
  ),
  textFunction('split-part', ['any', 'any', 'any'], compileSplitPart, {
    feature: 'split-part',
    expand: requireParts,
  }),
  named('month-name', () => MONTHS),
  named('quarter-name', () => QUARTERS),
  named('day-name', (clock) => [...DAYS.slice(clock.startOfWeek), ...DAYS.slice(0, clock.startOfWeek)]),
]
