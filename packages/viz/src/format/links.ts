/** Cells that are more than text: links, mail addresses, images (contract: visualization, section 4). */
import { linkAddress } from '@querent/contract/links/index.ts'
import type { Cell, Column } from '../data/index.ts'
import type { Format } from './values.ts'

export type RichValue =
  | { kind: 'text'; text: string }
  | { kind: 'link' | 'email'; text: string; url: string }
  | { kind: 'image'; text: string; url: string }

interface LinkSettings {
  viewAs: 'auto' | 'text' | 'link' | 'email_link' | 'image'
  linkText: string
  linkUrl: string
}

/** Reads `view_as`, `link_text` and `link_url`; what is not well-formed counts as not set. */
export function readLinkSettings(stored: Readonly<Record<string, unknown>>): LinkSettings {
  const viewAs = stored['view_as']
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    viewAs:
      viewAs === null ? 'text' : viewAs === 'link' || viewAs === 'email_link' || viewAs === 'image' ? viewAs : 'auto',
    linkText: text(stored['link_text']),
    linkUrl: text(stored['link_url']),
  }
}

interface RichInput {
  column: Column
  cell: Cell
  text: string
  row: readonly Cell[]
  link: LinkSettings
  columns: readonly Column[]
  format: Format
}

/** Whether a text is meant as an address: words without scheme and path are a text. */
const isAddress = (text: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|[/?#])\S*$/i.test(text)

/** What a cell is; what no link may have as its address is a text. */
export function richValue({ column, cell, text, row, link, columns, format }: RichInput): RichValue {
  const plain: RichValue = { kind: 'text', text }
  if (cell === null || link.viewAs === 'text') return plain
  const raw = typeof cell === 'object' ? text : String(cell)
  const filled = (template: string, encode: (value: string) => string) =>
    template.replaceAll(/\{\{([^}]+)\}\}/g, (_, name: string) => {
      const of = columns.find((other) => other.name.toLowerCase() === name.trim().toLowerCase())
      return of === undefined ? '' : encode(of === column ? raw : format.of(of).text(row[of.index] ?? null))
    })
  const isUrl = /^https?:\/\/\S+$/i.test(raw) && linkAddress(raw) !== null
  switch (link.viewAs) {
    case 'image':
      return isUrl ? { kind: 'image', text, url: raw } : plain
    case 'email_link':
      return { kind: 'email', text: filled(link.linkText, String) || text, url: `mailto:${raw}` }
    case 'link': {
      const url =
        link.linkUrl === '' ? raw : filled(link.linkUrl, link.linkUrl.startsWith('{{') ? String : encodeURIComponent)
      const shown = filled(link.linkText, String) || text
      const address = isAddress(url) ? linkAddress(url) : null
      return address === null ? { kind: 'text', text: shown } : { kind: 'link', text: shown, url: address }
    }
    default:
      if (column.semanticType === 'type/Email' && /^[^\s@]+@[^\s@]+$/.test(raw)) {
        return { kind: 'email', text, url: `mailto:${raw}` }
      }
      if (isUrl && (column.semanticType === 'type/ImageURL' || column.semanticType === 'type/AvatarURL')) {
        return { kind: 'image', text, url: raw }
      }
      return isUrl && column.kind === 'text' ? { kind: 'link', text, url: raw } : plain
  }
}
