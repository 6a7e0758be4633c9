/** Clause → text. */
import { isBareId, isClause, isReference } from './clause.ts'
import { printRef, printSaved } from './columns.ts'
import { argumentAt, clauseNamed, countOf, functionName, optionOfWord, optionWord } from './functions.ts'
import { layout, type Doc } from './layout.ts'
import { COMPARISONS, OF_SIGN, OF_VALUE, PRECEDENCE } from './names.ts'
import { printNumber, quoteText } from './syntax/index.ts'
import type { Clause, Json, LanguageClause, TextContext } from './types.ts'

/** A part of the text and how tightly it holds together. */
interface Part {
  doc: Doc
  precedence: number
}

/**
 * The text of a clause, on several lines where one is too long. Names and ids in its options have no text: whoever prints
 * a clause keeps them.
 */
export function print(clause: Clause, context: TextContext): string {
  return layout(partOf(clause, context).doc)
}

function partOf(value: unknown, context: TextContext): Part {
  if (!isClause(value)) return literalPart(value)
  const [op, options, ...args] = value
  if (isReference(value)) return whole(printRef(value, context))
  switch (op) {
    case 'value':
      return literalPart(args[0])
    case 'segment':
    case 'metric': {
      const label = printSaved(op, args[0], context)
      return label === undefined ? whole(call(op, options, args, context)) : whole(label)
    }
    case 'case':
    case 'if':
      return whole(caseDoc(args, context))
    case 'not':
      return { doc: { kind: 'prefix', op, arg: operand(args[0], context, PRECEDENCE['not'] ?? 0) }, precedence: 3 }
    default:
      return operatorPart(op, args, context) ?? whole(call(op, options, args, context))
  }
}

function whole(doc: Doc): Part {
  return { doc, precedence: OF_VALUE }
}

function literalPart(value: unknown): Part {
  if (typeof value === 'string') return whole(quoteText(value))
  if (typeof value !== 'number' && typeof value !== 'bigint') return whole(String(value))
  const text = printNumber(value)
  return { doc: text, precedence: text.startsWith('-') ? OF_SIGN : OF_VALUE }
}

/** Undefined for what no operator stands for. */
function operatorPart(op: string, args: readonly unknown[], context: TextContext): Part | undefined {
  const name = clauseNamed(op, context.language)?.name ?? op
  const level = PRECEDENCE[name]
  if (level === undefined) return undefined
  if (args.length === 0) return whole(name === 'or' ? 'false' : 'true')
  // All that is left of a sum of one.
  if (args.length === 1) return name === '-' ? signPart(args[0], context) : partOf(args[0], context)
  if (COMPARISONS.has(name) && args.length > 2) return undefined
  const values = COMPARISONS.has(name) ? asFields(name, args, context) : args
  const docs = values.map((arg, place) => infixOperand(arg, place, name, level, context))
  return { doc: { kind: 'infix', op: name, args: docs }, precedence: level }
}

/** The first operand may be of operators as strong: they are read from left to right. */
function infixOperand(arg: unknown, place: number, op: string, level: number, context: TextContext): Doc {
  const part = partOf(arg, context)
  const isOther = typeof part.doc !== 'string' && part.doc.kind === 'infix' && part.doc.op !== op
  const isFree = place === 0 && isOther && !COMPARISONS.has(op) ? part.precedence >= level : part.precedence > level
  return isFree ? part.doc : { kind: 'paren', inner: part.doc }
}

function operand(arg: unknown, context: TextContext, least: number): Doc {
  const { doc, precedence } = partOf(arg, context)
  return precedence >= least ? doc : { kind: 'paren', inner: doc }
}

/** A sign before a number would be read as part of it. */
function signPart(arg: unknown, context: TextContext): Part {
  const { doc, precedence } = partOf(arg, context)
  const isNumber = typeof doc === 'string' && /^[-\d.]/.test(doc)
  const isClear = precedence >= OF_SIGN && !isNumber
  return { doc: { kind: 'prefix', op: '-', arg: isClear ? doc : { kind: 'paren', inner: doc } }, precedence: OF_SIGN }
}

function caseDoc([branches, ...fallback]: readonly unknown[], context: TextContext): Doc {
  const pairs: unknown[] = Array.isArray(branches) ? branches : []
  const flat = pairs.flatMap((pair): unknown[] => (Array.isArray(pair) ? pair : []))
  const args = [...flat, ...fallback.filter((value) => value !== undefined)].map((arg) => partOf(arg, context).doc)
  return { kind: 'call', name: 'case', args, inPairs: true }
}

function call(op: string, options: Json, args: readonly unknown[], context: TextContext): Doc {
  const clause = clauseNamed(op, context.language)
  const name = functionName(clause?.name ?? op)
  const values = asFields(op, args, context).map((arg) => partOf(arg, context).doc)
  const words = clause ? optionWords(clause, options, args) : []
  return { kind: 'call', name, args: [...values, ...words.map(quoteText)], inPairs: false }
}

/** Where a column may stand, and no other one stands beside it, the server takes a whole number for a field's id. */
function asFields(op: string, args: readonly unknown[], { language }: TextContext): readonly unknown[] {
  const clause = clauseNamed(op, language)
  if (!clause || args.some(isReference)) return args
  return args.map((arg, place) => {
    return argumentAt(clause, place)?.kind === 'column' && isBareId(arg) ? ['field', {}, arg] : arg
  })
}

/** Words for options that differ from what is usual, or without which the last text would be read as one. */
function optionWords(clause: LanguageClause, options: Json, args: readonly unknown[]): string[] {
  const last = args.at(-1)
  const isText = typeof last === 'string' && args.length > countOf(clause).least
  const mistaken = isText ? optionOfWord(last, clause)?.option : undefined
  return clause.options.flatMap((option) => {
    const value = options[option.name] ?? option.default
    const isNeeded = value !== option.default || option === mistaken
    return isNeeded && option.values.some((one) => one === value) ? [optionWord(option, value)] : []
  })
}
