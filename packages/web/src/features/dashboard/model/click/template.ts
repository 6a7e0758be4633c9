/** Links and texts with values of a row in them: `https://shop.example/orders/{{ID}}`, `{{filter:state}}`. */
import { itemsOf } from '../filters/index.ts'
import type { ClickContext } from './values.ts'

const TAG = /\{\{([^{}]*)\}\}/g
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The text with values as they are; nothing where there is none. */
export function fillTemplate(template: string, context: ClickContext): string {
  return template.replace(TAG, (_, tag: string) => textOf(tag, context))
}

/**
 * The address with values in it, each written so that it changes nothing about the rest; a value that the template begins
 * with may be an address itself. Null where it leads nowhere, or to a scheme that runs something.
 */
export function fillLink(template: string, context: ClickContext): string | null {
  const isAddress = (at: number) => template.slice(0, at).trim() === ''
  const link = template
    .replace(TAG, (_, tag: string, at: number) => {
      const text = textOf(tag, context)
      return isAddress(at) ? text : encodeURIComponent(text)
    })
    .trim()
  return link !== '' && isSafe(link) ? link : null
}

/** Tags that a template may have, for completion. */
export function templateTags({ columns, parameters }: Pick<ClickContext, 'columns' | 'parameters'>): readonly string[] {
  return [...columns.map(({ name }) => `{{${name}}}`), ...parameters.map(({ slug }) => `{{filter:${slug}}}`)]
}

/** True for web addresses, mail, telephone, and places of this site. */
function isSafe(link: string): boolean {
  // Browsers leave out control signs within a scheme.
  // oxlint-disable-next-line no-control-regex -- those are what it is about
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(link.replaceAll(/[\u0000-\u0020]/g, '')) ?? []
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase())
}

function textOf(tag: string, { columns, row, parameters, values, userAttributes = {} }: ClickContext): string {
  const [, kind, named = ''] = /^\s*(?:(column|filter|user):)?(.*?)\s*$/is.exec(tag) ?? []
  const name = named.toLowerCase()
  const isNamed = (text: string | undefined) => text?.toLowerCase() === name
  if (kind === 'filter') {
    const parameter = parameters.find(({ id, slug, name: title }) => isNamed(slug) || isNamed(title) || id === named)
    return parameter === undefined ? '' : itemsOf(values[parameter.id]).map(String).join(',')
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
