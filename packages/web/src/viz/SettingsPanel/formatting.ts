/** Rules that color the cells of tables and pivots, as settings store them (contract: visualization, section 3). */
import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { isNumeric, WITHOUT_VALUE } from '@querent/viz/grid/index.ts'

export interface SingleRule {
  columns: readonly string[]
  type: 'single'
  operator: string
  value?: unknown
  color: string
  highlight_row?: boolean
}

export interface RangeRule {
  columns: readonly string[]
  type: 'range'
  colors: readonly string[]
  min_type: End
  min_value?: number
  max_type: End
  max_value?: number
}

/** Where a range of colors ends: at the column's own value, at that of all its columns, or at a number. */
export type End = null | 'all' | 'custom'
export type Rule = SingleRule | RangeRule

/** What a cell that meets a new rule is colored with. */
const FIRST_COLOR = '#509ee3'
const WHITE = '#ffffff'

/** The key that holds the rules: pivots read their own before that of tables. */
export const rulesKey = (display: string, settings: Readonly<Record<string, unknown>>) =>
  display === 'pivot' && settings['pivot_table.column_formatting'] !== undefined
    ? 'pivot_table.column_formatting'
    : 'table.column_formatting'

/** The stored rules; entries of another form are left out. */
export function rulesOf(stored: unknown): Rule[] {
  return (Array.isArray(stored) ? (stored as Partial<Rule>[]) : []).filter(
    (rule): rule is Rule => Array.isArray(rule?.columns) && (rule.type === 'single' || rule.type === 'range'),
  )
}

/** A rule for a column, as it begins. */
export function newRule(column: Column): Rule {
  const operator = operatorsFor([column])[0]?.id ?? '='
  return { columns: [column.name], type: 'single', operator, color: FIRST_COLOR, highlight_row: false }
}

/** The rule as one color for cells that meet a condition, or as a range of colors. */
export function asType(rule: Rule, type: Rule['type'], columns: readonly Column[]): Rule {
  if (rule.type === type) return rule
  if (rule.type === 'single') {
    return { columns: rule.columns, type: 'range', colors: [WHITE, rule.color], min_type: null, max_type: null }
  }
  const operator = operatorsFor(columns)[0]?.id ?? '='
  return { columns: rule.columns, type: 'single', operator, color: rule.colors.at(-1) ?? FIRST_COLOR }
}

/** True where the condition compares with a value. */
export const hasValue = (operator: string) => !WITHOUT_VALUE.has(operator)

/** True where every column holds numbers. */
export const areNumbers = (columns: readonly Column[]) => columns.length > 0 && columns.every(isNumeric)

/** The conditions that fit all of the columns, the most useful first. */
export function operatorsFor(columns: readonly Column[]): { id: string; label: string }[] {
  const empty = [
    { id: 'is-null', label: t('is empty') },
    { id: 'not-null', label: t('is not empty') },
  ]
  const equal = [
    { id: '=', label: t('is') },
    { id: '!=', label: t('is not') },
  ]
  if (columns.every(({ base_type }) => base_type === 'type/Boolean')) {
    return [{ id: 'is-true', label: t('is true') }, { id: 'is-false', label: t('is false') }, ...empty]
  }
  const order = [
    { id: '>', label: t('is greater than') },
    { id: '>=', label: t('is at least') },
    { id: '<', label: t('is less than') },
    { id: '<=', label: t('is at most') },
  ]
  if (areNumbers(columns) || columns.every(({ base_type }) => /^type\/(?:Date|Time)/.test(base_type))) {
    return [...order, ...equal, ...empty]
  }
  return [
    ...equal,
    { id: 'contains', label: t('contains') },
    { id: 'does-not-contain', label: t('does not contain') },
    { id: 'starts-with', label: t('starts with') },
    { id: 'ends-with', label: t('ends with') },
    ...empty,
  ]
}

/** The rule in words: `Total is greater than 100`. */
export function sayRule(rule: Rule, columns: readonly Column[]): string {
  const named = rule.columns.map((name) => columns.find((column) => column.name === name)?.display_name ?? name)
  const names = named.join(', ')
  if (rule.type === 'range') return t('{columns}: color range', { columns: names })
  const known = operatorsFor(columns.filter(({ name }) => rule.columns.includes(name)))
  const operator = known.find(({ id }) => id === rule.operator)?.label ?? rule.operator
  return hasValue(rule.operator) ? `${names} ${operator} ${String(rule.value ?? '…')}` : `${names} ${operator}`
}
