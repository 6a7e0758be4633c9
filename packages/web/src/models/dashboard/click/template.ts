/** Links and texts with values of a row in them: `https://shop.example/orders/{{ID}}`, `{{filter:state}}`. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import { linkAddress } from '@querent/contract/links/index.ts'
import { itemsOf } from '../../../filters/index.ts'
import type { ClickContext } from './values.ts'

const TAG = /\{\{([^{}]*)\}\}/g

/** The text with values as they are; nothing where there is none. */
export function fillTemplate(template: string, context: ClickContext): string {
  return template.replace(TAG, (_, tag: string) => textOf(tag, context))
}

/**
 * The address with values in it, each written so that it changes nothing about the rest; a value that the template begins
 * with may be an address itself. Null where it leads nowhere, or to what no link may have as its address.
 */
export function fillLink(template: string, context: ClickContext): string | null {
  const isAddress = (at: number, text: string) => {
    const before = template.slice(0, at).trim()
    return before === '' || withOneScheme(before + text) !== before + text
  }
  const filled = template.replace(TAG, (_, tag: string, at: number) => {
    const text = textOf(tag, context)
    return isAddress(at, text) ? text : encodeURIComponent(text)
  })
  return linkAddress(withScheme(template, withOneScheme(filled).trim()))
}

/** `//host` and `www.host.example:8080/path`; a path of this site has no dot before its first slash. */
const WITHOUT_SCHEME = /^\s*(?:\/\/[^/\\]|(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?::\d+)?(?:[/?#]|\s*$))/u
const TO_PEOPLE = /^\s*(?:mailto|tel):/i

/** Only an author may leave out the scheme before a host: readers would not see that a value leads to another site. */
function withScheme(template: string, filled: string): string {
  // Mail programs and telephones expect these signs as they are.
  if (TO_PEOPLE.test(template)) return filled.replaceAll('%40', '@').replaceAll('%2B', '+')
  if (!WITHOUT_SCHEME.test(template)) return filled
  return filled.startsWith('//') ? `https:${filled}` : `https://${filled}`
}

/** The address without the scheme before one that it has by itself, as when a whole address is typed behind `https://`. */
export const withOneScheme = (address: string): string => address.replace(/^\s*https?:\/\/(?=https?:\/\/)/i, '')

/** Tags that a template may have, for completion. */
export function templateTags({ columns, parameters }: Pick<ClickContext, 'columns' | 'parameters'>): readonly string[] {
  return [...columns.map(({ name }) => `{{${name}}}`), ...parameters.map(({ slug }) => `{{filter:${slug}}}`)]
}

function textOf(tag: string, { columns, row, parameters, values, userAttributes = {} }: ClickContext): string {
  const [, kind, named = ''] = /^\s*(?:(column|filter|user):)?(.*?)\s*$/is.exec(tag) ?? []
  const name = named.toLowerCase()
  const isNamed = (text: string | undefined) => text?.toLowerCase() === name
  if (kind === 'filter') {
    const parameter = parameters.find(({ id, slug, name: title }) => isNamed(slug) || isNamed(title) || id === named)
    return parameter === undefined ? '' : itemsOf(ownValue(values, parameter.id)).map(String).join(',')
  }
  if (kind === 'user') return plain(userAttributes[named])
  const exact = columns.findIndex((column) => column.name === named)
  const place = exact >= 0 ? exact : columns.findIndex((one) => isNamed(one.name) || isNamed(one.display_name))
  return plain(row[place])
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
