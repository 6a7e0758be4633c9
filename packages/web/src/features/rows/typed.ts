/** Values of cells as they are typed. */
import { t } from '../../i18n/t.ts'
import type { EditedColumn } from './draft.ts'

export type InputKind = 'text' | 'whole' | 'number' | 'date' | 'datetime' | 'time' | 'boolean'

const KINDS: readonly [pattern: RegExp, kind: InputKind][] = [
  [/Boolean$/, 'boolean'],
  [/Integer$/, 'whole'],
  [/(Number|Float|Decimal)$/, 'number'],
  [/\/DateTime/, 'datetime'],
  [/\/Date$/, 'date'],
  [/\/Time/, 'time'],
]

export function inputKind({ base_type }: Pick<EditedColumn, 'base_type'>): InputKind {
  return KINDS.find(([pattern]) => pattern.test(base_type))?.[1] ?? 'text'
}

/** A value as its input holds it. */
export function typedText(kind: InputKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (kind === 'boolean') return text === '1' ? 'true' : text === '0' ? 'false' : text
  if (kind === 'date') return text.slice(0, 10)
  if (kind === 'datetime') return text.slice(0, 19)
  return kind === 'time' ? text.slice(0, 8) : text
}

const PATTERNS: Partial<Record<InputKind, RegExp>> = {
  whole: /^[+-]?\d+$/,
  number: /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
}

/** More digits than a number holds stay a text. */
const SAFE_DIGITS = 15

/** What was typed as a value; nothing typed is an empty cell. */
export function readTyped(kind: InputKind, text: string): { value: unknown } | { error: string } {
  if (kind === 'text') return { value: text === '' ? null : text }
  const typed = text.trim()
  if (typed === '') return { value: null }
  if (kind === 'boolean') return { value: typed === 'true' }
  if (PATTERNS[kind]?.test(typed) === false) return { error: wrong(kind) }
  const isNumber = kind === 'whole' || kind === 'number'
  return { value: isNumber && typed.replace(/\D/g, '').length <= SAFE_DIGITS ? Number(typed) : typed }
}

function wrong(kind: InputKind): string {
  if (kind === 'whole') return t('Enter a whole number.')
  if (kind === 'number') return t('Enter a number.')
  return kind === 'time' ? t('Enter a time.') : t('Enter a date.')
}
