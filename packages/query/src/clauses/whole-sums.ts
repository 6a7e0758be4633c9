/** How large sums, differences and products of whole numbers become, so that engines calculate in a type that holds them. */
import { isA, type BaseType } from '@querent/contract'
import type { Bound, BoundCall, BoundColumn } from '../model/bound.ts'
import { commonNumberType, isNullLiteral } from './build.ts'

/** Bits of a 64-bit integer without its sign. */
const MOST = 63
/** What a whole number of unknown size is taken for: those that engines call integers, summed up over any number of rows. */
const UNKNOWN = 62
/** What texts, documents and numbers with a fraction are read as. */
const READ = 63
const ROWS = 31
const TIME_PART = 16

/** Type of `+`, `-` or `*` of numbers: that of whole numbers holds the largest result that there can be. */
export function sumType(op: string, args: readonly Bound[]): BaseType {
  return typeOfSum(op, args, UNKNOWN)
}

/** The same to calculate in: what is read as a whole number is called an integer, and may have 64 bits. */
export function calculatedSumType(op: string, args: readonly Bound[]): BaseType {
  return typeOfSum(op, args, READ)
}

function typeOfSum(op: string, args: readonly Bound[], read: number): BaseType {
  const type = commonNumberType(args)
  return type === 'type/Integer' && bitsOfSum(op, args, read) > MOST ? 'type/BigInteger' : type
}

/** The numbers that are calculated as whole numbers before the first one with a fraction joins in. */
export function leadingWholes(args: readonly Bound[]): readonly Bound[] {
  const end = args.findIndex((arg) => !isA(arg.type, 'type/Integer'))
  return end === -1 ? args : args.slice(0, end)
}

function bitsOfSum(op: string, args: readonly Bound[], read: number): number {
  const bits = args.map((arg) => bitsOf(arg, read))
  if (op === '*') return bits.reduce((total, each) => total + each, 0)
  return Math.max(...bits) + Math.ceil(Math.log2(args.length))
}

/** @param read Of what is read as a whole number. */
function bitsOf(value: Bound, read: number): number {
  switch (value.kind) {
    case 'literal':
      return typeof value.value === 'number' ? Math.ceil(Math.log2(Math.abs(value.value) + 1)) : UNKNOWN
    case 'column':
      return bitsOfColumn(value)
    case 'bucket':
      return TIME_PART
    case 'call':
      return bitsOfCall(value, read)
    case 'nested':
    case 'coercion':
      return read
    default:
      return UNKNOWN
  }
}

function bitsOfColumn({ fieldId, databaseType }: BoundColumn): number {
  if (fieldId === null) return UNKNOWN
  return /^u|unsigned/.test(databaseType) ? 32 : 31
}

function bitsOfCall({ op, args }: BoundCall, read: number): number {
  switch (op) {
    case '+':
    case '-':
    case '*':
      return bitsOfSum(op, args, read)
    case 'sum':
      return Math.min(UNKNOWN, largest(args, read) + ROWS)
    case 'length':
      return ROWS
    case 'integer':
      return args[0]?.type === 'type/Boolean' ? 1 : largest(args, read, read)
    case 'abs':
    case 'ceil':
    case 'floor':
    case 'round':
    case 'min':
    case 'max':
    case 'coalesce':
    case 'case':
      return largest(args, read)
    default:
      return UNKNOWN
  }
}

/** Of the arguments that may be the result: conditions of a `case` are none. @param other Of what is no whole number. */
function largest(args: readonly Bound[], read: number, other = UNKNOWN): number {
  const results = args.filter((arg) => arg.type !== 'type/Boolean' && !isNullLiteral(arg))
  return Math.max(0, ...results.map((arg) => (isA(arg.type, 'type/Integer') ? bitsOf(arg, read) : other)))
}
