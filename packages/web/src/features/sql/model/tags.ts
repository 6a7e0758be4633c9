/** The tags of a text. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { SqlDraft, Tag } from './types.ts'

const TAG = /\{\{\s*([^{}]+?)\s*\}\}/g
/** Comments and texts in quotes; tags count in quotes. */
const COMMENT = /('(?:[^']|'')*'|"(?:[^"]|"")*")|--[^\n]*|\/\*[^]*?\*\//g
/** How cards and snippets are named in SQL. */
const CARD = /^#(\d+)/
const SNIPPET = /^snippet:\s*(.+)$/i

/** Names of the tags of a text in the order in which they come, comments left out. */
export function namesIn(text: string): string[] {
  const bare = text.replaceAll(COMMENT, (_all, quoted: string | undefined) => quoted ?? ' ')
  return [...new Set([...bare.matchAll(TAG)].map((match) => match[1] ?? ''))]
}

/** The tags that the text names, as the server wants them, each as it was chosen or as it begins. */
export function tagsOf({ text, tags, order }: SqlDraft, idOf: (name: string) => string): Tag[] {
  const names = namesIn(text)
  const places = new Map(order.map((name, at) => [name, at]))
  const sorted = names.toSorted((one, other) => (places.get(one) ?? Infinity) - (places.get(other) ?? Infinity) || 0)
  return sorted.map((name) => ownValue(tags, name) ?? newTag(name, idOf(name)))
}

function newTag(name: string, id: string): Tag {
  const card = CARD.exec(name)?.[1]
  const snippet = SNIPPET.exec(name)?.[1]
  const common = { id, name, 'display-name': titleOf(name) }
  if (card !== undefined) return { ...common, type: 'card', 'card-id': Number(card) }
  if (snippet !== undefined) return { ...common, type: 'snippet', 'snippet-name': snippet }
  return { ...common, type: 'text' }
}

function titleOf(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether a reader gives its value. */
export function isVariable({ type }: Tag): boolean {
  return type !== 'card' && type !== 'snippet' && type !== 'table'
}

/** The field that a filter looks at, or undefined while none is chosen. */
export function fieldOf({ dimension }: Tag): number | undefined {
  const id: unknown = Array.isArray(dimension) ? dimension.find((part) => typeof part === 'number') : undefined
  return typeof id === 'number' ? id : undefined
}

/** The order after a variable went up (-1) or down (1) among the others. */
export function movedOrder(names: readonly string[], name: string, by: -1 | 1): string[] {
  const from = names.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= names.length) return [...names]
  const next = [...names]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
