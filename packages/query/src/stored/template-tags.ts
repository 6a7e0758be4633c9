/**
 * Template tags of native SQL, and the parameters that a card has because of them (contract: parameter-values,
 * section 4).
 */
import { lookup, isMap } from '@querent/contract'
import { readTagName } from '../native/tags/tag-name.ts'
import { findTags } from '../native/lexer/tokenize.ts'
import { tokenKeys } from '../parse/input.ts'

type TemplateTagJson = Record<string, unknown>

/** The tags that the SQL names, keeping what is known of them; new ones get an id and the type that their name tells. */
export function templateTags(sql: string, known: Record<string, unknown> = {}): Record<string, TemplateTagJson> {
  const tags = findTags(sql).map((name) => {
    const existing = Object.hasOwn(known, name) ? known[name] : undefined
    return [name, isMap(existing) ? existing : newTag(name)] as const
  })
  return Object.fromEntries(tags)
}

function newTag(name: string): TemplateTagJson {
  const base = { id: crypto.randomUUID(), name, 'display-name': displayName(name) }
  const reference = readTagName(name)
  if (reference.kind === 'card') return { ...base, type: 'card', 'card-id': reference.id }
  if (reference.kind === 'snippet') return { ...base, type: 'snippet', 'snippet-name': reference.name }
  return { ...base, type: 'text' }
}

function displayName(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A parameter that a card has because its SQL has a tag. */
export interface TagParameter {
  id: string
  type: string
  target: unknown[]
  name: string
  slug: string
  default?: unknown
  required?: boolean
}

const TYPES: Readonly<Record<string, string | undefined>> = lookup({
  text: 'category',
  number: 'number/=',
  date: 'date/single',
  boolean: 'boolean/=',
  'temporal-unit': 'temporal-unit',
})

/** Parameters of the tags that take a value. */
export function tagParameters(tags: Record<string, unknown>): TagParameter[] {
  return Object.entries(tags).flatMap(([name, json]) => {
    if (!isMap(json)) return []
    const tag = tokenKeys(json)
    const type = String(tag['type'] ?? 'text')
    const isColumn = type === 'dimension' || type === 'temporal-unit'
    const parameterType = type === 'dimension' ? widget(tag['widget-type']) : TYPES[type]
    if (parameterType === undefined) return []
    const parameter: TagParameter = {
      id: typeof tag['id'] === 'string' ? tag['id'] : name,
      type: parameterType,
      target: [isColumn ? 'dimension' : 'variable', ['template-tag', name]],
      name: typeof tag['display-name'] === 'string' ? tag['display-name'] : displayName(name),
      slug: name,
    }
    if (tag['default'] !== undefined && tag['default'] !== null) parameter.default = tag['default']
    if (tag['required'] === true) parameter.required = true
    return [parameter]
  })
}

function widget(type: unknown): string {
  return typeof type === 'string' && type !== 'none' ? type : 'category'
}
