import { isMap } from '@querent/contract'
import type { TemplateTag } from '../model/query.ts'
import { describe, invalid, isList, readInteger, readMap, readText, token, without, type JsonMap } from './input.ts'
import { stageScope } from './parse-expression.ts'

const TAG_TYPES: ReadonlySet<string> = new Set([
  'text',
  'number',
  'date',
  'boolean',
  'dimension',
  'temporal-unit',
  'snippet',
  'card',
  'table',
])

const TAG_KEYS = new Set([
  'name',
  'type',
  'id',
  'display-name',
  'required',
  'default',
  'widget-type',
  'dimension',
  'options',
  'alias',
  'card-id',
  'snippet-name',
  'snippet-id',
  'table-id',
])

/** The tags of a native query by name; names are kept as they are. */
export function parseTemplateTags(json: unknown, path: string): Record<string, TemplateTag> {
  // Some clients write an empty map as an empty list.
  if (json === null || json === undefined || (isList(json) && json.length === 0)) return {}
  if (!isMap(json)) invalid(path, `Expected a map of template tags, got ${describe(json)}.`)
  return Object.fromEntries(Object.entries(json).map(([name, item]) => [name, parseTag(name, item, `${path}.${name}`)]))
}

function parseTag(name: string, json: unknown, path: string): TemplateTag {
  const map = readMap(json, path)
  const type = token(readText(map['type'] ?? 'text', `${path}.type`))
  if (!TAG_TYPES.has(type)) invalid(`${path}.type`, `Unknown template tag type "${type}".`)
  const tag: TemplateTag = { name, type, extra: without(map, TAG_KEYS) }
  for (const key of ['id', 'display-name', 'snippet-name', 'alias'] as const) {
    if (typeof map[key] === 'string') tag[key] = map[key]
  }
  if (map['required'] !== undefined && map['required'] !== null) tag.required = map['required'] === true
  if ('default' in map) tag.default = map['default']
  readIds(tag, map, path)
  if (isMap(map['options'])) tag.options = map['options']
  if (type === 'dimension') tag['widget-type'] = 'category'
  if (typeof map['widget-type'] === 'string') tag['widget-type'] = widgetType(map['widget-type'])
  const dimension = map['dimension']
  if (dimension !== null && dimension !== undefined) {
    tag.dimension = stageScope(false).fieldIn(dimension, `${path}.dimension`)
  }
  return tag
}

function readIds(tag: TemplateTag, map: JsonMap, path: string): void {
  for (const key of ['card-id', 'snippet-id', 'table-id'] as const) {
    const value = map[key]
    if (value !== null && value !== undefined) tag[key] = readInteger(value, `${path}.${key}`, 1)
  }
}

/** `category/=` is an old spelling of `category`. */
export function widgetType(type: string): string {
  const name = type.toLowerCase()
  return name === 'category/=' ? 'category' : name
}
