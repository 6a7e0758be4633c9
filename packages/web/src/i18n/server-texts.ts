/**
 * What the server says to people, by the texts that the contract fixes. Their translations are in the catalogs as those of
 * the page are; other texts, such as an engine's own, are shown as they came.
 */
import { HOLE, SERVER_TEMPLATES, SERVER_TEXTS } from './said-by-server.ts'
import { locale, translated } from './t.ts'

interface Template {
  text: string
  pattern: RegExp
}

let templates: readonly Template[] | undefined

/** The text of the server in the reader's language. */
export function sayServerText(text: string): string {
  if (SERVER_TEXTS.has(text)) return translated(text)
  if (locale().startsWith('en')) return text
  templates ??= SERVER_TEMPLATES.map((one) => ({ text: one, pattern: patternOf(one) }))
  for (const { text: template, pattern } of templates) {
    const values = pattern.exec(text)?.groups
    if (values !== undefined) return said(template, values) ?? text
  }
  return text
}

/** Undefined where the template has no translation. */
function said(template: string, values: Readonly<Record<string, string>>): string | undefined {
  const message = translated(template)
  if (message === template) return undefined
  return message.replaceAll(new RegExp(HOLE, 'g'), (hole, name: string) => valueOf(name, values[name]) ?? hole)
}

/** What the server quotes is often its own, and it writes numbers as English does. */
function valueOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (QUOTED.has(name)) return sayServerText(value)
  const [number, unit = ''] = value.split(' ')
  if (!MEASURED.has(name) || number === undefined || !NUMBER.test(number)) return value
  const written = Number(number.replaceAll(',', '')).toLocaleString(locale(), { maximumSignificantDigits: 15 })
  return unit === '' ? written : `${written} ${unit}`
}

const QUOTED: ReadonlySet<string> = new Set(['reason', 'error', 'message'])
const MEASURED: ReadonlySet<string> = new Set(['value', 'goal', 'now', 'before', 'size', 'n'])
const NUMBER = /^-?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/

function patternOf(template: string): RegExp {
  const parts = template.split(HOLE)
  return new RegExp(
    `^${parts.map((part, at) => (at % 2 === 0 ? RegExp.escape(part) : `(?<${part}>.+?)`)).join('')}$`,
    's',
  )
}
