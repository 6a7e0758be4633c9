/** `integer`, `float`, `text`, `date`, `datetime`: one type read as another. */
import { isA, type BaseType } from '@querent/contract'
import type { BoundCall } from '../model/bound.ts'
import type { TypedSql } from '../dialect/typed-sql.ts'
import type { Sql } from '../sql/fragment.ts'
import type { Compiler } from './compiler/compiler.ts'
import { toFloat, toInteger } from './compiler/coerce.ts'
import { argument, isNumber, isTemporal, isText, refuse, wholeType } from './build.ts'
import type { ClauseDefinition } from './clause.ts'
import { all, same, sameAsText, sameFloats, sameMoments, type CopyPromise } from '../copies/promises.ts'

const cast = (
  op: string,
  type: BaseType,
  onCopy: CopyPromise,
  compile: (call: BoundCall, compiler: Compiler) => Sql,
): ClauseDefinition => ({
  op,
  role: 'value',
  onCopy,
  args: ['any'],
  type: () => type,
  compile,
})

const EPOCHS = {
  'unix-seconds': 'seconds',
  'unix-milliseconds': 'milliseconds',
  'unix-microseconds': 'microseconds',
  'unix-nanoseconds': 'nanoseconds',
} as const

function epochUnit(mode: unknown): (typeof EPOCHS)[keyof typeof EPOCHS] | undefined {
  switch (mode) {
    case 'unix-seconds':
    case 'unix-milliseconds':
    case 'unix-microseconds':
    case 'unix-nanoseconds':
      return EPOCHS[mode]
    default:
      return undefined
  }
}

/** True when the result is an instant: epochs are, and numbers without a mode count as epoch seconds. */
function isInstant(call: BoundCall): boolean {
  const mode = call.options['mode'] ?? 'iso'
  return epochUnit(mode) !== undefined || (mode === 'iso' && isNumber(argument(call, 0)))
}

/** @throws {QueryError} for a number or a condition, which hold no date. */
function parsed(call: BoundCall, compiler: Compiler, kind: 'date' | 'datetime'): Sql {
  const { dates, text } = compiler.dialect
  const value = argument(call, 0)
  if (isText(value) || value.type === 'type/*') return dates.parse(compiler.text(value), kind, text)
  if (!isTemporal(value)) refuse(call, `expected text or a date, got ${value.type}.`)
  if (isA(value.type, 'type/Time')) refuse(call, 'a time has no date.')
  const wall = compiler.wallTime(value)
  if (kind === 'date') return dates.toDate(wall)
  return isA(wall.type, 'type/Date') ? dates.toDateTime(wall.sql) : wall.sql
}

/** What can be read as a number: numbers, conditions, and any kind of text as plain text. */
function numeric(call: BoundCall, compiler: Compiler): TypedSql {
  const value = argument(call, 0)
  if (isText(value)) return { sql: compiler.text(value), type: 'type/Text' }
  if (!isNumber(value) && value.type !== 'type/*' && value.type !== 'type/Boolean') {
    refuse(call, `expected text or a number, got ${value.type}.`)
  }
  return compiler.typed(value)
}

/** Text that is no number gives null, as it does where text is read as a number. */
function epochNumber(call: BoundCall, compiler: Compiler): Sql {
  const number = numeric(call, compiler)
  return number.type === 'type/Text' || number.type === 'type/Boolean' ? toFloat(number, compiler.dialect) : number.sql
}

function compileDateTime(call: BoundCall, compiler: Compiler): Sql {
  const { dates, text } = compiler.dialect
  const value = argument(call, 0)
  const mode = call.options['mode'] ?? 'iso'
  const epoch = epochUnit(mode)
  if (epoch) return dates.fromEpoch(epochNumber(call, compiler), epoch)
  switch (mode) {
    case 'iso':
      return isNumber(value) ? dates.fromEpoch(compiler.value(value), 'seconds') : parsed(call, compiler, 'datetime')
    case 'simple':
      return dates.parseCompact(compiler.text(value), text)
    case 'iso-bytes':
      return dates.parse(bytesText(call, compiler), 'datetime', text)
    case 'simple-bytes':
      return dates.parseCompact(bytesText(call, compiler), text)
    default:
      return refuse(call, `the mode "${String(mode)}" is not known.`)
  }
}

/** @throws {QueryError} for what is neither bytes nor text. */
function bytesText(call: BoundCall, compiler: Compiler): Sql {
  const value = argument(call, 0)
  if (!isText(value) && value.type !== 'type/*') refuse(call, `expected text or bytes, got ${value.type}.`)
  return isText(value) ? compiler.value(value) : compiler.dialect.text.fromBytes(compiler.value(value))
}

export const CASTS: readonly ClauseDefinition[] = [
  {
    op: 'integer',
    role: 'value',
    onCopy: same,
    args: ['any'],
    type: (call) => wholeType(argument(call, 0)),
    compile: (call, compiler) => toInteger(numeric(call, compiler), compiler.dialect),
  },
  cast('float', 'type/Float', same, (call, compiler) => {
    return toFloat(numeric(call, compiler), compiler.dialect)
  }),
  cast('text', 'type/Text', sameAsText, (call, compiler) => compiler.text(argument(call, 0))),
  cast('date', 'type/Date', sameAsText, (call, compiler) => parsed(call, compiler, 'date')),
  {
    op: 'datetime',
    role: 'value',
    onCopy: all(sameFloats, sameMoments),
    args: ['any'],
    type: (call) => (isInstant(call) ? 'type/DateTimeWithLocalTZ' : 'type/DateTime'),
    compile: compileDateTime,
  },
]
