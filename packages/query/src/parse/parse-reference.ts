/** References: `field`, `expression`, `aggregation` and the older spellings of a field. */
import { ExactDecimal, isMap } from '@querent/contract'
import type { AggregationRef, Binning, Expr, ExpressionRef, FieldOptions, FieldRef } from '../model/query.ts'
import { isTemporalUnit } from '../model/temporal-unit.ts'
import { describe, invalid, isList, PROTOTYPE, readInteger, readText, token, tokenKeys, type JsonMap } from './input.ts'
import type { ParseScope } from './scope.ts'

/** Options of a field or expression reference, checked; keys that nobody knows are kept. */
function readFieldOptions(value: unknown, path: string): FieldOptions {
  if (value === null || value === undefined) return {}
  if (!isMap(value)) invalid(path, `Expected options, got ${describe(value)}.`)
  const options: FieldOptions = {}
  for (const [name, item] of Object.entries(value)) {
    const key = token(name)
    if (item !== null && item !== undefined && name !== PROTOTYPE) readOption(options, key, item, `${path}.${key}`)
  }
  return options
}

function readOption(options: FieldOptions, key: string, item: unknown, path: string): void {
  switch (key) {
    case 'temporal-unit':
      options['temporal-unit'] = readUnit(item, path)
      break
    case 'binning':
      options.binning = readBinning(item, path)
      break
    case 'source-field':
      options['source-field'] = readInteger(item, path, 1)
      break
    case 'join-alias':
    case 'source-field-name':
    case 'source-field-join-alias':
    case 'base-type':
    case 'effective-type':
      options[key] = readText(item, path)
      break
    case 'strategy':
      invalid(path, 'A binning strategy belongs inside "binning".')
      break
    default:
      options[key] = item
  }
}

function readUnit(value: unknown, path: string): NonNullable<FieldOptions['temporal-unit']> {
  const unit = token(readText(value, path))
  if (!isTemporalUnit(unit)) invalid(path, `Unknown temporal unit "${unit}".`)
  return unit
}

/** Other keys are kept: clients send back what an answer told of its bins. */
function readBinning(value: unknown, path: string): Binning {
  if (!isMap(value)) invalid(path, `Expected binning options, got ${describe(value)}.`)
  const map = tokenKeys(value)
  const strategy = token(readText(map['strategy'], `${path}.strategy`))
  if (strategy === 'default') return { ...map, strategy }
  if (strategy === 'num-bins')
    return { ...map, strategy, 'num-bins': readInteger(map['num-bins'], `${path}.num-bins`, 1) }
  if (strategy === 'bin-width') {
    const width = map['bin-width'] instanceof ExactDecimal ? Number(map['bin-width']) : map['bin-width']
    if (typeof width !== 'number' || !(width > 0)) invalid(`${path}.bin-width`, 'Expected a number above zero.')
    return { ...map, strategy, 'bin-width': width }
  }
  return invalid(`${path}.strategy`, `Unknown binning strategy "${strategy}".`)
}

/** `["field", id, opts]` or `["field", opts, id]`; a nested field has its options merged, the outer ones win. */
export function parseField(items: unknown[], path: string, scope: ParseScope): FieldRef {
  const isSecond = isMap(items[1])
  const target = isSecond ? items[2] : items[1]
  const options = readFieldOptions(isSecond ? items[1] : items[2], `${path}[${isSecond ? 1 : 2}]`)
  if (isList(target)) {
    const inner = scope.fieldIn(target, `${path}[1]`)
    return { ...inner, options: { ...inner.options, ...options }, path }
  }
  return { kind: 'field', id: fieldId(target, path), options, path }
}

function fieldId(target: unknown, path: string): number | string {
  if (typeof target === 'string' && target !== '') return target
  if (typeof target === 'number' && Number.isSafeInteger(target) && target > 0) return target
  return invalid(path, `Expected a field id or name, got ${describe(target)}.`)
}

/** Any clause that stands for a field in an older spelling, or a bare id. */
export function parseOldField(op: string, items: unknown[], path: string, scope: ParseScope): FieldRef | null {
  const inner = (index: number): FieldRef => scope.fieldIn(items[index], `${path}[${index}]`)
  const withOptions = (field: FieldRef, more: FieldOptions): FieldRef => ({
    ...field,
    options: { ...field.options, ...more },
    path,
  })
  switch (op) {
    case 'field-id':
      return withOptions(inner(1), {})
    case 'field-literal':
      return {
        kind: 'field',
        id: readText(items[1], `${path}[1]`),
        options: typeof items[2] === 'string' ? { 'base-type': items[2] } : {},
        path,
      }
    case 'fk->': {
      const source = inner(1)
      if (typeof source.id !== 'number') invalid(`${path}[1]`, 'Expected the id of a foreign key field.')
      return withOptions(inner(2), { 'source-field': source.id })
    }
    case 'joined-field':
      return withOptions(inner(2), { 'join-alias': readText(items[1], `${path}[1]`) })
    case 'datetime-field': {
      const at = items.length > 3 ? 3 : 2
      return withOptions(inner(1), { 'temporal-unit': readUnit(items[at], `${path}[${at}]`) })
    }
    case 'binning-strategy':
      return withOptions(inner(1), { binning: readOldBinning(items, path) })
    default:
      return null
  }
}

function readOldBinning(items: unknown[], path: string): Binning {
  const strategy = token(readText(items[2], `${path}[2]`))
  const map: JsonMap = { strategy }
  if (strategy !== 'default') map[strategy] = items[3]
  return readBinning(map, path)
}

export function parseExpressionRef(items: unknown[], path: string): ExpressionRef {
  const isSecond = isMap(items[1])
  const name = isSecond ? items[2] : items[1]
  const options = readFieldOptions(isSecond ? items[1] : items[2], path)
  return { kind: 'expression', name: readText(name, path), options, path }
}

/** By place in the legacy form, by the target's uuid in the staged one (its name as a fallback). */
export function parseAggregationRef(items: unknown[], path: string, scope: ParseScope): AggregationRef {
  const isSecond = isMap(items[1])
  const target = isSecond ? items[2] : items[1]
  const given = isSecond ? items[1] : items[2]
  const options = isMap(given) ? tokenKeys(given) : {}
  if (typeof target === 'number') return { kind: 'aggregation', index: readInteger(target, path), options, path }
  const index = scope.aggregationIndex(readText(target, path), options['lib/source-name'])
  if (index < 0) invalid(path, `No aggregation has the id "${String(target)}".`)
  return { kind: 'aggregation', index, options, path }
}

/** Puts options on a reference; other clauses are returned as they are. */
export function withReferenceOptions(expr: Expr, more: FieldOptions): Expr {
  if (expr.kind !== 'field' && expr.kind !== 'expression') return expr
  return { ...expr, options: { ...expr.options, ...more } }
}
