/** Tree → clause, with what is wrong with names, arguments and types. */
import { fail, valueClause, type Builder, type Built } from './built.ts'
import { isReference } from './clause.ts'
import { checkArgument, checkComparison, checkOffset, checkSum } from './check.ts'
import { columnOfRef, findLabel } from './columns.ts'
import {
  argumentAt,
  clauseNamed,
  countOf,
  functionName,
  functionNamed,
  isAggregate,
  namedFunctions,
  optionOfWord,
  signature,
} from './functions.ts'
import { COMPARISONS } from './names.ts'
import { nearest } from './nearest.ts'
import { said, withHint, type Said } from '../said.ts'
import type { CallNode, ColumnNode, InfixNode, Node, PrefixNode, WordNode } from './syntax/index.ts'
import { quoteLabel } from './syntax/index.ts'
import { resultType, typeOfRef } from './type-of.ts'
import type { Clause, Json, LanguageClause, TextContext } from './types.ts'
import { commonType, literalType, UNKNOWN } from './value-types.ts'

/** @param overRows True inside of a function over rows, which holds no other one. */
export function build(node: Node, builder: Builder, overRows: boolean): Built {
  switch (node.kind) {
    case 'literal':
      return { json: node.value, literal: node.value, type: literalType(node.value), node, aggregates: false }
    case 'column':
      return buildColumn(node, builder, overRows)
    case 'paren':
      return { ...build(node.inner, builder, overRows), node }
    case 'prefix':
      return buildPrefix(node, builder, overRows)
    case 'infix':
      return buildInfix(node, builder, overRows)
    case 'call':
      return buildCall(node, builder, overRows)
    case 'word':
      return buildWord(node, builder)
    case 'missing':
      return nothing(node)
  }
}

/** Stands for what could not be read: it may be anything, and nothing more is said of it. */
function nothing(node: Node): Built {
  return { json: null, type: UNKNOWN, node, aggregates: true }
}

function buildColumn(node: ColumnNode, builder: Builder, overRows: boolean): Built {
  const { context } = builder
  const found = findLabel(node.label, context)
  switch (found.is) {
    case 'unknown':
      fail(
        builder,
        node,
        'unknown-column',
        withHint(said('There is no column {name}.', { name: node.raw }), found.labels.map(quoteLabel)),
      )
      return nothing(node)
    case 'ambiguous':
      fail(
        builder,
        node,
        'ambiguous-column',
        said('{name} is ambiguous: write {names}.', { name: node.raw, names: found.labels.map(asTyped) }),
      )
      return nothing(node)
    case 'column': {
      const json = withoutId(found.ref)
      const isOfGroups = json[0] === 'aggregation' || isGroup(json, context)
      return {
        json,
        type: typeOfRef(json, context),
        node,
        aggregates: json[0] === 'aggregation',
        ...(isOfGroups ? {} : { loose: node }),
      }
    }
    case 'segment':
      return { json: found.ref, type: 'type/Boolean', node, aggregates: false, loose: node }
    case 'metric':
      checkPlace(node, node.raw, builder, overRows)
      return { json: found.ref, type: found.type ?? UNKNOWN, node, aggregates: true }
  }
}

function asTyped(label: string): string {
  return /^(?:segment|Metric)\(\d+\)$/.test(label) ? label : quoteLabel(label)
}

function isGroup(ref: Clause, { groups = [], columns }: TextContext): boolean {
  const column = columnOfRef(ref, columns)
  return column !== undefined && groups.some((group) => columnOfRef(group, columns) === column)
}

/** An id twice in a query is a fault. */
function withoutId([op, options, ...args]: Clause): Clause {
  const { 'lib/uuid': id, ...others } = options
  return [op, id === undefined ? options : others, ...args]
}

function buildPrefix(node: PrefixNode, builder: Builder, overRows: boolean): Built {
  const arg = build(node.arg, builder, overRows)
  return make(node, node.op, {}, [arg], builder)
}

function buildInfix(node: InfixNode, builder: Builder, overRows: boolean): Built {
  return make(
    node,
    node.op,
    {},
    node.args.map((arg) => build(arg, builder, overRows)),
    builder,
  )
}

/** The clause of an operator or a function whose arguments are counted. */
function make(node: Node, name: string, options: Json, args: readonly Built[], builder: Builder): Built {
  const { context } = builder
  const clause = clauseNamed(name, context.language)
  if (!clause) {
    fail(builder, node, 'unknown-function', said('{name} is not known to the server.', { name }))
    return nothing(node)
  }
  const faults = builder.errors.length
  checkFeature(clause, node, builder)
  const values = args.map((arg, place) => checkArgument(arg, place, clause, builder))
  if (COMPARISONS.has(clause.name) || clause.name === 'between') checkComparison(clause.name, values, builder)
  if (clause.name === '+' || clause.name === '-') checkSum(values, builder)
  if (clause.name === 'offset') checkOffset(values, builder)
  const unit = clause.name === 'interval' ? { unit: values[1]?.literal } : {}
  const json: Clause = [clause.name, options, ...asColumns(clause, values)]
  // What comes of arguments that do not fit is not known: one fault is told once.
  const isClear = builder.errors.length === faults || clause.result !== null
  const type = isClear ? resultType(json, values, context.language) : UNKNOWN
  return { json, type, node, ...unit, ...gathered(clause, values, node) }
}

/** A bare whole number where a column may stand is taken for the id of a field, so it is wrapped. */
function asColumns(clause: LanguageClause, values: readonly Built[]): unknown[] {
  const hasReference = values.some(({ json }) => isReference(json))
  return values.map(({ json, type }, place) => {
    const isColumn = argumentAt(clause, place)?.kind === 'column'
    const isId = isColumn && !hasReference && typeof json === 'number' && Number.isSafeInteger(json) && json > 0
    return isId ? valueClause(json, type) : json
  })
}

/** Whether the whole is of groups of rows, and what of it is not. */
function gathered(
  clause: LanguageClause,
  args: readonly Built[],
  node: Node,
): Pick<Built, 'aggregates' | 'loose' | 'window'> {
  const window = clause.role === 'window' ? node : args.find((arg) => arg.window)?.window
  const isOverRows = isAggregate(clause) && clause.name !== 'offset'
  const loose = isOverRows ? undefined : args.find((arg) => arg.loose)?.loose
  const aggregates = isAggregate(clause) || args.some((arg) => arg.aggregates)
  return { aggregates, ...(loose ? { loose } : {}), ...(window ? { window } : {}) }
}

function buildCall(node: CallNode, builder: Builder, overRows: boolean): Built {
  const { context } = builder
  const clause = functionNamed(node.name, context.language)
  const name = { from: node.from, to: node.nameTo }
  if (!clause) {
    const close = nearest(
      node.name,
      namedFunctions(context.language).map((one) => functionName(one.name)),
    )
    const fault = said('There is no function {name}.', { name: node.name })
    fail(builder, name, 'unknown-function', withHint(fault, close))
    for (const arg of node.args) build(arg, builder, overRows)
    return nothing(node)
  }
  if (isAggregate(clause)) checkPlace(name, functionName(clause.name), builder, overRows)
  const { args, options } = splitOptions(node.args, clause)
  const isInner = isAggregate(clause) && clause.name !== 'offset'
  const built = args.map((arg) => build(arg, builder, overRows || isInner))
  if (!checkCount(node, clause, args.length, builder)) return nothing(node)
  return clause.name === 'case'
    ? makeCase(node, clause, built, builder)
    : make(node, clause.name, options, built, builder)
}

/** Words behind the arguments that an option stands for. */
function splitOptions(nodes: readonly Node[], clause: LanguageClause): { args: readonly Node[]; options: Json } {
  const args = [...nodes]
  const options: Record<string, unknown> = {}
  const set = new Set<string>()
  for (let last = args.at(-1); args.length > countOf(clause).least; last = args.at(-1)) {
    const word = last?.kind === 'literal' && typeof last.value === 'string' ? last.value : ''
    const found = optionOfWord(word, clause)
    if (!found || set.has(found.option.name)) break
    set.add(found.option.name)
    if (found.value !== found.option.default) options[found.option.name] = found.value
    args.pop()
  }
  return { args, options }
}

function checkCount(node: CallNode, clause: LanguageClause, count: number, builder: Builder): boolean {
  const { least, most } = countOf(clause)
  if (count >= least && count <= most) return true
  const about = {
    function: functionName(clause.name),
    expected: sayCount(least, most),
    count,
    signature: signature(clause),
  }
  const extra = count > most ? node.args[most] : undefined
  fail(builder, extra ?? node, 'argument-count', said('{function} takes {expected}, not {count}: {signature}.', about))
  return false
}

function sayCount(least: number, most: number): Said {
  if (most === Infinity) {
    return least === 1 ? said('at least 1 argument') : said('at least {least} arguments', { least })
  }
  if (least < most) return said('{least} to {most} arguments', { least, most })
  return least === 1 ? said('1 argument') : said('{least} arguments', { least })
}

function makeCase(node: CallNode, clause: LanguageClause, args: readonly Built[], builder: Builder): Built {
  checkFeature(clause, node, builder)
  const isFallback = (place: number) => args.length % 2 === 1 && place === args.length - 1
  const values = args.map((arg, place) => (isFallback(place) ? arg : checkArgument(arg, place, clause, builder)))
  const branches: unknown[] = []
  for (let place = 0; place + 1 < values.length; place += 2)
    branches.push([values[place]?.json, values[place + 1]?.json])
  const fallback = args.length % 2 === 1 ? values.slice(-1).map(({ json }) => json) : []
  const type = commonType(values.filter((_, place) => place % 2 === 1 || isFallback(place)))
  return { json: ['case', {}, branches, ...fallback], type, node, ...gathered(clause, values, node) }
}

/** A bare word: a function without parentheses, or a column without brackets. */
function buildWord(node: WordNode, builder: Builder): Built {
  const { context } = builder
  const clause = functionNamed(node.name, context.language)
  const found = findLabel(node.name, context)
  const isLabel = found.is !== 'unknown'
  if (isLabel)
    fail(builder, node, 'unknown-name', said('Columns go in brackets: write {name}.', { name: quoteLabel(node.name) }))
  else if (clause)
    fail(
      builder,
      node,
      'unknown-name',
      said('Functions are followed by a parenthesis: write {signature}.', { signature: signature(clause) }),
    )
  else {
    const functions = namedFunctions(context.language).map(({ name }) => `${functionName(name)}()`)
    const close = [...nearest(`${node.name}()`, functions), ...found.labels.map(quoteLabel)].slice(0, 3)
    fail(
      builder,
      node,
      'unknown-name',
      withHint(
        said('{name} is not a function. Put texts in quotes and columns in brackets.', { name: node.name }),
        close,
      ),
    )
  }
  return nothing(node)
}

function checkPlace(place: Pick<Node, 'from' | 'to'>, name: string, builder: Builder, overRows: boolean): void {
  if (builder.context.kind !== 'aggregation') {
    fail(
      builder,
      place,
      'misplaced-aggregation',
      said('{name} summarizes many rows: use it only in a summary.', { name }),
    )
  } else if (overRows) {
    fail(
      builder,
      place,
      'misplaced-aggregation',
      said('{name} summarizes many rows, so it cannot be inside another function over rows.', { name }),
    )
  }
}

function checkFeature({ feature, name }: LanguageClause, node: Node, builder: Builder): void {
  const { features } = builder.context
  if (feature === null || !features || features.includes(feature)) return
  fail(builder, node, 'unsupported-function', said('This database has no {name}.', { name: functionName(name) }))
}
