/**
 * Values in the texts of a dashboard: `{{name}}` stands for one, and `[[…]]` around it for what is there only with a value
 * (contract: dashboards, section 7; sharing, section 3.3).
 */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { Parameter } from '../../../api/card.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { sayItems, type FilterValues } from '../../../filters/index.ts'

const TAG = /\{\{([^{}]*)\}\}/g
/** What means something inside a line of markdown, and what begins a heading or a quote. */
const MARKS = /[\\`*_[\]<>&~{}#|!+.():-]/g

/** Texts by names of tags: null for a tag whose filter is empty. Tags that are not in it belong to no filter. */
export type TagTexts = ReadonlyMap<string, string | null>

interface FillOptions {
  /** Signs in values have to be shown as they are. */
  isMarkdown: boolean
}

/** Names of tags in a text, each once, in order. */
export function tagsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(TAG)].map(([, name = '']) => name.trim()))].filter((name) => name !== '')
}

/**
 * The text with values in place of tags; those of empty filters vanish, and with them the whole of the brackets they stand
 * in. Tags of no filter, and brackets without any other, stay as written.
 */
export function fillText(text: string, values: TagTexts, options: FillOptions): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('[[', at)
    const close = open < 0 ? -1 : text.indexOf(']]', open)
    if (close < 0) return parts.join('') + filled(text.slice(at), values, options)
    parts.push(filled(text.slice(at, open), values, options), optional(text.slice(open + 2, close), values, options))
    at = close + 2
  }
}

function filled(text: string, values: TagTexts, { isMarkdown }: FillOptions): string {
  return text.replace(TAG, (tag, name: string) => {
    const value = values.get(name.trim())
    if (value === undefined) return tag
    return isMarkdown ? plainMarkdown(value ?? '') : (value ?? '')
  })
}

function optional(text: string, values: TagTexts, options: FillOptions): string {
  const names = tagsOf(text)
  if (!names.some((name) => values.has(name))) return `[[${text}]]`
  return names.every((name) => (values.get(name) ?? '') !== '') ? filled(text, values, options) : ''
}

function plainMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(MARKS, '\\$&')
}

/** What the tags of a card's text stand for, by the mappings of its filters. */
export function tagTexts(
  { parameter_mappings }: Pick<DashboardCard, 'parameter_mappings'>,
  parameters: readonly Parameter[],
  values: FilterValues,
  labelOf: (parameter: Parameter, value: unknown) => string | undefined = () => undefined,
): TagTexts {
  const texts = new Map<string, string | null>()
  for (const { parameter_id, target } of parameter_mappings) {
    const parameter = parameters.find(({ id }) => id === parameter_id)
    if (parameter === undefined || !Array.isArray(target) || target[0] !== 'text-tag') continue
    const items = sayItems(parameter, ownValue(values, parameter_id), (value) => labelOf(parameter, value))
    texts.set(String(target[1]), items.length === 0 ? null : items.join(', '))
  }
  return texts
}
