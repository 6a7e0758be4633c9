/** A question in SQL as it is run and saved. */
import type { ParameterValue } from '../../api/dataset.ts'

/** A place of the text that is filled in when it runs (contract: query-language, section 13). */
export interface Tag {
  id: string
  name: string
  'display-name': string
  type: 'text' | 'number' | 'date' | 'boolean' | 'dimension' | 'card' | 'snippet'
  'card-id'?: number
  'snippet-name'?: string
  default?: unknown
  required?: boolean
  [key: string]: unknown
}

export type Tags = Readonly<Record<string, Tag>>

export interface SqlDraft {
  database: number | null
  text: string
  tags: Tags
  display: string
  settings: Readonly<Record<string, unknown>>
}

const TAG = /\{\{\s*([^{}]+?)\s*\}\}/g
const COMMENT = /--[^\n]*|\/\*[^]*?\*\//g

/** The tags that a text names; what was chosen for those that it named before stays. @param makeId a new one each time. */
export function tagsIn(text: string, before: Tags, makeId: () => string): Tags {
  const names = new Set([...text.replaceAll(COMMENT, ' ').matchAll(TAG)].map((match) => match[1] ?? ''))
  return Object.fromEntries([...names].map((name) => [name, before[name] ?? newTag(name, makeId())]))
}

function newTag(name: string, id: string): Tag {
  const card = /^#(\d+)/.exec(name)?.[1]
  const snippet = /^snippet:\s*(.+)$/i.exec(name)?.[1]
  const common = { id, name, 'display-name': titleOf(name) }
  if (card !== undefined) return { ...common, type: 'card', 'card-id': Number(card) }
  if (snippet !== undefined) return { ...common, type: 'snippet', 'snippet-name': snippet }
  return { ...common, type: 'text' }
}

function titleOf(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Tags whose value a reader gives. */
export function asked(tags: Tags): Tag[] {
  return Object.values(tags).filter(({ type }) => type !== 'card' && type !== 'snippet')
}

/** The query of a draft, of a part of its text where that is chosen. */
export function queryOf({ database, text, tags }: SqlDraft, part = text) {
  return { database, type: 'native', native: { query: part, 'template-tags': tags } }
}

/** Values as a run takes them; empty ones are left to the tag's default. */
export function parametersOf(tags: Tags, values: Readonly<Record<string, string>>): ParameterValue[] {
  return asked(tags)
    .filter(({ name }) => (values[name] ?? '') !== '')
    .map(({ id, name, type }) => ({
      id,
      type: type === 'number' ? 'number/=' : type === 'date' ? 'date/single' : 'category',
      value: values[name],
      target: ['variable', ['template-tag', name]],
    }))
}
