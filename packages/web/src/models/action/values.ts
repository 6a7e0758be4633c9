/** Values as they are typed, and as they are sent. */
import { ownValue } from '@querent/contract/lookup/index.ts'
import type { RowValues } from '../../api/action.ts'
import { locale, t } from '../../i18n/t.ts'
import { exactNumber } from '../../lib/exact-json.ts'
import { plainNumber, typedNumber } from '../../lib/typed-number.ts'
import type { ActionField } from './fields.ts'

/** What is in the inputs, by the id of the parameter; nothing is an empty text. */
export type Typed = Readonly<Record<string, string>>

/** A value as its input shows it. */
export function textOf({ input }: Pick<ActionField, 'input'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
  switch (input) {
    case 'number':
      return typedNumber(text, locale())
    case 'date':
      return text.slice(0, 10)
    case 'time':
      return /^\d{2}:\d{2}(?::\d{2})?/.exec(text)?.[0] ?? text
    case 'datetime':
      return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?/.exec(text)?.[0].replace(/:00$/, '') ?? text
    case 'boolean':
      // Some engines keep them as numbers.
      return text === '1' ? 'true' : text === '0' ? 'false' : text
    default:
      return text
  }
}

/** A value of a row as it is read, where its type is not known. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  return textOf({ input: 'string' }, value)
    .replace(/^(\d{4}-\d{2}-\d{2})T00:00:00(?:Z|[+-]\d{2}:\d{2})$/, '$1')
    .replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/, '$1 $2')
}

/**
 * What is sent: what was filled in, and of a row that is there only what was changed in it.
 * @param fixed Ids of what is not asked for, which is sent in any case.
 */
export function sentValues(
  fields: readonly ActionField[],
  typed: Typed,
  row: RowValues | null = null,
  fixed: ReadonlySet<string> = NONE,
): RowValues {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const text = ownValue(typed, field.id) ?? ''
    const before = row === null ? undefined : ownValue(row, field.id)
    if (text === '') return []
    const isKept = before !== undefined && textOf(field, before) === text
    if (field.isKey || fixed.has(field.id) || !isKept) return [[field.id, valueOf(field, text)]]
    // A default would take the place of what is not sent.
    return field.defaultValue === undefined ? [] : [[field.id, before]]
  })
  return Object.fromEntries(entries)
}

/** The number fields in which something else was typed. */
export function wrongNumbers(fields: readonly ActionField[], typed: Typed): readonly ActionField[] {
  return fields.filter(({ id, input }) => {
    const text = ownValue(typed, id) ?? ''
    return input === 'number' && text !== '' && plainNumber(text, locale()) === null
  })
}

function valueOf({ input }: ActionField, text: string): unknown {
  if (input === 'boolean') return text === 'true'
  const plain = input === 'number' ? plainNumber(text, locale()) : null
  return plain === null ? text : exactNumber(plain)
}

const NONE: ReadonlySet<string> = new Set()
