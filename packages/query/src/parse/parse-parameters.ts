import { isMap } from '@querent/contract'
import type { Expr, Parameter, ParameterTarget } from '../model/query.ts'
import { describe, invalid, isList, MAX_ENTRIES, readShortList, token, tokenKeys } from './input.ts'
import { parseColumn, stageScope } from './parse-expression.ts'
import { widgetType } from './parse-template-tags.ts'

/** Parameters with their values. */
export function parseParameters(json: unknown, path: string): Parameter[] {
  if (json === null || json === undefined) return []
  return readShortList(json, path, MAX_ENTRIES).map((item, index) => parseParameter(item, `${path}[${index}]`))
}

function parseParameter(json: unknown, path: string): Parameter {
  if (!isMap(json)) invalid(path, `Expected a parameter, got ${describe(json)}.`)
  const map = tokenKeys(json)
  const text = (key: string): string | null => (typeof map[key] === 'string' ? map[key] : null)
  return {
    id: text('id'),
    type: widgetType(text('type') ?? 'category'),
    target: map['target'] === null || map['target'] === undefined ? null : parseTarget(map['target'], `${path}.target`),
    hasValue: 'value' in map,
    value: map['value'],
    default: map['default'],
    name: text('name'),
    slug: text('slug'),
    required: map['required'] === true,
    options: isMap(map['options']) ? tokenKeys(map['options']) : {},
    path,
    json,
  }
}

/** What a parameter aims at, in any spelling (contract: query-language, section 14). */
export function parseTarget(json: unknown, path: string): ParameterTarget {
  if (!isList(json)) return { kind: 'column', column: columnTarget(json, path), stage: 0 }
  const [head, inner, options] = json
  if (typeof head !== 'string') invalid(path, `Expected a target, got ${describe(json)}.`)
  switch (token(head)) {
    case 'variable':
    case 'dimension': {
      const tag = tagOf(inner)
      if (tag !== null) return { kind: 'tag', tag, variable: token(head) === 'variable' }
      return { kind: 'column', column: columnTarget(inner, `${path}[1]`), stage: stageNumber(options) }
    }
    case 'template-tag': {
      const tag = tagOf(json)
      return tag === null ? invalid(path, 'Expected the name of a template tag.') : { kind: 'tag', tag, variable: true }
    }
    case 'text-tag':
      return { kind: 'other' }
    default:
      return { kind: 'column', column: columnTarget(json, path), stage: 0 }
  }
}

function columnTarget(json: unknown, path: string): Expr {
  const column = parseColumn(json, path, stageScope(false))
  if (column.kind !== 'field' && column.kind !== 'expression') invalid(path, 'Expected a field or an expression.')
  return column
}

function tagOf(json: unknown): string | { id: string } | null {
  if (!isList(json) || typeof json[0] !== 'string' || token(json[0]) !== 'template-tag') return null
  const tag = json[1]
  if (typeof tag === 'string') return tag
  return isMap(tag) && typeof tag['id'] === 'string' ? { id: tag['id'] } : null
}

function stageNumber(options: unknown): number {
  const number = isMap(options) ? tokenKeys(options)['stage-number'] : undefined
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : 0
}
